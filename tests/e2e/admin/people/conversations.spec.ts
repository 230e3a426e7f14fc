import { createTransport } from 'nodemailer';
import { renderCvPdf } from '../../../../database/seed/people/cv-pdf.ts';
import { bounceMail, rawMail } from '../../../fixtures/mail/raw-mail.ts';
import { readUnsentMail } from '../../../fixtures/mail/unsent-mail.ts';
import type { Backend } from '../../support/backend.ts';
import { createApplication, createPerson } from '../../support/people.ts';
import { dataDir, inboundAddress, inboundPort } from '../../support/settings.ts';
import { createClientJob } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';

/** Delivers a mail as the server of its sender does. */
const deliver = (raw: Buffer, to = inboundAddress) =>
  createTransport({ host: '127.0.0.1', port: inboundPort, ignoreTLS: true }).sendMail({
    envelope: { from: 'someone@people.example', to },
    raw,
  });

/** Returns the head of the first mail about an application, once it was sent. */
async function readSent({ service }: Backend, application: string) {
  const find = () =>
    service.from('outbox').select('id').eq('application_id', application).limit(1).throwOnError();
  await expect.poll(async () => (await find()).data?.length).toBe(1);
  const id = (await find()).data?.[0]?.id ?? '';
  await service.from('outbox').update({ send_after: new Date().toISOString() }).eq('id', id);
  const text = await readUnsentMail(dataDir, id);
  const header = (name: string) =>
    new RegExp(`^${name}: <?([^>\\r\\n]+)`, 'm').exec(text)?.[1] ?? '';
  return { replyTo: header('Reply-To'), messageId: header('Message-ID') };
}

test('a reply with an attachment arrives, is answered, and a mail that comes back marks the address', async ({
  page,
  backend,
  enterAs,
}) => {
  const { id: jobId } = await createClientJob(backend);
  const person = await createPerson(backend, { first_name: 'Sixten', last_name: 'Svarande' });
  const application = await createApplication(backend, person.id, jobId);
  await enterAs('recruiter');
  await page.goto(`/admin/job-applications?application=${application}&tab=mail`);
  await expect(page.getByText('No emails yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('textbox').fill('Are you free on Tuesday?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  const sent = await readSent(backend, application);
  expect(sent.replyTo).toMatch(/^replies\+[0-9a-f]{32}@/);

  const bytes = renderCvPdf('Sixten Svarande');
  const files = [{ name: 'Portfolio.pdf', type: 'application/pdf', bytes }];
  const from = `Sixten Svarande <${person.email}>`;
  await deliver(rawMail({ from, to: sent.replyTo, text: 'Tuesday is fine!', files }), sent.replyTo);
  const thread = page.getByRole('tabpanel', { name: 'Emails' }).getByRole('listitem');
  await expect(thread.filter({ hasText: 'Tuesday is fine!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Portfolio.pdf' })).toBeVisible();

  const answer = page.getByRole('textbox', { name: /^Message to/ });
  await expect(answer).toContainText('Hi Sixten,');
  await answer.locator('p').nth(1).click();
  await page.keyboard.type('See you at ten.');
  await page.getByRole('checkbox', { name: 'Portfolio.pdf' }).check();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Send' }).click();
  const answered = thread.filter({ hasText: 'See you at ten.' });
  await expect(answered).toContainText('Hi Sixten,');
  await expect(answered).toContainText('Portfolio.pdf');

  await deliver(bounceMail({ recipient: String(person.email), messageId: sent.messageId }));
  await expect(thread.filter({ hasText: 'Not delivered' })).toBeVisible();
  await page.goto(`/admin/applicants/${person.id}`);
  await page.getByRole('region', { name: 'Emails' }).getByRole('link').click();
  await expect(page.getByText(/come back, so nothing more is sent/)).toBeVisible();
  await page.getByRole('button', { name: 'The address works' }).click();
  await expect(page.getByText(/come back, so nothing more is sent/)).toBeHidden();
});

test('mail that belongs to no conversation is assigned by staff', async ({
  page,
  backend,
  enterAs,
}) => {
  const person = await createPerson(backend, { first_name: 'Okänd', last_name: 'Avsändarsson' });
  await enterAs('recruiter');
  await page.goto('/admin/conversations');
  await deliver(rawMail({ from: 'Someone <other@people.example>', subject: `About ${person.id}` }));
  const mail = page
    .getByRole('region', { name: 'Emails that belong to no conversation' })
    .getByRole('listitem')
    .filter({ hasText: person.id });
  await mail.getByRole('button', { name: 'Assign…' }).click();
  await page.getByRole('combobox').fill('Avsändarsson');
  await page.getByRole('option', { name: /Avsändarsson/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click();
  await expect(mail).toBeHidden();
  await page.getByRole('link', { name: 'Okänd Avsändarsson' }).click();
  await expect(page.getByText('which isn’t the address on file')).toBeVisible();
});
