import { z } from 'zod';
import * as field from '../forms/form-field.ts';
import { maxCompanyLength, maxFullNameLength } from '../limits.ts';
import { calculatorCurrencies, hiringMethods, inputLimits, scenarios } from './calculator.ts';

const amount = ([min, max]: readonly [number, number]) =>
  z.coerce.number('number_invalid').min(min, 'number_too_low').max(max, 'number_too_high');

const maxAssumptions = 20;
const maxAssumptionName = 40;
const maxAssumption = 100_000_000;
const maxQueryLength = 500;

/** Requests the calculator's result by mail. Only the input is sent; the server computes the figures again. */
export const calculationForm = z.object({
  email: field.email,
  name: field.name(maxFullNameLength),
  company: field.line(maxCompanyLength),
  hires_per_year: amount(inputLimits.hiresPerYear).int('number_invalid'),
  monthly_salary: amount(inputLimits.monthlySalary),
  currency: z.enum(calculatorCurrencies, 'choice_invalid'),
  hiring_today: z.enum(hiringMethods, 'choice_invalid'),
  days_to_hire: amount(inputLimits.daysToHire),
  scenario: z.enum(scenarios, 'choice_invalid').default('expected'),
  /** Changed assumptions, by name. */
  assumptions: z
    .record(z.string().max(maxAssumptionName), amount([0, maxAssumption]))
    .refine((changed) => Object.keys(changed).length <= maxAssumptions, 'too_many')
    .default({}),
  /** The query string of the calculator page with this result. */
  query: z
    .string()
    .regex(/^[\w.~%&=+-]*$/, 'invalid')
    .max(maxQueryLength, 'too_long')
    .default(''),
  language: field.language,
  ...field.consent,
});

export type CalculationForm = z.output<typeof calculationForm>;
