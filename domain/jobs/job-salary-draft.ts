import { currencies, payPeriods } from '../enums.ts';

export const salaryChoices = { currency: currencies, period: payPeriods };

/** Amounts are kept as typed. */
export type SalaryDraft = {
  minimum: string;
  maximum: string;
  currency: (typeof currencies)[number];
  period: (typeof payPeriods)[number];
  is_shown: boolean;
};

export type SalaryError = 'required' | 'not_a_number' | 'range_upside_down';

const maxSalary = 2_000_000_000;

export function findSalaryError({ minimum, maximum }: SalaryDraft): SalaryError | undefined {
  const [from, to] = [parseAmount(minimum), parseAmount(maximum)];
  if (minimum.trim() === '' || maximum.trim() === '') return 'required';
  if (from === undefined || to === undefined) return 'not_a_number';
  return from > to ? 'range_upside_down' : undefined;
}

/** Parses a whole amount; spaces, dots and commas between thousands are ignored. */
export function parseAmount(text: string): number | undefined {
  const digits = text.replace(/[\s.,']/g, '');
  const amount = /^\d{1,10}$/.test(digits) ? Number(digits) : 0;
  return amount > 0 && amount <= maxSalary ? amount : undefined;
}
