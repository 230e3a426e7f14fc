import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { maxAttachmentBytes } from '../../../../domain/mail/attachment.ts';
import { deliverMail } from '../../../../server/email/deliver.ts';
import { enqueueMail } from '../../../../server/email/enqueue.ts';
import { cast } from '../../../fixtures/cast.ts';
import { readPdf } from '../../../fixtures/documents/read-pdf.ts';
import { prepareInvoiceMail } from './prepare-invoice-mail.ts';

const {
  mailing,
  server,
  rows,
  call,
  addClient,
  addPlan,
  generate,
  invoicesOf,
  sendMonth,
  rejectFirst,
  addSent,
  mail,
  queue,
  stateOf,
} = prepareInvoiceMail();

it('mails the PDF to the billing address in the language of the client', async () => {
  const { id, number } = await addSent('ekonomi@ull.example');
  expect(await deliverMail(mailing.mailer, await queue(id))).toBe('sent');
  const [sent] = mailing.mailServer.to('ekonomi@ull.example');
  expect(sent?.subject).toBe(`Faktura ${number} från Alpaca`);
  expect(sent?.text).toContain('maj 2025: 38 750,00 SEK'.replaceAll(' ', ' '));
  expect(sent?.attachments).toHaveLength(1);
  const [file] = sent?.attachments ?? [];
  expect(file).toMatchObject({ filename: `Faktura ${number}.pdf`, mimeType: 'application/pdf' });
  const { text } = await readPdf(new Blob([file?.content as ArrayBuffer]));
  expect(text).toContain('Att betala 38 750,00 SEK');
});

it('sends the same mail with its file again when the mail server asks to wait', async () => {
  const { id } = await addSent('later@ull.example');
  const queued = await queue(id);
  rejectFirst.add('later@ull.example');
  expect(await deliverMail(mailing.mailer, queued)).toBe('waiting');
  await rows('update outbox set send_after = now() where id = $1', [queued]);
  expect(await deliverMail(mailing.mailer, queued)).toBe('sent');
  expect(mailing.mailServer.to('later@ull.example')).toHaveLength(1);
  expect(mailing.mailServer.to('later@ull.example')[0]?.attachments).toHaveLength(1);
});

it('never sends the mail without its file', async () => {
  const { id, client, number } = await addSent('lost@ull.example');
  const queued = await queue(id);
  await server.files.remove([{ bucket: 'invoices', path: `${client}/${id}.pdf` }]);
  expect(await deliverMail(mailing.mailer, queued)).toBe('failed');
  expect(await stateOf(queued)).toEqual({
    state: 'failed',
    last_error: `attachment_missing: Faktura ${number}.pdf`,
  });
  expect(mailing.mailServer.to('lost@ull.example')).toEqual([]);
  // Another mail stores the file again.
  expect(await deliverMail(mailing.mailer, await queue(id))).toBe('sent');
});

it('offers the money back with the credit note of a paid invoice', async () => {
  const { id } = await addSent('paid@ull.example');
  await call('mark-invoice-paid', { invoice_id: id, paid_on: '2025-06-02' });
  const { data } = await call('credit-invoice', { invoice_id: id });
  const creditNote = (data as { id: string }).id;
  expect(await deliverMail(mailing.mailer, await queue(creditNote))).toBe('sent');
  const [sent] = mailing.mailServer.to('paid@ull.example');
  expect(sent?.text).toContain('Den fakturan är redan betald.');
  expect(sent?.text).not.toContain('ska inte betalas');
  const [listed] = await rows('select standing from invoice_list where id = $1', [creditNote]);
  expect(listed).toEqual({ standing: 'issued' });
});

it('falls back to the main contact, who can be erased with the mail', async () => {
  const client = await addClient();
  await addPlan(client);
  const { id } = await sendMonth(client);
  expect(await mail(id)).toMatchObject({ status: 409, error: 'billing_email_missing' });
  const [person] = await rows(
    `insert into people (first_name, last_name, email, language)
     values ('Ines', 'Ullström', 'ines@ullstrom.example', 'sv') returning id`,
  );
  await rows(
    'insert into client_contacts (client_id, person_id, is_primary) values ($1, $2, true)',
    [client, person?.id],
  );
  const { data } = await mail(id);
  const [queued] = await rows('select person_id, client_id, to_name from outbox where id = $1', [
    (data as { id: string }).id,
  ]);
  expect(queued).toEqual({ person_id: person?.id, client_id: client, to_name: 'Ines Ullström' });
});

it('shows a draft’s mail before it has a number, and sends none', async () => {
  const client = await addClient();
  await rows(`update client_billing set invoice_email = 'draft@ull.example' where client_id = $1`, [
    client,
  ]);
  await addPlan(client);
  await generate(client);
  const [draft] = await invoicesOf(client);
  expect((await mail(draft?.id, 'preview')).data).toMatchObject({
    to: 'draft@ull.example',
    is_billable: true,
    language: 'sv',
    subject: 'Faktura [nummer] från Alpaca',
    html: expect.stringContaining('maj 2025'),
  });
  expect(await mail(draft?.id)).toMatchObject({ status: 409, error: 'conflict' });
});

it('shows the mail and its row in the outbox to administrators and the owner of the client only', async () => {
  const { id, client } = await addSent('secret@ull.example');
  const queued = await queue(id);
  const readMailAs = async (as: { id: string }) =>
    (
      await server.database.withRole(
        { role: 'authenticated', claims: { sub: as.id, role: 'authenticated', aal: 'aal1' } },
        {
          text: `select mail.id from outbox as mail join outbox_attachments on mail_id = mail.id where mail.id = $1`,
          values: [queued],
        },
      )
    ).rows.length;
  expect([
    await readMailAs(cast.rasmus),
    await readMailAs(cast.astrid),
    await readMailAs(cast.edith),
  ]).toEqual([1, 1, 0]);
  await rows('update client_details set owner_id = null where client_id = $1', [client]);
  expect([await readMailAs(cast.rasmus), await readMailAs(cast.astrid)]).toEqual([0, 1]);
  expect((await mail(id, 'preview')).status).toBe(404);
  expect((await mail(id, 'preview', 'astrid')).status).toBe(200);
});

it('takes no attachments that are too large together', async () => {
  const half = {
    bucket: 'invoices',
    path: randomUUID(),
    fileName: 'half.pdf',
    mimeType: 'application/pdf',
    size: maxAttachmentBytes / 2 + 1,
  };
  const large = server.database.transaction((query) =>
    enqueueMail(query, {
      to: 'large@ull.example',
      language: 'sv',
      template: 'client_invoice',
      variables: {},
      attachments: [half, half],
    }),
  );
  await expect(large).rejects.toThrow('larger than allowed');
  expect(await rows(`select id from outbox where to_email = 'large@ull.example'`)).toEqual([]);
});
