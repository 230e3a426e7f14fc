import { maxReviewDays } from '../../../domain/review.ts';
import { endOfStockholmDay, toStockholmDay } from '../../../domain/time/stockholm-day.ts';
import { dayMs } from '../../../domain/units.ts';
import type { ReviewEvent, ReviewJob, ReviewLink, ShortlistItem } from './data/shortlists.ts';

type LinkState = 'revoked' | 'expired' | 'draft' | 'ended' | 'opened' | 'unopened';

export function linkState(link: ReviewLink, now = Date.now()): LinkState {
  if (link.revoked_at) return 'revoked';
  if (Date.parse(link.expires_at) < now) return 'expired';
  if (!link.shared_at) return 'draft';
  if (hasEndedLinks(link)) return 'ended';
  return link.last_opened_at ? 'opened' : 'unopened';
}

/** True until a new link is made or mailed. Contacts with access still open the shortlist in the portal. */
function hasEndedLinks(link: ReviewLink): boolean {
  if (!link.links_ended_at) return false;
  const newest = Math.max(
    Date.parse(link.link_made_at),
    Date.parse(link.last_mailed_at ?? link.link_made_at),
  );
  return newest <= Date.parse(link.links_ended_at);
}

/**
 * The link that the client used. It is shown because a link that a colleague copied may have been passed on. Undefined
 * in the portal, and for older events, which do not store it. A copied and a mailed link cannot be told apart once both
 * were replaced.
 */
export function linkUsed(
  event: Pick<ReviewEvent, 'link_hash' | 'created_at'>,
  link: Pick<ReviewLink, 'token_hash' | 'link_made_at' | 'links_ended_at'>,
): 'copied' | 'mailed' | 'replaced' | undefined {
  if (!event.link_hash) return undefined;
  if (event.link_hash === link.token_hash) return 'copied';
  const replacedAt = Math.max(
    Date.parse(link.link_made_at),
    Date.parse(link.links_ended_at ?? link.link_made_at),
  );
  return Date.parse(event.created_at) < replacedAt ? 'replaced' : 'mailed';
}

export const linkTones = {
  revoked: 'bad',
  expired: 'neutral',
  draft: 'neutral',
  ended: 'bad',
  opened: 'good',
  unopened: 'waiting',
} as const satisfies Record<LinkState, string>;

/** Returns the items that staff have not removed. The client does not see items that were moved to another job. */
export function listedItems({ items }: ReviewLink): ShortlistItem[] {
  return items.filter(({ removed_at }) => !removed_at);
}

/** True if staff have moved the application to another job since, which hides it from the client. */
export function isMoved({ job_id }: ReviewLink, { application }: ShortlistItem): boolean {
  return application.job_id !== job_id;
}

/** Returns the names of people on the shortlist who are rejected, whether the client knows it or not. */
export function nameRejected(link: ReviewLink): string[] {
  return listedItems(link)
    .filter((item) => !isMoved(link, item) && !item.application.withdrawn_at)
    .filter(({ application }) => application.stage === 'rejected')
    .map(({ application }) => application.person.full_name);
}

/**
 * Returns the names of the contacts who see shared shortlists in the portal. A contact whose address has changed since
 * has no access.
 */
export function namePortalReaders({ client }: ReviewJob): string[] {
  return (client?.contacts ?? []).flatMap(({ access, person: { full_name: name, email } }) =>
    email && access?.email === email ? [name || email] : [],
  );
}

/** Returns the time of the latest event of this kind for an item; events are sorted newest first. */
export function lastTime(events: ReviewEvent[], item: string, kind: string): string | undefined {
  return events.find((event) => event.item_id === item && event.kind === kind)?.created_at;
}

const defaultReviewDays = 30;

/** Returns the default expiry of a new link, in the format of a date field. */
export function defaultExpiry(now = Date.now()): string {
  return toStockholmDay(new Date(now + defaultReviewDays * dayMs));
}

/** Returns the last day that may be chosen. */
export function latestExpiry(now = Date.now()): string {
  return toStockholmDay(new Date(now + maxReviewDays * dayMs));
}

/**
 * A link that expires on a day is valid until the end of that day in Stockholm: mail and the client's page name that
 * day.
 */
export function endOfDay(day: string): string {
  return endOfStockholmDay(day);
}

/** Returns the day on which a link expires, in the format of a date field. */
export function expiryDay({ expires_at }: Pick<ReviewLink, 'expires_at'>): string {
  return toStockholmDay(expires_at);
}
