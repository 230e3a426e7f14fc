import { z } from 'zod';

/** A text in the languages in which it has been written so far. */
export const localizedText = z.strictObject({
  en: z.string().optional(),
  sv: z.string().optional(),
});

export type LocalizedText = z.infer<typeof localizedText>;
