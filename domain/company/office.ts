import { z } from 'zod';

export const maxOfficeLengths = { street: 120, postal_code: 20, city: 80 };

/** The address of the office, as stored in the settings; missing parts are empty. */
export const office = z.object({
  street: z.string().catch(''),
  postal_code: z.string().catch(''),
  city: z.string().catch(''),
  country: z.string().catch('SE'),
});

export type Office = z.infer<typeof office>;
