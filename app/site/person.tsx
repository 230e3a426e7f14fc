import { fill } from '../i18n/format.ts';
import { getMessages } from '../i18n/messages.server.ts';
import { revalidateOnLanguage } from '../i18n/revalidate-on-language.ts';
import { Container } from '../ui/container.tsx';
import type { Route } from './+types/person.ts';
import { openPage } from './open-page.server.ts';
import { LostLink } from './person/lost-link.tsx';
import { OwnPageView } from './person/own-page-view.tsx';
import { useOwnPage } from './person/use-own-page.ts';
import { pageMeta } from './seo/page-meta.ts';

/** Only words: what is private is fetched by the browser that holds the link, and kept nowhere. */
export function loader(args: Route.LoaderArgs) {
  const { site, language } = openPage(args);
  const messages = getMessages('person', language);
  return {
    messages,
    labels: getMessages('forms', language).labels,
    meta: [
      { title: fill(messages.pageTitle, { siteName: site.name }) },
      { name: 'robots', content: 'noindex' },
    ],
  };
}

export const shouldRevalidate = revalidateOnLanguage;
export const meta = pageMeta;

export default function Person({ loaderData, params }: Route.ComponentProps) {
  const { messages, labels } = loaderData;
  const { page, fault, act, said } = useOwnPage(params.token, messages);

  if (fault) return <LostLink messages={messages.lost} />;
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
  return <OwnPageView page={page} messages={messages} labels={labels} act={act} said={said} />;
}
