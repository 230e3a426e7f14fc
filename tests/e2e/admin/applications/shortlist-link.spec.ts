import { inventEmail } from '../../support/backend.ts';
import { untilReady } from '../../support/ready.ts';
import { createApplicant, createClientJob } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';

test('a copied link shares the draft, and a new link keeps what the client answered', async ({
  page,
  browser,
  request,
  backend,
  enterAs,
  open,
  expectAccessible,
}) => {
  const job = await createClientJob(backend);
  await createApplicant(backend, request, job, 'Ylva');
  await enterAs('recruiter');
  await open(`/admin/jobs/${job.id}/review`);
  await page.getByRole('main').getByRole('button', { name: 'New shortlist' }).last().click();
  await page.getByLabel('Name').fill('Ines Kund');
  await page.getByRole('button', { name: 'Create draft' }).click();

  const field = page.getByLabel('Link for the client');
  const old = await field.inputValue();
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  expect((await phone.goto(old))?.status()).toBe(404);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+c');
  const shared = page.getByText('Shared. Contacts with portal access see it now');
  await expect(shared).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Shortlists' });
  await expect(links).toContainText('Not opened yet');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(links).toContainText('Draft, not shared');
  expect((await phone.goto(old))?.status()).toBe(404);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(links).toContainText('Not opened yet');

  expect((await phone.goto(old))?.status()).toBe(200);
  await phone.mouse.move(20, 200);
  await untilReady(phone);
  const card = phone.getByRole('article').first();
  await card.getByRole('button', { name: 'Ask for an interview' }).click();
  await expect(card).toContainText('You’ve asked for an interview.');
  const row = page.getByRole('listitem').filter({ has: page.getByLabel(/^Why Ylva/) });
  await expect(row).toContainText('Wants an interview');

  const replace = page.getByRole('button', { name: 'New link with the same shortlist' });
  await replace.click();
  const question = page.getByRole('dialog', { name: 'Replace the link?' });
  await expect(question).toContainText('The old link stops working right away');
  await expectAccessible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await phone.reload())?.status()).toBe(200);
  await replace.click();
  await question.getByRole('button', { name: 'Replace link' }).click();
  await expect(page.getByText('The old one no longer works.')).toBeVisible();
  await expect(links.getByRole('listitem')).toHaveCount(1);
  await expect(row).toContainText('Wants an interview');
  expect((await phone.reload())?.status()).toBe(404);
  await phone.goto(await field.inputValue());
  await expect(card).toContainText('You’ve asked for an interview.');
  await phone.close();
});

test('a replaced link is mailed again, and a double click replies once', async ({
  page,
  browser,
  request,
  backend,
  enterAs,
  open,
}) => {
  const job = await createClientJob(backend);
  await createApplicant(backend, request, job, 'Ylva');
  const email = inventEmail();
  await enterAs('recruiter');
  await open(`/admin/jobs/${job.id}/review`);
  await page.getByRole('main').getByRole('button', { name: 'New shortlist' }).last().click();
  await page.getByLabel('Name').fill('Ines Kund');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Create draft' }).click();
  const mail = page.getByRole('button', { name: 'Email it to Ines Kund' });
  await mail.click();
  await expect(page.getByRole('button', { name: `Emailed to ${email}.` })).toBeDisabled();
  const mailed = await backend.findLink(email, 'client_review_link');

  await page.getByRole('button', { name: 'New link with the same shortlist' }).click();
  await page.getByRole('button', { name: 'Replace link' }).click();
  await expect(page.getByText('The old one no longer works.')).toBeVisible();
  await expect(mail).toBeEnabled();
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  expect((await phone.goto(mailed))?.status()).toBe(404);
  await mail.click();
  await expect(page.getByRole('button', { name: `Emailed to ${email}.` })).toBeDisabled();
  await expect
    .poll(async () => {
      const link = await backend.findLink(email, 'client_review_link');
      return link !== mailed && (await phone.goto(link))?.status();
    })
    .toBe(200);

  await phone.mouse.move(20, 200);
  await untilReady(phone);
  const card = phone.getByRole('article').first();
  await card.getByText('Comment to your recruiter').click();
  await card.getByLabel(/^Comment on Ylva/).fill('Does she speak German?');
  await card.getByRole('button', { name: 'Send comment' }).click();
  const comments = page.getByRole('region', { name: /^Comments on Ylva/ });
  await comments.getByLabel(/^Reply to Ines Kund/).fill('Yes, fluently.');
  await comments.getByRole('button', { name: 'Send reply' }).dblclick();
  await expect(comments.getByLabel(/^Reply to Ines Kund/)).toHaveValue('');
  await expect(comments.getByText('Yes, fluently.')).toHaveCount(1);

  // The client was writing when the link was replaced.
  await card.getByLabel(/^Comment on Ylva/).fill('When can we meet?');
  await page.getByRole('button', { name: 'New link with the same shortlist' }).click();
  await page.getByRole('button', { name: 'Replace link' }).click();
  await expect(mail).toBeEnabled();
  await card.getByRole('button', { name: 'Send comment' }).click();
  await expect(phone.getByRole('heading', { name: 'This link doesn’t work' })).toBeInViewport();
  await expect(phone.getByText('When can we meet?')).toBeVisible();
  await phone.close();
});
