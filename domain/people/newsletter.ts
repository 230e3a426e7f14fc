import { z } from 'zod';
import * as field from '../forms/form-field.ts';

export const newsletterForm = z.object({
  email: field.email,
  language: field.language,
  ...field.consent,
});

/** Mail that a link to unsubscribe ends. Links of earlier mail name none and end job alerts. */
export const subscriptions = ['alerts', 'newsletter'] as const;
export type Subscription = (typeof subscriptions)[number];

export function parseSubscription(value: unknown): Subscription {
  return subscriptions.find((known) => known === value) ?? 'alerts';
}
