import { fill } from '../../i18n/format.ts';
import { revalidateOnLanguage } from '../../i18n/language/revalidate-on-language.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { parseFailure } from '../forms/open-form.server.ts';
import { describeOutcome } from '../person/describe-outcome.server.ts';
import { LostLink } from '../person/links/lost-link.tsx';
import { getOwnPageContent } from '../person/own-messages.server.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { openPage } from '../shell/open-page.server.ts';
import type { Route } from './+types/own-link.ts';

export const handle = { cache: 'private', audience: 'recipient' } satisfies RouteHandle;

/** For people who have lost the link to their own page, or never had one. */
export function loader(args: Route.LoaderArgs) {
  const { site, language } = openPage(args);
  const content = getOwnPageContent(language);
  const { messages, formMessages, constraints } = content;
  const failure = parseFailure(args.url.searchParams);
  return {
    messages: { ...messages.lost, ...messages.request },
    failed: messages.failed,
    limited: formMessages.formErrors.too_many_requests,
    constraints: constraints.link,
    outcome: failure
      ? formMessages.formErrors[failure.error]
      : describeOutcome(args.url.searchParams.get('outcome'), content),
    meta: [
      { title: fill(messages.pageTitle, { siteName: site.name }) },
      { name: 'robots', content: 'noindex' },
    ],
  };
}

export const shouldRevalidate = revalidateOnLanguage;
export const meta = pageMeta;

export default function OwnLink({ loaderData }: Route.ComponentProps) {
  const { messages, constraints, failed, limited, outcome } = loaderData;
  return (
    <LostLink
      messages={messages}
      constraints={constraints}
      failed={failed}
      limited={limited}
      outcome={outcome}
    />
  );
}
