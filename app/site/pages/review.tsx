import type { ComponentProps } from 'react';
import { data } from 'react-router';
import { constraintsOf } from '../../../domain/field-constraints.ts';
import { commentForm } from '../../../domain/review.ts';
import { fill } from '../../i18n/format.ts';
import { revalidateOnLanguage } from '../../i18n/language/revalidate-on-language.ts';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { ClosedReviewPage } from '../review/closed-review.tsx';
import { type ClosedReview, openReview, type Review as ReviewPage } from '../review/data.ts';
import { useLinkAccess } from '../review/review-access.ts';
import { ReviewView } from '../review/review-view.tsx';
import { useLastItems } from '../review/unsent-comments.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { openPage } from '../shell/open-page.server.ts';
import { requireOwnLanguage } from '../shell/own-language.server.ts';
import type { Route } from './+types/review.ts';

const statuses: Record<(ReviewPage | ClosedReview)['state'], number> = {
  open: 200,
  revoked: 410,
  expired: 410,
  unknown: 404,
};

export const handle = {
  cache: 'private',
  audience: 'reviewer',
  hasNoMenus: true,
} satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, supabase, language } = openPage(args);
  const messages = getMessages('review', language);
  const page = await openReview(supabase, args.params.token);
  if (page.state === 'open') requireOwnLanguage(args.request, args.url, page.language);
  return data(
    {
      messages,
      constraints: constraintsOf(commentForm),
      page,
      meta: [
        { title: fill(messages.pageTitle, { siteName: site.name }) },
        { name: 'robots', content: 'noindex, nofollow' },
      ],
    },
    { status: statuses[page.state] },
  );
}

export const shouldRevalidate = revalidateOnLanguage;
export const meta = pageMeta;

export default function Review({ loaderData, params }: Route.ComponentProps) {
  const { messages, constraints, page } = loaderData;
  const items = useLastItems(page);
  if (page.state !== 'open')
    return <ClosedReviewPage state={page.state} items={items} messages={messages} />;
  return (
    <LinkReview token={params.token} page={page} messages={messages} constraints={constraints} />
  );
}

type LinkReviewProps = Omit<ComponentProps<typeof ReviewView>, 'access'> & { token: string };

function LinkReview({ token, ...props }: LinkReviewProps) {
  return <ReviewView access={useLinkAccess(token)} {...props} />;
}
