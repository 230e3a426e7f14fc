import { z } from 'zod';

// What the browser tells about a visit: what happened and where, nothing about who.

const property = z.union([z.string().max(200), z.number(), z.boolean()]);

export const analyticsEvent = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]{0,63}$/),
  path: z.string().startsWith('/').max(512).optional(),
  language: z.enum(['en', 'sv']).optional(),
  properties: z
    .record(z.string().max(60), property)
    .refine((properties) => Object.keys(properties).length <= 20, 'at most 20 properties')
    .default({}),
});

export type AnalyticsEvent = z.input<typeof analyticsEvent>;
