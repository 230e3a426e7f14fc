import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { rawMail } from '../../../fixtures/mail/raw-mail.ts';
import { inventEmail } from '../../support/backend.ts';
import { createPerson } from '../../support/people.ts';
import { inboundAddress, inboundPort } from '../../support/settings.ts';
import { expect, test } from '../../support/staff-test.ts';

/** Delivers a mail as the server of its sender does. */
const deliver = (raw: Buffer, to = inboundAddress) =>
  createTransport({ host: '127.0.0.1', port: inboundPort, ignoreTLS: true }).sendMail({
    envelope: { from: 'someone@people.example', to },
    raw,
  });

test('every conversation can be reached, also by name, and its assignment undone', async ({
  page,
  backend,
  enterAs,
}) => {
  const { service } = backend;
  const word = `Brevvän-${randomUUID().slice(0, 8)}`;
  const people = Array.from({ length: 51 }, (_, number) => ({
    first_name: `Nr ${100 + number}`,
    last_name: word,
    email: inventEmail(),
  }));
  const { data } = await service.from('people').insert(people).select('id').throwOnError();
  const conversations = data.map(({ id }, number) => ({
    person_id: id,
    last_mail_at: new Date(Date.now() - number * 60_000).toISOString(),
  }));
  await service.from('conversations').insert(conversations).throwOnError();
  const { name } = await backend.createStaff('recruiter', `Rut ${word}`);
  await enterAs('recruiter');
  await page.goto('/admin/conversations');
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(word.toLowerCase());
  await expect(page.getByRole('link', { name: word })).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('link', { name: `Nr 150 ${word}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();

  // A colleague who was chosen by mistake, as with an arrow key, is taken back.
  await page.getByRole('link', { name: `Nr 150 ${word}` }).click();
  const responsible = page.getByLabel('Assigned to');
  const before = await responsible.inputValue();
  await responsible.selectOption({ label: name });
  await expect(page.getByText(`Assigned to ${name}.`)).toBeVisible();
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click();
  await expect(responsible).toHaveValue(before);
});

test('mail that belongs to no conversation is assigned by staff', async ({
  page,
  backend,
  enterAs,
}) => {
  const lastName = `Avsändarsson ${randomUUID().slice(0, 8)}`;
  const name = `Okänd ${lastName}`;
  const person = await createPerson(backend, { first_name: 'Okänd', last_name: lastName });
  await enterAs('recruiter');
  await page.goto('/admin/conversations');
  await deliver(rawMail({ from: 'Someone <other@people.example>', subject: `About ${person.id}` }));
  const mail = page
    .getByRole('region', { name: 'Emails outside any conversation' })
    .getByRole('listitem')
    .filter({ hasText: person.id });
  await mail.getByRole('button', { name: 'Assign…' }).click();
  await page.getByRole('combobox').fill(lastName);
  await page.getByRole('option', { name: new RegExp(lastName) }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click();
  await expect(mail).toBeHidden();
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('which isn’t the address on file')).toBeVisible();

  // A colleague who keeps it for later finds it in the list and in My day.
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText('Unread')).toBeVisible();
  await page.goto('/admin/dashboard');
  const replies = page.getByRole('region', { name: /^Unread replies/ });
  await expect(replies.getByRole('link', { name })).toBeVisible();
});
