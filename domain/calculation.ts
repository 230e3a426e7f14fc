import { z } from 'zod';
import * as field from './form-field.ts';

const amount = (least: number, most: number) =>
  z.coerce.number('number_invalid').min(least, 'number_invalid').max(most, 'number_invalid');

/** The calculator's result by mail. Only what was typed is sent; the figures are made anew. */
export const calculationForm = z.object({
  email: field.email,
  name: field.name(200),
  company: field.line(160),
  hires_per_year: amount(1, 500).int('number_invalid'),
  monthly_salary: amount(1, 10_000_000),
  currency: z.enum(['SEK', 'EUR'], 'choice_invalid'),
  hiring_today: z.enum(['agency', 'in-house', 'both'], 'choice_invalid'),
  days_to_hire: amount(1, 1000),
  scenario: z.enum(['low', 'expected', 'high'], 'choice_invalid').default('expected'),
  /** Assumptions that were changed, by name. */
  assumptions: z
    .record(z.string().max(40), amount(0, 100_000_000))
    .refine((changed) => Object.keys(changed).length <= 20, 'too_many')
    .default({}),
  /** The search part of the address that reproduces the result. */
  query: z
    .string()
    .regex(/^[\w.~%&=+-]*$/, 'invalid')
    .max(500, 'too_long')
    .default(''),
  language: field.language,
  ...field.consent,
});

export type CalculationForm = z.output<typeof calculationForm>;
