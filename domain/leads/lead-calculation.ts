import { z } from 'zod';
import { calculatorCurrencies, hiringMethods } from './calculator.ts';

const amount = z.number();

const leadCalculation = z.object({
  input: z.object({
    hires_per_year: amount,
    monthly_salary: amount,
    currency: z.enum(calculatorCurrencies),
    hiring_today: z.enum(hiringMethods),
    days_to_hire: amount,
  }),
  /** The query string of the calculator page with this result. */
  link: z.string().default(''),
  plan: z.string(),
  yearly: z.object({ today: amount, plan: amount }),
  saving: amount,
});

/** The calculator's result, as stored with a lead. */
export type LeadCalculation = z.output<typeof leadCalculation>;

export function parseLeadCalculation(value: unknown): LeadCalculation | undefined {
  return leadCalculation.safeParse(value).data;
}
