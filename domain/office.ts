import { z } from 'zod';

/** The address of the office, as stored in the settings; missing parts are empty. */
export const office = z.object({
  street: z.string().catch(''),
  postal_code: z.string().catch(''),
  city: z.string().catch(''),
  country: z.string().catch('SE'),
});

export type Office = z.infer<typeof office>;
