import { queryKeys } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { listInterviewed, type NewShortlistItem } from '../data/people.ts';
import type { ReviewLink } from '../data/shortlists.ts';
import { isMoved, listedItems } from '../link-state.ts';

/**
 * A new link starts with the list of the latest one; the first link starts with interviewed
 * applicants.
 */
export function useFirstShortlist(jobId: string, latest: ReviewLink | undefined) {
  const { data: interviewed } = useClientQuery({
    queryKey: queryKeys.list('applications', { jobId, for: 'new review link' }),
    queryFn: (client) => listInterviewed(client, jobId),
    enabled: !latest,
  });
  if (latest) return { items: copyItems(latest), source: 'previous' as const, isReady: true };
  const items = (interviewed ?? []).map((id) => ({ application_id: id }));
  const source = items.length > 0 ? ('interviewed' as const) : ('nobody' as const);
  return { items, source, isReady: interviewed !== undefined };
}

/** People who are rejected are not presented again. */
export function copyItems(link: ReviewLink): NewShortlistItem[] {
  return listedItems(link)
    .filter((item) => !isMoved(link, item) && item.application.stage !== 'rejected')
    .map(({ application_id, presentation, shows_cv, shows_answers }) => ({
      application_id,
      presentation,
      shows_cv,
      shows_answers,
    }));
}
