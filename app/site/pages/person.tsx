import { useEffect } from 'react';
import { data } from 'react-router';
import { Alpaca } from '../../art/alpaca.tsx';
import { fill } from '../../i18n/format.ts';
import { revalidateOnLanguage } from '../../i18n/language/revalidate-on-language.ts';
import { useCommonMessages } from '../../i18n/language-context.tsx';
import { loadContext } from '../../load-context.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Button } from '../../ui/button.tsx';
import { NoticePage } from '../blocks/notice-page.tsx';
import { parseFailure } from '../forms/open-form.server.ts';
import { describeOutcome } from '../person/describe-outcome.server.ts';
import { FailedFormContext } from '../person/failed-form.ts';
import { EndedLink } from '../person/links/ended-link.tsx';
import { LostLink } from '../person/links/lost-link.tsx';
import { rememberOwnLink } from '../person/own-link.ts';
import { getOwnPageContent } from '../person/own-messages.server.ts';
import { OwnPageView } from '../person/own-page-view.tsx';
import { useOwnPage } from '../person/use-own-page.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { openPage } from '../shell/open-page.server.ts';
import { requireOwnLanguage } from '../shell/own-language.server.ts';
import type { Route } from './+types/person.ts';

export const handle = { cache: 'private', audience: 'recipient' } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, language } = openPage(args);
  const { showPerson, typed } = args.context.get(loadContext);
  const { searchParams } = args.url;
  const content = getOwnPageContent(language);
  const outcome = await showPerson(args.params.token);
  const page = outcome === 'ended' ? undefined : outcome;
  const recordLanguage = page?.person?.language ?? page?.applications[0]?.language;
  requireOwnLanguage(args.request, args.url, recordLanguage);
  const isErased = !page && searchParams.get('outcome') === 'erase';
  const failure = parseFailure(searchParams);
  return data(
    {
      content,
      page,
      isEnded: outcome === 'ended',
      isErased,
      failedForm: failure && typed && { ...failure, typed },
      status: failure
        ? content.formMessages.formErrors[failure.error]
        : describeOutcome(searchParams.get('outcome'), content),
      meta: [
        { title: fill(content.messages.pageTitle, { siteName: site.name }) },
        { name: 'robots', content: 'noindex' },
      ],
    },
    { status: page || isErased ? 200 : 404 },
  );
}

export const shouldRevalidate = revalidateOnLanguage;
export const meta = pageMeta;

export default function Person({ loaderData, params }: Route.ComponentProps) {
  const { content, failedForm, status: outcome } = loaderData;
  const { messages, formMessages } = content;
  const errors = {
    failed: messages.failed,
    limited: formMessages.formErrors.too_many_requests,
  };
  const { error } = useCommonMessages();
  const { page, linkError, isErased, status, runAction, load } = useOwnPage(
    params.token,
    content.formMessages,
    loaderData,
  );

  const ownLink = page?.scope === 'person' && !isErased ? params.token : undefined;
  useEffect(() => rememberOwnLink(ownLink), [ownLink]);

  if (linkError === 'failed') {
    return (
      <NoticePage
        title={error.title}
        text={messages.failed}
        picture={<Alpaca pose="confused" className="w-full" />}
      >
        <Button onClick={() => void load()}>{error.retry}</Button>
      </NoticePage>
    );
  }
  if (isErased) {
    return (
      <div role="status">
        <NoticePage
          title={messages.privacy.erasedTitle}
          text={messages.privacy.erased}
          picture={<Alpaca pose="reading" className="w-full overflow-visible" />}
        />
      </div>
    );
  }
  if (linkError === 'ended') {
    return <EndedLink messages={messages.ended} {...errors} outcome={outcome} />;
  }
  if (!page || linkError === 'invalid') {
    return (
      <LostLink
        messages={messages.lost}
        constraints={content.constraints.link}
        {...errors}
        outcome={outcome}
      />
    );
  }
  return (
    <FailedFormContext value={failedForm}>
      <OwnPageView page={page} content={content} runAction={runAction} status={status} />
    </FailedFormContext>
  );
}
