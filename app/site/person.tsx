import { AlpacaConfused } from '../art/alpaca-confused.tsx';
import { AlpacaLooking } from '../art/alpaca-looking.tsx';
import { fill } from '../i18n/format.ts';
import { useCommonMessages } from '../i18n/language-context.tsx';
import { revalidateOnLanguage } from '../i18n/revalidate-on-language.ts';
import { Button } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import type { Route } from './+types/person.ts';
import { NoticePage } from './blocks/notice-page.tsx';
import { openPage } from './open-page.server.ts';
import { LostLink } from './person/lost-link.tsx';
import { OwnPageView } from './person/own-page-view.tsx';
import { getOwnWords } from './person/own-words.server.ts';
import { useOwnPage } from './person/use-own-page.ts';
import { pageMeta } from './seo/page-meta.ts';

/** Only words: what is private is fetched by the browser that holds the link, and kept nowhere. */
export function loader(args: Route.LoaderArgs) {
  const { site, language } = openPage(args);
  const words = getOwnWords(language);
  return {
    words,
    meta: [
      { title: fill(words.messages.pageTitle, { siteName: site.name }) },
      { name: 'robots', content: 'noindex' },
    ],
  };
}

export const shouldRevalidate = revalidateOnLanguage;
export const meta = pageMeta;

export default function Person({ loaderData, params }: Route.ComponentProps) {
  const { words } = loaderData;
  const { messages } = words;
  const { error } = useCommonMessages();
  const { page, fault, erased, said, act, load } = useOwnPage(params.token, words.texts);

  if (fault === 'lost') return <LostLink messages={messages.lost} failed={messages.failed} />;
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
  if (!page) {
    return (
      <Container className="grid min-h-96 place-content-center py-16 text-center">
        <p role="status">{messages.loading}</p>
        <noscript>
          <p>{messages.noScripts}</p>
        </noscript>
      </Container>
    );
  }
  return <OwnPageView page={page} words={words} act={act} said={said} />;
}
