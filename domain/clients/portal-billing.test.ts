import { expect, test } from 'vitest';
import { maxPauseDaysPerYear } from './client-plan.ts';
import {
  describeBilling,
  estimateNextInvoice,
  type PortalBilling,
  type PortalInvoice,
  standingOf,
} from './portal-billing.ts';

const plan = {
  id: 'plan',
  plan: 'medium',
  starts_on: '2026-01-01',
  ends_on: null,
  monthly_amount: 3_100_000,
  currency: 'SEK',
} as const;

const project = {
  id: 'project',
  title: { en: 'Weaver' },
  starts_on: '2026-05-20',
  signed_on: null,
  guarantee_ends_on: null,
  cancelled_on: null,
  amount: 900_001,
  currency: 'SEK',
  invoiced: [],
} as const;

/** The odd minor unit is paid at the start. */
const startHalf = Math.ceil(project.amount / 2);

const invoice: PortalInvoice = {
  id: 'invoice',
  kind: 'invoice',
  number: 1,
  month: '2026-05-01',
  issued_on: '2026-06-01',
  due_on: '2026-06-30',
  paid_on: null,
  currency: 'SEK',
  total_amount: 3_875_000,
  language: 'sv',
  is_credited: false,
  credited_number: null,
};

const billing = (overrides: Partial<PortalBilling> = {}): PortalBilling => ({
  searches_in_use: 1,
  owner: null,
  country: 'SE',
  vat_number: null,
  plans: [plan],
  pauses: [],
  projects: [],
  next_invoice_month: '2026-05-01',
  requests: [],
  invoices: [],
  ...overrides,
});

test('describes the plan of a day, its pause and the days that are left', () => {
  const pauses = [{ starts_on: '2026-07-01', ends_on: '2026-07-31' }];
  expect(describeBilling(billing({ pauses }), '2026-06-30')).toMatchObject({
    current: plan,
    pause: undefined,
    allowed: 2,
    year: 2026,
    pausedDays: 31,
    remainingDays: maxPauseDaysPerYear - 31,
  });
  expect(describeBilling(billing({ pauses }), '2026-07-31')).toMatchObject({
    pause: pauses[0],
    allowed: 0,
  });
  expect(describeBilling(billing(), '2025-12-31')).toMatchObject({
    current: undefined,
    upcoming: plan,
    allowed: 0,
  });
});

test('estimates the next invoice with pauses and halves of projects', () => {
  const pauses = [{ starts_on: '2026-05-01', ends_on: '2026-05-16' }];
  expect(
    estimateNextInvoice(billing({ pauses, projects: [{ ...project, invoiced: [] }] })),
  ).toEqual({
    month: '2026-05-01',
    amounts: [{ amount: (plan.monthly_amount * (31 - 16)) / 31 + startHalf, currency: 'SEK' }],
  });
  const projects = [{ ...project, invoiced: ['project_start' as const] }];
  expect(estimateNextInvoice(billing({ projects }))?.amounts).toEqual([
    { amount: plan.monthly_amount, currency: 'SEK' },
  ]);
  expect(estimateNextInvoice(billing({ next_invoice_month: null }))).toBeUndefined();
});

test('an amount that falls due in a month that is already invoiced comes with the next invoice', () => {
  const projects = [{ ...project, invoiced: [] }];
  expect(estimateNextInvoice(billing({ projects, invoices: [invoice] }))).toEqual({
    month: '2026-06-01',
    amounts: [{ amount: plan.monthly_amount + startHalf, currency: 'SEK' }],
  });
  const credited = { ...invoice, is_credited: true };
  expect(estimateNextInvoice(billing({ projects, invoices: [credited] }))?.month).toBe(
    '2026-05-01',
  );
});

test.each([
  ['unpaid', {}, '2026-06-30'],
  ['overdue', {}, '2026-07-01'],
  ['paid', { paid_on: '2026-06-20' }, '2026-07-01'],
  ['credited', { is_credited: true, paid_on: '2026-06-20' }, '2026-07-01'],
  ['credit_note', { kind: 'credit_note' }, '2026-07-01'],
] as const)('an invoice is %s', (standing, overrides, today) => {
  expect(standingOf({ ...invoice, ...overrides }, today)).toBe(standing);
});
