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

/** Returns the head of the first mail about an application that was not cancelled, once it was sent. */
async function readSent({ service }: Backend, application: string) {
  const find = () =>
    service
      .from('outbox')
      .select('id')
      .eq('application_id', application)
      .neq('state', 'cancelled')
      .limit(1)
      .throwOnError();
  await expect.poll(async () => (await find()).data?.length).toBe(1);
  const id = (await find()).data?.[0]?.id ?? '';
  await service.from('outbox').update({ send_after: new Date().toISOString() }).eq('id', id);
  const text = await readUnsentMail(dataDir, id);
  const header = (name: string) =>
    new RegExp(`^${name}: <?([^>\\r\\n]+)`, 'm').exec(text)?.[1] ?? '';
  return { replyTo: header('Reply-To'), messageId: header('Message-ID'), text };
}

test('a template and a file start a conversation; a reply is answered; a mail that comes back marks the address', async ({
  page,
  backend,
  enterAs,
  expectAccessible,
}) => {
  const { id: jobId } = await createClientJob(backend);
  const person = await createPerson(backend, { first_name: 'Sixten', last_name: 'Svarande' });
  const application = await createApplication(backend, person.id, jobId);
  await enterAs('recruiter');

  // A template with a variable, written with the keyboard alone.
  await page.goto('/admin/conversations/templates/new');
  const name = `Tuesday ${person.id.slice(0, 8)}`;
  await page.getByLabel('Name').fill(name);
  const text = page.getByRole('textbox', { name: 'Text in English' });
  await text.focus();
  await page.keyboard.type('Dear ');
  const english = page.getByRole('region', { name: 'English' });
  await english.getByRole('button', { name: 'Insert' }).last().press('Enter');
  await page.getByRole('menuitem', { name: 'First name' }).press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type(', are you free on Tuesday?');
  await expectAccessible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();

  await page.goto(`/admin/job-applications?application=${application}&tab=mail`);
  await expect(page.getByText('Nobody has written yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel('Start from').selectOption({ label: name });
  const message = dialog.getByRole('textbox', { name: /^Message to/ });
  await expect(message).toContainText('Dear Sixten, are you free on Tuesday?');
  const terms = { name: 'Terms.txt', mimeType: 'text/plain', buffer: Buffer.from('Our terms') };
  await dialog.locator('input[type=file]').setInputFiles(terms);
  await expect(dialog.getByRole('checkbox', { name: 'Terms.txt' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const shown = dialog.frameLocator('iframe');
  await expect(shown.getByText('Dear Sixten, are you free on Tuesday?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  // A cancelled mail can be sent again as it was.
  // The editor below has a button of that name, too.
  await page.getByText('Undo', { exact: true }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  await expect(message).toContainText('Dear Sixten, are you free on Tuesday?');
  await expect(dialog.getByRole('checkbox', { name: 'Terms.txt' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const sent = await readSent(backend, application);
  expect(sent.replyTo).toMatch(/^replies\+[0-9a-f]{32}@/);
  expect(sent.text).toContain('Terms.txt');

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
  await page.getByRole('tabpanel').getByRole('button', { name: 'Send', exact: true }).click();
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
