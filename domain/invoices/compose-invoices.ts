import type { Enums } from '../database.types.ts';
import { currencies } from '../enums.ts';
import {
  type InvoicedPlan,
  type InvoicedProject,
  type InvoiceLine,
  listPlanLines,
  listProjectLines,
} from './invoice-line.ts';
import type { ClosedPeriod } from './month.ts';
import { type VatTreatment, vatOn, vatRates, vatTreatmentOf } from './vat.ts';

export type ClientAccount = {
  country: string;
  vatNumber: string | null;
  plans: readonly InvoicedPlan[];
  pauses: readonly ClosedPeriod[];
  projects: readonly InvoicedProject[];
  /** Halves of projects on other invoices, by `halfKey`. */
  invoiced: ReadonlySet<string>;
};

type Totals = { netAmount: number; vatAmount: number; totalAmount: number };

export type ComposedInvoice = Totals & {
  currency: Enums<'currency'>;
  vatTreatment: VatTreatment;
  vatRate: number;
  lines: InvoiceLine[];
};

export function sumLines(
  lines: readonly Pick<InvoiceLine, 'amount'>[],
  treatment: VatTreatment,
): Totals {
  const netAmount = lines.reduce((sum, { amount }) => sum + amount, 0);
  const vatAmount = vatOn(netAmount, treatment);
  return { netAmount, vatAmount, totalAmount: netAmount + vatAmount };
}

/** Returns the invoices of a client for a month: one per currency, without free lines, and none without lines. */
export function composeInvoices(month: string, account: ClientAccount): ComposedInvoice[] {
  const vatTreatment = vatTreatmentOf(account);
  const allLines = [
    ...listPlanLines(month, account.plans, account.pauses),
    ...listProjectLines(month, account.projects, account.invoiced),
  ];
  return currencies.flatMap((currency) => {
    const lines = allLines.filter((line) => line.currency === currency && line.amount > 0);
    if (lines.length === 0) return [];
    return {
      currency,
      vatTreatment,
      vatRate: vatRates[vatTreatment],
      lines,
      ...sumLines(lines, vatTreatment),
    };
  });
}
