import { z } from 'zod';
import { isOwnPath } from './safe-url.ts';

// What the browser tells about a visit: what happened and where, nothing about who.

const property = z.union([z.string().max(200), z.number(), z.boolean()]);

export const analyticsEvent = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]{0,63}$/),
  path: z.string().max(512).refine(isOwnPath).optional(),
  language: z.enum(['en', 'sv']).optional(),
  properties: z
    .record(z.string().max(60), property)
    .refine((properties) => Object.keys(properties).length <= 20, 'at most 20 properties')
    .default({}),
});

export type AnalyticsEvent = z.input<typeof analyticsEvent>;
