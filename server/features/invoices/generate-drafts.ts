import { isDeepStrictEqual } from 'node:util';
import {
  type ComposedInvoice,
  composeInvoices,
} from '../../../domain/invoices/compose-invoices.ts';
import type { InvoiceLine } from '../../../domain/invoices/invoice-line.ts';
import { firstDayOf } from '../../../domain/invoices/month.ts';
import type { Language } from '../../../domain/language.ts';
import type { NewRow } from '../../postgres/kysely-types.ts';
import { anyOf, db, type Query, requireRow } from '../../postgres/query.ts';
import { describeLine } from './describe-line.ts';
import { type LoadedAccount, loadAccounts } from './load-accounts.ts';

type Generated = { created: number; updated: number; deleted: number; unchanged: number };

/** Makes the drafts of a month agree with plans, pauses and projects. Sent invoices stay. The clients are locked. */
export async function generateDrafts(
  query: Query,
  clients: readonly string[],
  month: string,
): Promise<Generated> {
  const accounts = await loadAccounts(query, clients, month);
  const existing = await listInvoices(query, clients, month);
  const generated = { created: 0, updated: 0, deleted: 0, unchanged: 0 };
  for (const account of accounts) {
    const clientInvoices = existing.filter(({ client_id: id }) => id === account.clientId);
    const composed = composeInvoices(month, account);
    for (const invoice of composed) {
      const former = clientInvoices.find(({ currency }) => currency === invoice.currency);
      if (former && former.state !== 'draft') continue;
      generated[await writeDraft(query, { account, month, invoice, id: former?.id })] += 1;
    }
    const obsolete = clientInvoices.filter(
      ({ state, currency }) =>
        state === 'draft' && !composed.some((invoice) => invoice.currency === currency),
    );
    await query(db.deleteFrom('invoices').where('id', '=', anyOf(obsolete.map(({ id }) => id))));
    generated.deleted += obsolete.length;
  }
  return generated;
}

async function listInvoices(query: Query, clients: readonly string[], month: string) {
  const { rows } = await query(
    db
      .selectFrom('invoices')
      .select(['id', 'client_id', 'currency', 'state'])
      .where('client_id', '=', anyOf(clients))
      .where('month', '=', firstDayOf(month))
      .where('kind', '=', 'invoice')
      .where('credited_at', 'is', null),
  );
  return rows;
}

type Draft = { account: LoadedAccount; month: string; invoice: ComposedInvoice; id?: string };

async function writeDraft(
  query: Query,
  { account, month, invoice, id }: Draft,
): Promise<keyof Generated> {
  const values = {
    language: account.language,
    vat_treatment: invoice.vatTreatment,
    vat_rate: invoice.vatRate,
    net_amount: invoice.netAmount,
    vat_amount: invoice.vatAmount,
    total_amount: invoice.totalAmount,
  };
  const lines = invoice.lines.map((line, position) => toRow(line, position, account.language));
  if (!id) {
    const inserted = await query(
      db
        .insertInto('invoices')
        .values({
          ...values,
          client_id: account.clientId,
          month: firstDayOf(month),
          currency: invoice.currency,
        })
        .returning('id'),
    );
    await insertLines(query, requireRow(inserted).id, lines);
    return 'created';
  }
  const columns = Object.keys(values) as (keyof typeof values)[];
  const former = await query(db.selectFrom('invoices').select(columns).where('id', '=', id));
  const formerLines = await listLines(query, id);
  if (isDeepStrictEqual(requireRow(former), values) && isDeepStrictEqual(formerLines, lines)) {
    return 'unchanged';
  }
  await query(db.updateTable('invoices').set(values).where('id', '=', id));
  await query(db.deleteFrom('invoice_lines').where('invoice_id', '=', id));
  await insertLines(query, id, lines);
  return 'updated';
}

type Line = Omit<NewRow<'invoice_lines'>, 'invoice_id' | 'id' | 'created_at'>;

function toRow(line: InvoiceLine, position: number, language: Language): Line {
  const isPlan = line.kind === 'plan';
  return {
    position,
    kind: line.kind,
    client_plan_id: isPlan ? line.planId : null,
    client_project_id: isPlan ? null : line.projectId,
    description: describeLine(line, language),
    names_job: isPlan || line.jobTitle !== null,
    starts_on: isPlan ? line.startsOn : line.day,
    ends_on: isPlan ? line.endsOn : line.day,
    days: isPlan ? line.days : null,
    days_in_month: isPlan ? line.daysInMonth : null,
    unit_amount: line.unitAmount,
    amount: line.amount,
  };
}

async function insertLines(query: Query, invoiceId: string, lines: Line[]): Promise<void> {
  await query(
    db
      .insertInto('invoice_lines')
      .values(lines.map((line) => ({ ...line, invoice_id: invoiceId }))),
  );
}

/** Lists the columns of `toRow`, so that both can be compared. */
async function listLines(query: Query, invoiceId: string) {
  const { rows } = await query(
    db
      .selectFrom('invoice_lines')
      .select(['position', 'kind', 'client_plan_id', 'client_project_id', 'description'])
      .select('names_job')
      .select(['starts_on', 'ends_on', 'days', 'days_in_month', 'unit_amount', 'amount'])
      .where('invoice_id', '=', invoiceId)
      .orderBy('position'),
  );
  return rows.map((row) => ({ ...row }));
}
