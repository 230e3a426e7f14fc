import { cast, kajsa, kajsasPerson } from '../../fixtures/cast.ts';
import { id, type Samples, sami } from './sample.ts';

/** Rasmus, the recruiter, owns the first client; the other has no owner. */
const [owned, unowned] = [id(11), id(12)];
const both = [owned, unowned];
const [ownPlan, otherPlan, freePlan] = [id(71), id(72), id(73)];
const [ownProject, otherProject, freeProject] = [id(81), id(82), id(83)];

const [ownInvoice, otherInvoice, emptyInvoice] = [id(91), id(92), id(93)];

const day = (year: number) => `${year}-01-01`;

const invoice = (client_id: string, month: string) => ({
  client_id,
  month,
  currency: 'SEK',
  language: 'sv',
  vat_treatment: 'domestic',
  vat_rate: 25,
  net_amount: 100_000,
  vat_amount: 25_000,
  total_amount: 125_000,
});

const invoiceLine = (invoice_id: string, client_plan_id: string) => ({
  invoice_id,
  client_plan_id,
  position: 0,
  kind: 'plan',
  description: 'Small, maj 2025',
  starts_on: '2025-05-01',
  ends_on: '2025-05-31',
  days: 31,
  days_in_month: 31,
  unit_amount: 100_000,
  amount: 100_000,
});

const document = (client: string, key: string) => ({
  client_id: client,
  path: `${client}/${key}.pdf`,
  file_name: 'contract.pdf',
  mime_type: 'application/pdf',
  size_bytes: 1000,
});

export const clients: Samples = {
  client_details: {
    rows: both.map((client_id) => ({
      client_id,
      owner_id: client_id === owned ? cast.rasmus.id : null,
    })),
    fresh: { client_id: id(13) },
    touch: 'legal_name',
  },
  client_billing: {
    rows: both.map((client_id) => ({ client_id })),
    fresh: { client_id: id(13) },
    touch: 'reference',
  },
  client_portal_access: {
    rows: [],
    fresh: { client_id: owned, person_id: sami, email: 'sami@example.com' },
    touch: 'sees_billing',
  },
  client_pause_requests: {
    rows: both.map((client_id) => ({ client_id, starts_on: '2025-07-01', ends_on: '2025-07-31' })),
    fresh: { client_id: id(13), starts_on: '2025-09-01', ends_on: '2025-09-30' },
    touch: 'message',
  },
  job_approvals: {
    rows: [{ id: id(61), job_id: id(21), client_id: owned, ad: '{}' }],
    fresh: { job_id: id(22), client_id: owned, ad: '{}' },
    touch: 'ended',
  },
  job_approval_contacts: {
    rows: [{ approval_id: id(61), person_id: kajsasPerson }],
    fresh: { approval_id: id(61), person_id: sami },
    touch: 'person_id',
  },
  job_contacts: {
    rows: [{ job_id: id(21), client_id: owned, person_id: kajsasPerson }],
    fresh: { job_id: id(22), client_id: owned, person_id: sami },
    touch: 'may_answer',
  },
  client_reports: {
    rows: [{ client_id: owned, week: '2026-11-09', searches: '[]' }],
    fresh: { client_id: owned, week: '2026-11-16', searches: '[]' },
    touch: 'searches',
  },
  portal_changes: {
    rows: [...both.map((client_id) => ({ client_id })), { account_id: kajsa.id }],
    fresh: { client_id: owned },
    touch: 'created_at',
  },
  client_figures: {
    rows: both.map((client_id) => ({ client_id })),
    fresh: { client_id: id(13) },
    touch: 'searches',
  },
  client_next_invoices: {
    rows: both.map((client_id) => ({ client_id, month: '2025-05-01', kind: 'draft' })),
    fresh: { client_id: id(13), month: '2025-05-01', kind: 'plan' },
    touch: 'month',
  },
  client_events: {
    rows: [{ client_id: owned, kind: 'created' }],
    fresh: { client_id: owned, kind: 'created' },
    touch: 'kind',
  },
  client_notes: {
    rows: [cast.rasmus.id, cast.astrid.id].map((author_id) => ({
      client_id: unowned,
      author_id,
      body: 'Grows.',
    })),
    fresh: { client_id: unowned, body: 'Hires.' },
    own: 'author_id',
    touch: 'body',
  },
  client_plans: {
    rows: [
      { id: ownPlan, client_id: owned, plan: 'small', starts_on: day(2025), ends_on: day(2026) },
      { id: otherPlan, client_id: unowned, plan: 'large', starts_on: day(2025) },
      { id: freePlan, client_id: owned, plan: 'large', starts_on: day(2027), ends_on: day(2028) },
    ],
    fresh: { client_id: owned, plan: 'medium', starts_on: day(2030) },
    touch: 'ends_on',
  },
  client_plan_prices: {
    rows: [ownPlan, otherPlan].map((client_plan_id) => ({
      client_plan_id,
      monthly_amount: 150_000,
      currency: 'EUR',
    })),
    fresh: { client_plan_id: freePlan, monthly_amount: 300_000, currency: 'EUR' },
    touch: 'monthly_amount',
  },
  client_plan_pauses: {
    rows: both.map((client_id) => ({ client_id, starts_on: '2025-07-01', ends_on: '2025-07-31' })),
    fresh: { client_id: owned, starts_on: '2025-09-01', ends_on: '2025-09-30' },
    touch: 'ends_on',
  },
  client_projects: {
    rows: [
      { id: ownProject, client_id: owned, job_id: id(1), starts_on: day(2025) },
      { id: otherProject, client_id: unowned, job_id: id(2), starts_on: day(2025) },
      { id: freeProject, client_id: owned, job_id: id(3), starts_on: day(2025) },
    ],
    fresh: { client_id: owned, job_id: id(4), starts_on: day(2025) },
    touch: 'signed_on',
  },
  client_project_prices: {
    rows: [ownProject, otherProject].map((client_project_id) => ({
      client_project_id,
      amount: 900_000,
      currency: 'SEK',
    })),
    fresh: { client_project_id: freeProject, amount: 900_000, currency: 'SEK' },
    touch: 'amount',
  },
  client_documents: {
    rows: both.map((client) => document(client, 'first')),
    fresh: document(owned, 'second'),
    touch: 'file_name',
  },
  invoices: {
    rows: [
      { id: ownInvoice, ...invoice(owned, '2025-05-01') },
      { id: otherInvoice, ...invoice(unowned, '2025-05-01') },
      { id: emptyInvoice, ...invoice(owned, '2025-06-01') },
    ],
    fresh: invoice(owned, '2025-07-01'),
    touch: 'language',
  },
  invoice_lines: {
    rows: [invoiceLine(ownInvoice, ownPlan), invoiceLine(otherInvoice, otherPlan)],
    fresh: invoiceLine(emptyInvoice, ownPlan),
    touch: 'description',
  },
};
