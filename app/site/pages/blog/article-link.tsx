import { data } from 'react-router';
import { Alpaca } from '../../../art/alpaca.tsx';
import { openArticlePreview } from '../../../backend/preview/article-preview.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import { localizedHref } from '../../../i18n/href.ts';
import { revalidateOnLanguage } from '../../../i18n/language/revalidate-on-language.ts';
import { getMessages } from '../../../messages.server.ts';
import type { RouteHandle } from '../../../route-handle.ts';
import { Container } from '../../../ui/container.tsx';
import { StaticHtml } from '../../blocks/static-html.tsx';
import { ArticleView } from '../../blog/article-view.tsx';
import { bylineOf } from '../../blog/byline-of.ts';
import { toArticlePage } from '../../blog/data.ts';
import { drawArticle } from '../../blog/draw-article.server.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { crumbsTo, openPage } from '../../shell/open-page.server.ts';
import type { Route } from './+types/article-link.ts';

// Shows an unpublished article to readers without an account who have a secret link.

const statuses = { open: 200, expired: 410, unknown: 404 };

export const handle = { cache: 'private' } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, supabase, language } = openPage(args);
  const messages = getMessages('blog', language);
  const opened = await openArticlePreview(supabase, args.params.token);
  const meta = (title: string) => [{ title }, { name: 'robots', content: 'noindex, nofollow' }];
  const responseInit = { status: statuses[opened.state] };
  if (opened.state !== 'open') {
    const closed = messages.preview[opened.state];
    return data({ closed, page: null, meta: meta(closed.title) }, responseInit);
  }
  const article = toArticlePage(opened.article, language);
  const path = `/blog/${article.slug}`;
  const date = formatDate(new Date(opened.expires_at), language);
  const page = {
    banner: fill(messages.preview.banner, { date }),
    view: {
      messages: messages.article,
      ...drawArticle(article, language),
      byline: bylineOf(article, messages, language),
      updated: null,
      related: [],
      url: new URL(localizedHref(path, language), site.url).href,
      crumbs: [...crumbsTo('blog', site, language), { name: article.title, path }],
    },
  };
  return data({ closed: null, page, meta: meta(article.title) }, responseInit);
}

export const shouldRevalidate = revalidateOnLanguage;
export const meta = pageMeta;

export default function ArticleLink({ loaderData: { closed, page } }: Route.ComponentProps) {
  if (page) {
    const { body, ...view } = page.view;
    return (
      <>
        <p className="bg-peach px-5 py-2.5 text-center font-medium">{page.banner}</p>
        <ArticleView {...view} body={<StaticHtml html={body} />} />
      </>
    );
  }
  return (
    <Container className="grid items-center gap-10 pt-12 md:grid-cols-2 md:pt-18">
      <div>
        <h1 className="text-[clamp(2.2rem,5vw,3.6rem)]">{closed.title}</h1>
        <p className="measure-46 pt-4 text-[1.1rem] text-soft">{closed.text}</p>
      </div>
      <Alpaca pose="asleep" className="mx-auto w-full max-w-80" />
    </Container>
  );
}
