import { createApplications } from '../../support/people.ts';
import { createClientJob } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';

test.use({ expectedErrors: /status of (401|403)/ });

test('after a session that was ended elsewhere, login returns to the screen with the typed text', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createClientJob(backend);
  const [application] = await createApplications(backend, job, ['new']);
  const account = await enterAs('recruiter');
  const path = `/admin/job-applications?lang=en&job=${job.id}&application=${application?.id}`;
  await page.goto(path);
  await page.getByRole('button', { name: /^Email/ }).click();
  const message = page.getByRole('textbox', { name: /^Message to/ });
  await message.fill('Could you come on Thursday?');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Reject/ }).click();
  await page.getByLabel('Merit note').fill('Others knew the systems better.');
  // Escape closes the dialog and keeps the text, as in the email dialog.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Reject/ }).click();
  await expect(page.getByLabel('Merit note')).toHaveValue('Others knew the systems better.');
  await page.getByLabel('Reason').selectOption({ index: 1 });
  const elsewhere = await backend.signIn(account);
  await backend.service.auth.admin.signOut(elsewhere.access_token, 'others');
  // The 401 of this request reveals that the session has ended, unless a background request was
  // first.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Reject' })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expect(page.getByText('Your session was ended elsewhere.')).toBeVisible();
  await expect(page.getByText('One more step')).toHaveCount(0);
  await expect(page.getByText(/permission/)).toHaveCount(0);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(new RegExp(`application=${application?.id}`));
  await page.getByRole('button', { name: /^Email/ }).click();
  await expect(message).toHaveText('Could you come on Thursday?');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Reject/ }).click();
  await expect(page.getByLabel('Merit note')).toHaveValue('Others knew the systems better.');
});
