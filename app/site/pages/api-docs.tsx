import { embedExample, renderClient } from '../../../domain/api/examples.ts';
import { apiNouns } from '../../../domain/api/scope.ts';
import { fill } from '../../i18n/format.ts';
import { revalidateOnLanguage } from '../../i18n/language/revalidate-on-language.ts';
import { loadContext } from '../../load-context.ts';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { Code } from '../api-docs/code.tsx';
import { ApiEntry } from '../api-docs/entry.tsx';
import { Contents } from '../blocks/contents.tsx';
import { PageHead } from '../blocks/page-head.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { openPage } from '../shell/open-page.server.ts';
import type { Route } from './+types/api-docs.ts';

export const handle = { cache: { public: true }, audience: 'recipient' } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, language } = openPage(args);
  const messages = getMessages('apiDocs', language);
  const { home } = getMessages('common', language);
  const reference = await args.context.get(loadContext).describeApi();
  return {
    messages,
    reference,
    url: site.url,
    crumbs: [
      { name: home, path: '/' },
      { name: messages.title, path: '/docs/api' },
    ],
    meta: [
      { title: fill(messages.pageTitle, { siteName: site.name }) },
      { name: 'robots', content: 'noindex' },
    ],
  };
}

export const shouldRevalidate = revalidateOnLanguage;
export const meta = pageMeta;

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  const { messages: t, reference, url, crumbs } = loaderData;
  const parts = [
    { id: 'start', text: t.start.title },
    ...apiNouns.map((noun) => ({ id: noun, text: t.nouns[noun] })),
  ];
  return (
    <>
      <PageHead crumbs={crumbs} title={t.title} lead={t.lead} />
      <PageSection className="pt-11 md:pt-14">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[.7fr_2fr]">
          <Contents title={t.contents} parts={parts} />
          <div className="grid min-w-0 gap-12">
            <section id="start" className="grid min-w-0 scroll-mt-28 gap-4">
              <h2 className="text-2xl font-semibold">{t.start.title}</h2>
              {t.start.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <Code label="supabase-js" text={renderClient(url)} />
              <p>{t.start.embeds}</p>
              <Code label="supabase-js" text={embedExample} />
            </section>
            {apiNouns.map((noun) => (
              <section key={noun} id={noun} className="grid min-w-0 scroll-mt-28 gap-3">
                <h2 className="text-2xl font-semibold">{t.nouns[noun]}</h2>
                {reference.tables
                  .filter((table) => table.noun === noun)
                  .map(({ name, description, verbs, ...table }) => (
                    <ApiEntry
                      key={name}
                      {...table}
                      name={`/rest/v1/${name}`}
                      text={description}
                      scopes={scopesOfVerbs(noun, verbs)}
                      url={url}
                      messages={t}
                    />
                  ))}
                {reference.functions
                  .filter(({ scope }) => scope.startsWith(`${noun}:`))
                  .map(({ name, summary, scope, ...remote }) => (
                    <ApiEntry
                      key={name}
                      {...remote}
                      name={`/functions/v1/${name}`}
                      text={summary}
                      scopes={[scope]}
                      url={url}
                      messages={t}
                    />
                  ))}
              </section>
            ))}
          </div>
        </div>
      </PageSection>
    </>
  );
}

const scopesOfVerbs = (noun: string, verbs: string[]) =>
  verbs.length > 1 ? [`${noun}:read`, `${noun}:write`] : [`${noun}:read`];
