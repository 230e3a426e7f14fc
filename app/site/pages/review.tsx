import { data } from 'react-router';
import { constraintsOf } from '../../../domain/field-constraints.ts';
import { commentForm } from '../../../domain/review.ts';
import { fill } from '../../i18n/format.ts';
import { revalidateOnLanguage } from '../../i18n/revalidate-on-language.ts';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { ClosedLink } from '../review/closed-link.tsx';
import { type ClosedReview, openReview, type Review as ReviewPage } from '../review/data.ts';
import { ReviewView } from '../review/review-view.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { openPage } from '../shell/open-page.server.ts';
import type { Route } from './+types/review.ts';

const statuses: Record<(ReviewPage | ClosedReview)['state'], number> = {
  open: 200,
  revoked: 410,
  expired: 410,
  unknown: 404,
};

export const handle = { cache: 'private' } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, supabase, language } = openPage(args);
  const messages = getMessages('review', language);
  const page = await openReview(supabase, args.params.token);
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
  if (page.state !== 'open') return <ClosedLink state={page.state} messages={messages.closed} />;
  return (
    <ReviewView token={params.token} page={page} messages={messages} constraints={constraints} />
  );
}
