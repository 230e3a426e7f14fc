import { data } from 'react-router';
import { constraintsOf } from '../../../domain/field-constraints.ts';
import { commentForm } from '../../../domain/review.ts';
import { AlpacaAsleep } from '../../art/alpaca-asleep.tsx';
import { AlpacaConfused } from '../../art/alpaca-confused.tsx';
import { fill } from '../../i18n/format.ts';
import { revalidateOnLanguage } from '../../i18n/revalidate-on-language.ts';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { NoticePage } from '../blocks/notice-page.tsx';
import { type ClosedReview, openReview, type Review as ReviewPage } from '../review/data.ts';
import type { ReviewMessages } from '../review/messages.en.ts';
import { ReviewView } from '../review/review-view.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { openPage } from '../shell/open-page.server.ts';
import { requireOwnLanguage } from '../shell/own-language.server.ts';
import { useSite } from '../shell/site-context.tsx';
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
  if (page.state !== 'open') return <ClosedLink state={page.state} messages={messages.closed} />;
  return (
    <ReviewView token={params.token} page={page} messages={messages} constraints={constraints} />
  );
}

type ClosedLinkProps = { state: ClosedReview['state']; messages: ReviewMessages['closed'] };

function ClosedLink({ state, messages }: ClosedLinkProps) {
  const { contactEmail } = useSite();
  const { title, text } = messages[state];
  const Alpaca = state === 'unknown' ? AlpacaConfused : AlpacaAsleep;
  return (
    <NoticePage title={title} text={text} picture={<Alpaca className="w-full" />}>
      <LinkButton href={`mailto:${contactEmail}`}>{messages.write}</LinkButton>
    </NoticePage>
  );
}
