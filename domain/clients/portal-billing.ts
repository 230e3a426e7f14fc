import type { Enums } from '../database.types.ts';
import { composeInvoices } from '../invoices/compose-invoices.ts';
import { halfKey, type ProjectLine } from '../invoices/invoice-line.ts';
import { addMonths, firstDayOf, monthOf } from '../invoices/month.ts';
import type { Language } from '../language.ts';
import type { LocalizedText } from '../localized-text.ts';
import type { Recruiter } from '../staff/recruiter.ts';
import { type ClientPlan, maxPauseDaysPerYear, searchesOf } from './client-plan.ts';
import { countPausedDays, findOn } from './plan-periods.ts';

type Money = { currency: Enums<'currency'> };

export type PortalPlan = Money & {
  id: string;
  plan: ClientPlan;
  starts_on: string;
  ends_on: string | null;
  monthly_amount: number;
};

type PortalPause = { starts_on: string; ends_on: string };

export type PortalProject = Money & {
  id: string;
  /** Null if the job is restricted to a team that the contact is not on. */
  title: LocalizedText | null;
  starts_on: string;
  signed_on: string | null;
  guarantee_ends_on: string | null;
  cancelled_on: string | null;
  amount: number;
  /** The halves on invoices that were sent. */
  invoiced: ProjectLine['kind'][];
};

export type PauseRequest = PortalPause & {
  id: string;
  message: string | null;
  /** Cancelled: it was approved, and the agency has cancelled the pause since. */
  state: Enums<'pause_request_state'> | 'cancelled';
  reason: string | null;
  created_at: string;
  /** Null if the reader asked, and for a person who is erased. */
  author: string | null;
  is_own: boolean;
};

export type PortalInvoice = Money & {
  id: string;
  kind: Enums<'invoice_kind'>;
  number: number;
  month: string;
  issued_on: string;
  due_on: string;
  paid_on: string | null;
  total_amount: number;
  language: Language;
  is_credited: boolean;
  /** The number of the invoice that a credit note is about. */
  credited_number: number | null;
};

/** All that a contact sees on the page about plan and invoices. */
export type PortalBilling = {
  searches_in_use: number;
  owner: Recruiter | null;
  country: string;
  vat_number: string | null;
  /** Newest first, like all lists. */
  plans: PortalPlan[];
  pauses: PortalPause[];
  projects: PortalProject[];
  next_invoice_month: string | null;
  requests: PauseRequest[];
  invoices: PortalInvoice[];
};

/** The plan on a day and how far it is used. While it is paused, it includes no searches. */
export function describeBilling(billing: PortalBilling, today: string) {
  const current = findOn(billing.plans, today);
  const pause = findOn(billing.pauses, today);
  const year = Number(today.slice(0, 4));
  const pausedDayCount = countPausedDays(billing.pauses, year);
  return {
    current,
    pause,
    upcoming: billing.plans.findLast(({ starts_on }) => starts_on > today),
    allowed: current && !pause ? searchesOf(current.plan) : 0,
    year,
    pausedDays: pausedDayCount,
    remainingDays: Math.max(0, maxPauseDaysPerYear - pausedDayCount),
    pending: billing.requests.find(({ state }) => state === 'pending'),
  };
}

/**
 * The amounts of the next invoice under the current agreement, without VAT: one per currency. Amounts that fall due in
 * a month whose invoice has been sent are on the next one.
 */
export function estimateNextInvoice(billing: PortalBilling) {
  const { next_invoice_month: first, plans, pauses, projects, country, vat_number } = billing;
  if (!first) return undefined;
  const issuedInvoices = billing.invoices.filter(
    (sent) => sent.kind === 'invoice' && !sent.is_credited,
  );
  const isInvoiced = (month: string) =>
    issuedInvoices.some((sent) => monthOf(sent.month) === month);
  let month = monthOf(first);
  while (isInvoiced(month)) month = addMonths(month, 1);
  const invoices = composeInvoices(month, {
    country,
    vatNumber: vat_number,
    plans: plans.map((plan) => ({
      id: plan.id,
      plan: plan.plan,
      startsOn: plan.starts_on,
      endsOn: plan.ends_on,
      monthlyAmount: plan.monthly_amount,
      currency: plan.currency,
    })),
    pauses: pauses.map((pause) => ({ startsOn: pause.starts_on, endsOn: pause.ends_on })),
    projects: projects.map((project) => ({
      id: project.id,
      jobTitle: '',
      startsOn: project.starts_on,
      signedOn: project.signed_on,
      amount: project.amount,
      currency: project.currency,
    })),
    invoiced: new Set(
      projects.flatMap(({ id, invoiced: halves }) =>
        halves.map((kind) => halfKey({ kind, projectId: id })),
      ),
    ),
  });
  return {
    month: firstDayOf(month),
    amounts: invoices.map(({ netAmount, currency }) => ({ amount: netAmount, currency })),
  };
}

type InvoiceStanding = 'unpaid' | 'overdue' | 'paid' | 'credited' | 'credit_note';

export function standingOf(invoice: PortalInvoice, today: string): InvoiceStanding {
  if (invoice.kind === 'credit_note') return 'credit_note';
  if (invoice.is_credited) return 'credited';
  if (invoice.paid_on) return 'paid';
  return invoice.due_on < today ? 'overdue' : 'unpaid';
}
