import { z } from 'zod';

/** A text that people meet, in the languages it has been written in so far. */
export const localizedText = z.strictObject({
  en: z.string().optional(),
  sv: z.string().optional(),
});

export type LocalizedText = z.infer<typeof localizedText>;
