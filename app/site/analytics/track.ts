import type { AnalyticsEvent } from '../../../domain/analytics-event.ts';

/** Sends an analytics event to our own server, without waiting for it or failing. */
export function track(name: string, properties: AnalyticsEvent['properties'] = {}): void {
  const { lang } = document.documentElement;
  const event: AnalyticsEvent = {
    name,
    properties,
    path: window.location.pathname,
    language: lang === 'sv' ? 'sv' : 'en',
  };
  const body = new Blob([JSON.stringify(event)], { type: 'application/json' });
  navigator.sendBeacon?.('/functions/v1/track', body);
}
