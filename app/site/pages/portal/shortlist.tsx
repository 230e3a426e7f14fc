import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { constraintsOf } from '../../../../domain/field-constraints.ts';
import { commentForm } from '../../../../domain/review.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { refetch } from '../../../backend/refetch.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { revalidateOnLanguage } from '../../../i18n/language/revalidate-on-language.ts';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { getMessages } from '../../../messages.server.ts';
import type { RouteHandle } from '../../../route-handle.ts';
import { Container } from '../../../ui/container.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { callPortalReview, findShortlist, openPortalCv } from '../../portal/data.ts';
import { usePortalMessages } from '../../portal/portal-context.ts';
import { ClosedReviewPage } from '../../review/closed-review.tsx';
import type { ReviewAccess } from '../../review/review-access.ts';
import { ReviewView } from '../../review/review-view.tsx';
import { useLastItems } from '../../review/unsent-comments.tsx';
import { openPage } from '../../shell/open-page.server.ts';
import type { Route } from './+types/shortlist.ts';

export const handle = { cache: 'private' } satisfies RouteHandle;

export function loader(args: Route.LoaderArgs) {
  const { language } = openPage(args);
  return { messages: getMessages('review', language), constraints: constraintsOf(commentForm) };
}

export const shouldRevalidate = revalidateOnLanguage;

/** A shortlist in the portal: the page of the review link, live and with the name of the contact. */
export default function Shortlist({ loaderData, params }: Route.ComponentProps) {
  const { messages, constraints } = loaderData;
  const { shortlistId: id } = params;
  const t = usePortalMessages();
  const { data: page } = useLiveTables({
    queryKey: shortlistKey(id),
    queryFn: (client) => findShortlist(client, id),
    follow: [{ table: 'portal_changes' }],
  });
  const access = usePortalAccess(id, page?.state === 'open' && page.reads_only);
  const items = useLastItems(page);
  if (!page) {
    return (
      <Container className="grid gap-5 pt-9 md:pt-14">
        <Skeleton className="h-14 max-w-96" />
        <Skeleton className="h-96" />
      </Container>
    );
  }
  return (
    <>
      <Container className="pt-6">
        <LocalizedLink to="/portal" className="inline-flex min-h-11 items-center underline">
          {t.shortlists.back}
        </LocalizedLink>
      </Container>
      {page.state === 'open' ? (
        <ReviewView access={access} page={page} messages={messages} constraints={constraints} />
      ) : (
        <ClosedReviewPage state={page.state} items={items} messages={messages} />
      )}
    </>
  );
}

const shortlistKey = (id: string) => ['portal_changes', 'shortlist', id] as const;

function usePortalAccess(shortlist: string, readsOnly?: boolean): ReviewAccess {
  const { getClient } = useAuth();
  const queries = useQueryClient();
  return useMemo(
    () => ({
      call: async (action) => callPortalReview(await getClient(), { ...action, shortlist }),
      openCv: async (item) => openPortalCv(await getClient(), shortlist, item),
      refresh: () => refetch(queries, shortlistKey(shortlist)),
      requiresReason: true,
      readsOnly,
    }),
    [getClient, queries, shortlist, readsOnly],
  );
}
