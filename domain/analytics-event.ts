import { z } from 'zod';
import { formNames } from './forms/form-name.ts';
import { languages } from './language.ts';
import { isOwnPath } from './text/safe-url.ts';

// Events contain an action and a path, and no data about the visitor. Anyone can send them and their daily sums are
// stored for ever, so names and properties are known beforehand and other properties are dropped.

const maxReferrerLength = 300;
const maxLinkLength = 500;
const maxPathLength = 512;

const language = z.enum(languages).optional();

/** The reading time of a page in three levels. */
const engagementLevels = ['high', 'medium', 'low'] as const;
export type EngagementLevel = (typeof engagementLevels)[number];

const properties = {
  page_view: z.object({ language, referrer: z.string().max(maxReferrerLength).optional() }),
  homepage: z.object({
    language,
    category: z.literal('landing_page').optional(),
    business_focus: z.literal('recruitment_services').optional(),
  }),
  homepage_view: z.object({ audience: z.literal('visitor').optional() }),
  engagement: z.object({ level: z.enum(engagementLevels) }),
  booking_click: z.object({ link: z.string().max(maxLinkLength).optional() }),
  calculator_complete: z.object({}),
  form_start: z.object({ form: z.enum(formNames) }),
  form_submit: z.object({ form: z.enum(formNames) }),
} as const;

type EventName = keyof typeof properties;

const eventOf = <Name extends EventName>(name: Name) =>
  z.object({
    name: z.literal(name),
    path: z.string().max(maxPathLength).refine(isOwnPath).optional(),
    language,
    properties: properties[name],
  });

export const analyticsEvent = z.discriminatedUnion('name', [
  eventOf('page_view'),
  eventOf('homepage'),
  eventOf('homepage_view'),
  eventOf('engagement'),
  eventOf('booking_click'),
  eventOf('calculator_complete'),
  eventOf('form_start'),
  eventOf('form_submit'),
]);

export type AnalyticsEvent = z.output<typeof analyticsEvent>;
