import type { AnalyticsEvent } from '../../../domain/analytics-event.ts';

type PropertiesOf<Name> = Extract<AnalyticsEvent, { name: Name }>['properties'];

/**
 * Sends an analytics event to our own server, without waiting for it or failing. The path is that of the
 * page it is about: when a page is left, the URL is already that of the next one.
 */
export function track<Name extends AnalyticsEvent['name']>(
  name: Name,
  properties: PropertiesOf<Name>,
  path = window.location.pathname,
): void {
  const { lang } = document.documentElement;
  const event = { name, properties, path, language: lang === 'sv' ? 'sv' : 'en' };
  const body = new Blob([JSON.stringify(event)], { type: 'application/json' });
  navigator.sendBeacon?.('/functions/v1/track', body);
}
