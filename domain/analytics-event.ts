import { z } from 'zod';
import { languages } from './language.ts';
import { isOwnPath } from './safe-url.ts';

// Events contain an action and a path, and no data about the visitor.

const property = z.union([z.string().max(200), z.number(), z.boolean()]);

export const analyticsEvent = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]{0,63}$/),
  path: z.string().max(512).refine(isOwnPath).optional(),
  language: z.enum(languages).optional(),
  properties: z
    .record(z.string().max(60), property)
    .refine((properties) => Object.keys(properties).length <= 20, 'at most 20 properties')
    .default({}),
});

export type AnalyticsEvent = z.input<typeof analyticsEvent>;
