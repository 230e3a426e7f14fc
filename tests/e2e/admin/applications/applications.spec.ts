import { minFillTimeMs } from '../../../../domain/forms/form-guard.ts';
import { type Backend, inventEmail } from '../../support/backend.ts';
import { expect, test } from '../../support/staff-test.ts';
import { cardIn, createOpenJob, submitApplication } from './board.ts';

// A recruiter uses the board, from a job in two languages to a decision that the applicants receive.

test.use({ expectedErrors: /status of (403|409|404)|ERR_INTERNET_DISCONNECTED|WebSocket/ });

/** Mails wait ten seconds for undo; the tests do not. */
async function sendWaitingMail({ service }: Backend, email: string) {
  await service
    .from('outbox')
    .update({ send_after: new Date().toISOString() })
    .eq('to_email', email)
    .eq('state', 'queued')
    .throwOnError();
}

test('applicants are received, decided and notified, and the export contains everything', async ({
  page,
  browser,
  baseURL,
  request,
  backend,
  enterAs,
}) => {
  const job = await createOpenJob(backend);
  await enterAs('recruiter');
  await page.goto(`/admin/job-applications?job=${job.id}&lang=en`);
  await expect(page.getByRole('region', { name: 'New', exact: true })).toContainText(
    'No applications',
  );

  // An applicant applies in Swedish on the public page.
  const context = await browser.newContext({ baseURL, locale: 'sv-SE' });
  const candidate = await context.newPage();
  const email = inventEmail();
  await test.step('an applicant applies in Swedish on the public page', async () => {
    await candidate.goto(`/job/${job.slug}?lang=sv`);
    await expect(candidate.getByRole('heading', { level: 1 })).toContainText('Kock');
    await candidate.waitForTimeout(minFillTimeMs);
    await candidate.getByLabel('Förnamn', { exact: true }).fill('Hedda');
    await candidate.getByLabel('Efternamn', { exact: true }).fill('Anställdsson');
    await candidate.getByLabel('E-post', { exact: true }).fill(email);
    await candidate.getByLabel('Cv', { exact: true }).setInputFiles({
      name: 'Hedda.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Hedda Anställdsson\nTwelve years of soup'),
    });
    await candidate.getByRole('checkbox', { name: /Jag samtycker/ }).check();
    await candidate.getByRole('button', { name: 'Skicka ansökan' }).click();
    await expect(candidate).toHaveURL(/thank-you/);
    await expect(cardIn(page, 'New', 'Hedda Anställdsson')).toBeVisible();
  });

  // Files of the person's own page are signed when they are opened, so that they open from a page that is an hour old
  // too.
  const own = new URL(await backend.findLink(email, 'application_received'));
  await candidate.goto(own.pathname);
  const file = candidate.getByRole('link', { name: 'Hedda.txt' });
  await expect(file).toHaveAttribute('href', /^\/me\/[^/]+\/file\/[^/?]+$/);
  const href = String(await file.getAttribute('href'));
  expect(await (await request.get(href)).text()).toContain('Twelve years of soup');
  const otherEmail = await submitApplication(request, job.slug, 'Ronja');
  await expect(cardIn(page, 'New', 'Ronja Provsson')).toBeVisible();

  const panel = page.getByRole('complementary', { name: 'Application' });
  await test.step('the recruiter adds a rating, a tag and a note, and reads the answers', async () => {
    await cardIn(page, 'New', 'Ronja Provsson').click();
    await panel.getByRole('radio', { name: '4 of 5' }).check({ force: true });
    // Named by the colleague who gave it.
    await expect(panel.getByRole('group', { name: 'Your rating' })).toContainText(/\p{L} 4/u);
    await panel.getByLabel('Add tag').fill('Gloves');
    await panel.getByLabel('Add tag').press('Enter');
    await expect(cardIn(page, 'New', 'Ronja Provsson')).toContainText('Gloves');
    await panel.getByRole('tab', { name: /Notes/ }).click();
    await panel.getByLabel('New note').fill('Polite on the phone.');
    await panel.getByRole('button', { name: 'Save note' }).click();
    await expect(panel.getByRole('tab', { name: 'Notes 1' })).toBeVisible();
    await panel.getByRole('tab', { name: 'Answers' }).click();
    await expect(panel).toContainText('Ronja cooks with gloves on.');
  });

  const dialog = page.getByRole('dialog');
  await test.step('the recruiter rejects with a reason, a merit note and a mail', async () => {
    await panel.getByRole('button', { name: 'Reject…' }).click();
    await dialog.getByLabel('Reason').selectOption('skills');
    await dialog.getByLabel('Merit note').fill('Soup without salt in the work sample.');
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(cardIn(page, 'Rejected', 'Ronja Provsson')).toContainText('Waiting');
    await expect(panel).toContainText('Soup without salt in the work sample.');
  });

  await test.step('the recruiter hires by keyboard', async () => {
    await page.keyboard.press('Escape');
    await cardIn(page, 'New', 'Hedda Anställdsson').click();
    await expect(panel).toContainText('Twelve years of soup');
    await panel.focus();
    await page.keyboard.press('m');
    await page.keyboard.press('h');
    await dialog.getByLabel('Merit note').fill('Best soup, and the only one with bread.');
    await dialog.getByRole('button', { name: 'Hire', exact: true }).click();
    await expect(cardIn(page, 'Hired', 'Hedda Anställdsson')).toBeVisible();
  });

  // The applicants see the decision once the mail has been sent.
  for (const address of [email, otherEmail]) await sendWaitingMail(backend, address);
  await expect(cardIn(page, 'Rejected', 'Ronja Provsson')).not.toContainText('Waiting');
  await expect(cardIn(page, 'Hired', 'Hedda Anställdsson')).not.toContainText('Waiting');
  const status = new URL(await backend.findLink(email, 'application_received'));
  await candidate.goto(`${status.pathname}?lang=sv`);
  await expect(candidate.getByText('Grattis', { exact: false })).toBeVisible();
  const other = new URL(await backend.findLink(otherEmail, 'application_received'));
  await candidate.goto(`${other.pathname}?lang=en`);
  await expect(candidate.getByText('It wasn’t a match this time.', { exact: false })).toBeVisible();
  await context.close();

  // Ronja's export contains the note, the decision with its merit note, the cover letter and both
  // mails.
  const token = other.pathname.split('/').at(-1);
  const response = await request.post('/functions/v1/person', {
    data: { action: 'export', token },
  });
  const everything = JSON.stringify(await response.json());
  for (const part of [
    'Soup without salt in the work sample.',
    'Polite on the phone.',
    'Ronja cooks with gloves on.',
    otherEmail,
    'skills',
  ]) {
    expect(everything).toContain(part);
  }
});
