import { z } from 'zod';

/** Where the office is, as the back office keeps it; what is missing is empty. */
export const office = z.object({
  street: z.string().catch(''),
  postal_code: z.string().catch(''),
  city: z.string().catch(''),
  country: z.string().catch('SE'),
});

export type Office = z.infer<typeof office>;
