import { expect, it } from 'vitest';
import { prepareInvoiceMail } from './prepare-invoice-mail.ts';

const { server, rows, addSent, mail } = prepareInvoiceMail();

it('an invoice that is being credited is not mailed', async () => {
  const { client, id } = await addSent('credited-meanwhile@clients.example');
  const { response } = await server.database.transaction(async (query) => {
    // `credit-invoice` takes the same locks.
    await query('select from clients where id = $1 for no key update', [client]);
    await query('update invoices set credited_at = now() where id = $1', [id]);
    const sent = mail(id);
    const isWaiting = async () => {
      const waiting = await rows(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    };
    await Promise.race([sent, expect.poll(isWaiting, { timeout: 10_000 }).toBe(true)]);
    return { response: sent };
  });
  expect(await response).toMatchObject({ status: 409 });
  expect(
    await rows(`select from outbox where invoice_id = $1 and state <> 'cancelled'`, [id]),
  ).toEqual([]);
});
