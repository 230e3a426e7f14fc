import { dayMs } from '../../../domain/limits.ts';
import { toDay } from '../kit/local-day.ts';
import type { ReviewEvent, ReviewLink, ShortlistItem } from './data.ts';

export type LinkState = 'revoked' | 'expired' | 'opened' | 'unopened';

export function linkState(link: ReviewLink, now = Date.now()): LinkState {
  if (link.revoked_at) return 'revoked';
  if (Date.parse(link.expires_at) < now) return 'expired';
  return link.last_opened_at ? 'opened' : 'unopened';
}

export const linkTones = {
  revoked: 'bad',
  expired: 'neutral',
  opened: 'good',
  unopened: 'waiting',
} as const satisfies Record<LinkState, string>;

export function shownItems({ items }: ReviewLink): ShortlistItem[] {
  return items.filter(({ removed_at }) => !removed_at);
}

/** When the client last did that with a person; events come newest first. */
export function lastTime(events: ReviewEvent[], item: string, kind: string): string | undefined {
  return events.find((event) => event.item_id === item && event.kind === kind)?.created_at;
}

const openDays = 30;

/** The day a new link runs out unless another is chosen, as date fields hold it. */
export function defaultExpiry(now = Date.now()): string {
  return toDay(new Date(now + openDays * dayMs));
}

/** A link that is open until a day is open on that day. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59`).toISOString();
}
