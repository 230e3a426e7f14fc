import type { AnalyticsEvent } from '../../../domain/analytics-event.ts';
import { runInOwnTask } from '../../hydration/own-task.ts';

type PropertiesOf<Name> = Extract<AnalyticsEvent, { name: Name }>['properties'];

/** Bodies of the events that are not sent yet. */
const waiting: Blob[] = [];

/**
 * Sends an analytics event to our own server, without waiting for it or failing. It names the path
 * of the page that it is about: when a page is left, the URL already belongs to the next page.
 */
export function track<Name extends AnalyticsEvent['name']>(
  name: Name,
  properties: PropertiesOf<Name>,
  path = window.location.pathname,
): void {
  const { lang } = document.documentElement;
  const event = { name, properties, path, language: lang === 'sv' ? 'sv' : 'en' };
  waiting.push(new Blob([JSON.stringify(event)], { type: 'application/json' }));
  runInOwnTask(sendNext);
}

/** Sends the events that still wait, because a page that is left runs no further task. */
export function sendWaitingEvents(): void {
  while (waiting.length > 0) sendNext();
}

function sendNext(): void {
  const body = waiting.shift();
  if (body) navigator.sendBeacon?.('/functions/v1/track', body);
}
