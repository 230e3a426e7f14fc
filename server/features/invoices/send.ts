import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { z } from 'zod';
import { invoiceSending } from '../../../domain/invoices/invoice-calls.ts';
import { monthOf } from '../../../domain/invoices/month.ts';
import { hasPostalAddress } from '../../../domain/invoices/parties.ts';
import { needsSekRate } from '../../../domain/invoices/sek-rate.ts';
import { addDays } from '../../../domain/time/calendar-day.ts';
import { toStockholmDay } from '../../../domain/time/stockholm-day.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { hashOf, once } from '../../functions/once.ts';
import { readIdempotencyKey } from '../../functions/read-idempotency-key.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { db, type Query, requireRow } from '../../postgres/query.ts';
import { generateDrafts } from './generate-drafts.ts';
import { lockInvoice } from './lock-invoice.ts';
import { getBuyer, getSeller } from './parties.ts';

/**
 * Gives a draft its number. From then on it does not change. A draft whose amounts or texts have become outdated is
 * updated instead, so that the caller can check what would be sent.
 */
export const sendInvoice = defineAction({
  name: 'send-invoice',
  roles: ['admin', 'recruiter'],
  schema: invoiceSending,
  async run(sending, call, staff) {
    const { database, seller: settings } = call.context;
    const key = readIdempotencyKey(call.request);
    const request = { scope: `send-invoice:${staff.id}`, key, hash: hashOf(sending) };
    const sent = once(database, request, staff.identity, async (query) => {
      const draft = await lockInvoice(query, staff, sending.invoice_id);
      if (draft.state !== 'draft') throw new FunctionError('conflict');
      await requireCurrent(query, draft, sending);
      if (needsSekRate(draft) && draft.sek_rate === null) throw new FunctionError('rate_missing');
      const buyer = await getBuyer(query, draft.client_id);
      if (!hasPostalAddress(buyer)) throw new FunctionError('billing_incomplete');
      const { seller, missing } = await getSeller(query, settings, draft);
      if (missing.length > 0) {
        const fields = Object.fromEntries(missing.map((fact) => [fact, 'required' as const]));
        throw new FunctionError('seller_incomplete', { fields });
      }
      const issuedOn = toStockholmDay(new Date());
      const terms = await query(
        db
          .selectFrom('client_billing')
          .select('payment_terms_days as days')
          .where('client_id', '=', draft.client_id),
      );
      const numbered = await query(
        db
          .updateTable('invoices')
          .set({
            state: 'sent',
            issued_on: issuedOn,
            due_on: addDays(issuedOn, requireRow(terms).days),
            buyer: JSON.stringify(buyer),
            seller: JSON.stringify(seller),
          })
          .where('id', '=', draft.id)
          .returning(['number', sql<string>`due_on::text`.as('due_on')]),
      );
      return requireRow(numbered);
    });
    try {
      return (await sent).response;
    } catch (error) {
      if (error instanceof OutdatedDraft) {
        await database.transaction((query) => updateDraft(query, staff, sending.invoice_id));
      }
      throw error;
    }
  },
});

type Draft = { id: string; client_id: string; month: string };

/**
 * The draft is generated again, because a plan, a pause, a project or the language of the client may have changed since,
 * or the job of a line may have been restricted, which takes its title off the invoice.
 */
async function requireCurrent(
  query: Query,
  draft: Draft,
  { total_amount: seenTotal, lines }: z.output<typeof invoiceSending>,
): Promise<void> {
  const seenLines = lines ?? (await listLines(query, draft.id));
  await generateDrafts(query, [draft.client_id], monthOf(draft.month));
  const { rows } = await query(
    db.selectFrom('invoices').select('total_amount').where('id', '=', draft.id),
  );
  const isSeen =
    rows[0]?.total_amount === seenTotal &&
    isDeepStrictEqual(await listLines(query, draft.id), seenLines);
  if (!isSeen) throw new OutdatedDraft('conflict');
}

async function listLines(query: Query, id: string) {
  const { rows } = await query(
    db
      .selectFrom('invoice_lines')
      .select(['description', 'amount'])
      .where('invoice_id', '=', id)
      .orderBy('position'),
  );
  return rows.map(({ description, amount }) => ({ description, amount }));
}

class OutdatedDraft extends FunctionError {}

/** Stores what `requireCurrent` found in a second transaction, because that of the sending is rolled back. */
async function updateDraft(query: Query, staff: Staff, id: string): Promise<void> {
  await actAs(query, staff.identity);
  const draft = await lockInvoice(query, staff, id);
  if (draft.state === 'draft') {
    await generateDrafts(query, [draft.client_id], monthOf(draft.month));
  }
}
