import { z } from 'zod';

const amount = z.number();

const schema = z.object({
  input: z.object({
    hires_per_year: amount,
    monthly_salary: amount,
    currency: z.enum(['SEK', 'EUR']),
    hiring_today: z.enum(['agency', 'in-house', 'both']),
    days_to_hire: amount,
  }),
  /** The search part of the address that shows the same result. */
  link: z.string().default(''),
  plan: z.string(),
  yearly: z.object({ today: amount, plan: amount }),
  saving: amount,
});

/** What the calculator said, as it is kept with a lead. */
export type LeadCalculation = z.output<typeof schema>;

export function parseLeadCalculation(value: unknown): LeadCalculation | undefined {
  return schema.safeParse(value).data;
}
