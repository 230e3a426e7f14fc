import { useEffect } from 'react';
import { data } from 'react-router';
import { AlpacaConfused } from '../../art/alpaca-confused.tsx';
import { AlpacaLooking } from '../../art/alpaca-looking.tsx';
import { fill } from '../../i18n/format.ts';
import { useCommonMessages } from '../../i18n/language-context.tsx';
import { revalidateOnLanguage } from '../../i18n/revalidate-on-language.ts';
import { loadContext } from '../../load-context.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Button } from '../../ui/button.tsx';
import { NoticePage } from '../blocks/notice-page.tsx';
import { parseFailure } from '../forms/open-form.server.ts';
import { EndedLink } from '../person/ended-link.tsx';
import { LostLink } from '../person/lost-link.tsx';
import { rememberOwnLink } from '../person/own-link.ts';
import { OwnPageView } from '../person/own-page-view.tsx';
import { getOwnWords } from '../person/own-words.server.ts';
import { RefusalContext } from '../person/refusal.ts';
import { tellOutcome } from '../person/tell-outcome.server.ts';
import { useOwnPage } from '../person/use-own-page.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { openPage } from '../shell/open-page.server.ts';
import type { Route } from './+types/person.ts';

export const handle = { cache: 'private' } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, language } = openPage(args);
  const { showPerson, typed } = args.context.get(loadContext);
  const { searchParams } = args.url;
  const words = getOwnWords(language);
  const shown = await showPerson(args.params.token);
  const page = shown === 'ended' ? undefined : shown;
  const erased = !page && searchParams.get('outcome') === 'erase';
  const failure = parseFailure(searchParams);
  return data(
    {
      words,
      page,
      ended: shown === 'ended',
      erased,
      refusal: failure && typed && { ...failure, typed },
      said: failure
        ? words.texts.formErrors[failure.error]
        : tellOutcome(searchParams.get('outcome'), words),
      meta: [
        { title: fill(words.messages.pageTitle, { siteName: site.name }) },
        { name: 'robots', content: 'noindex' },
      ],
    },
    { status: page || erased ? 200 : 404 },
  );
}

export const shouldRevalidate = revalidateOnLanguage;
export const meta = pageMeta;

export default function Person({ loaderData, params }: Route.ComponentProps) {
  const { words, refusal, said: told } = loaderData;
  const { messages } = words;
  const { error } = useCommonMessages();
  const { page, fault, erased, said, act, load } = useOwnPage(
    params.token,
    words.texts,
    loaderData,
  );

  const ownLink = page?.scope === 'person' && !erased ? params.token : undefined;
  useEffect(() => rememberOwnLink(ownLink), [ownLink]);

  if (fault === 'failed') {
    return (
      <NoticePage
        title={error.title}
        text={messages.failed}
        picture={<AlpacaConfused className="w-full" />}
      >
        <Button onClick={() => void load()}>{error.retry}</Button>
      </NoticePage>
    );
  }
  if (erased) {
    return (
      <div role="status">
        <NoticePage
          title={messages.privacy.erasedTitle}
          text={messages.privacy.erased}
          picture={<AlpacaLooking className="w-full overflow-visible" />}
        />
      </div>
    );
  }
  if (fault === 'ended') {
    return <EndedLink messages={messages.ended} failed={messages.failed} told={told} />;
  }
  if (!page || fault === 'lost') {
    return <LostLink messages={messages.lost} failed={messages.failed} told={told} />;
  }
  return (
    <RefusalContext value={refusal}>
      <OwnPageView page={page} words={words} act={act} said={said} />
    </RefusalContext>
  );
}
