import { expect, it } from 'vitest';
import { deliverMail } from '../../../../server/email/deliver.ts';
import { prepareInvoiceMail } from './prepare-invoice-mail.ts';

const { mailing, rows, call, addSent, makeOverdue, mail, queue, endOf } = prepareInvoiceMail();

it('cancels the mail of an invoice that is credited, and mails the credit note', async () => {
  const { id, number } = await addSent('credit@ull.example');
  const queued = await queue(id);
  const { data } = await call('credit-invoice', { invoice_id: id });
  expect(await endOf(queued)).toEqual({ state: 'cancelled', because: 'invoice_credited' });
  const again = rows(`update outbox set state = 'queued' where id = $1 returning state`, [queued]);
  expect(await again).toEqual([{ state: 'cancelled' }]);
  expect(await mail(id)).toMatchObject({ status: 409, error: 'conflict' });
  expect(await deliverMail(mailing.mailer, await queue((data as { id: string }).id))).toBe('sent');
  expect(mailing.mailServer.to('credit@ull.example')[0]).toMatchObject({
    subject: `Kreditfaktura ${number + 1} från Alpaca`,
    text: expect.stringContaining(`krediterar faktura ${number}`),
  });
  expect(mailing.mailServer.to('credit@ull.example')[0]?.text).toContain('ska inte betalas');
});

it('reminds of an overdue invoice that was mailed before, until it is paid', async () => {
  const { id, number } = await addSent('late@ull.example');
  await makeOverdue(id);
  const subjects = async () => {
    expect(await deliverMail(mailing.mailer, await queue(id))).toBe('sent');
    return mailing.mailServer.to('late@ull.example').map(({ subject }) => subject);
  };
  await subjects();
  expect(await subjects()).toEqual([
    `Faktura ${number} från Alpaca`,
    `Påminnelse: faktura ${number} från Alpaca`,
  ]);
  const [, reminder] = mailing.mailServer.to('late@ull.example');
  expect(reminder?.text).toContain('vi ser ännu ingen betalning');
  expect(reminder?.attachments).toHaveLength(1);
  await call('mark-invoice-paid', { invoice_id: id, paid_on: '2025-06-30' });
  expect((await subjects()).at(-1)).toBe(`Faktura ${number} från Alpaca`);
});

it('does not remind of an invoice that is paid before the reminder is sent', async () => {
  const { id } = await addSent('prompt@ull.example');
  await makeOverdue(id);
  expect(await deliverMail(mailing.mailer, await queue(id))).toBe('sent');
  const reminder = await queue(id);
  await call('mark-invoice-paid', { invoice_id: id, paid_on: '2025-06-30' });
  expect(await endOf(reminder)).toEqual({ state: 'cancelled', because: 'invoice_paid' });
  await deliverMail(mailing.mailer, reminder);
  expect(mailing.mailServer.to('prompt@ull.example')).toHaveLength(1);
});

it('still mails an invoice that was paid at once', async () => {
  const { id } = await addSent('early@ull.example');
  const queued = await queue(id);
  await call('mark-invoice-paid', { invoice_id: id, paid_on: '2025-06-02' });
  expect(await deliverMail(mailing.mailer, queued)).toBe('sent');
});
