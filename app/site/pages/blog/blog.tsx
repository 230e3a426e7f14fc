import { Alpaca } from '../../../art/alpaca.tsx';
import { fill } from '../../../i18n/format.ts';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { getMessages } from '../../../messages.server.ts';
import type { RouteHandle } from '../../../route-handle.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { PageHead } from '../../blocks/page-head.tsx';
import { ArticleList } from '../../blog/article-list.tsx';
import { blogPath } from '../../blog/blog-path.ts';
import { listArticles, listArticleTags } from '../../blog/data.ts';
import type { BlogMessages } from '../../blog/messages.en.ts';
import { Newsletter } from '../../blog/newsletter.tsx';
import { showArticleCards } from '../../blog/show-article-cards.server.tsx';
import { TagLinks } from '../../blog/tag-links.tsx';
import { openForm } from '../../forms/open-form.server.ts';
import { describePage } from '../../seo/describe-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { crumbsTo, getPageMessages, openPage } from '../../shell/open-page.server.ts';
import { requirePlainUrl } from '../../shell/plain-url.ts';
import { pageImage } from '../../social-images/paths.ts';
import type { Route } from './+types/blog.ts';

const articlesPerPage = 7;
const maxPage = 1_000_000;

export const handle = {
  cache: { public: true, query: ['tag', 'kind', 'page'] },
} satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  requirePlainUrl(args.url);
  const { site, supabase, language } = openPage(args);
  const query = args.url.searchParams;
  const tags = await listArticleTags(supabase, language);
  const tag = tags.find(({ slug }) => slug === query.get('tag'));
  const page = Math.max(1, Math.floor(Number(query.get('page') ?? 1)) || 1);
  // The data API rejects larger offsets, which would be an error of the server here.
  if (page > maxPage) throw new Response(null, { status: 404 });
  const kind = query.get('kind') === 'case' ? ('case' as const) : undefined;
  const range = {
    tag: tag?.slug,
    kind,
    from: (page - 1) * articlesPerPage,
    count: articlesPerPage,
  };
  const { articles, total } = await listArticles(supabase, range, language);
  const pages = Math.max(1, Math.ceil(total / articlesPerPage));
  if (page > pages) throw new Response(null, { status: 404 });

  const messages = getMessages('blog', language);
  const pageMessages = getPageMessages('blog', site, language);
  const crumbs = crumbsTo('blog', site, language);
  const path = blogPath({ tag: tag?.slug, kind, page });
  const title = tag
    ? fill(messages.tagTitle, { tag: tag.name, siteName: site.name })
    : kind
      ? fill(messages.tagTitle, { tag: messages.cases, siteName: site.name })
      : page > 1
        ? fill(messages.pageTitle, { page, siteName: site.name })
        : pageMessages.title;
  const { description } = pageMessages;
  const described = { title, description, path, image: pageImage('blog'), crumbs };
  return {
    messages,
    tags,
    tag: tag?.slug,
    kind,
    page,
    pages,
    articles: showArticleCards(articles, tags, language),
    newsletter: await openForm('join-newsletter', args),
    crumbs,
    meta: describePage(described, site, language),
  };
}

export const meta = pageMeta;

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { messages, tags, tag, kind, page, pages, articles, newsletter, crumbs } = loaderData;
  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={messages.title}
        lead={messages.lead}
        picture={
          <Alpaca pose="writing" label={messages.picture} className="mx-auto w-full max-w-76" />
        }
        pictureOnPhones={false}
      />
      <PageSection className="pt-9 md:pt-11">
        <TagLinks messages={messages} tags={tags} active={tag} kind={kind} />
        {articles.length > 0 ? (
          <ArticleList
            articles={articles}
            caseLabel={messages.article.caseStudy}
            firstIsLarge={page === 1}
          />
        ) : (
          <EmptyState
            picture={<Alpaca pose="asleep" className="w-48" />}
            title={messages.empty.title}
            text={tag || kind ? messages.empty.text : messages.empty.none}
            action={
              (tag || kind) && (
                <LocalizedLink to="/blog" className={buttonClass()}>
                  {messages.empty.all}
                </LocalizedLink>
              )
            }
          />
        )}
        <Paging messages={messages.paging} filter={{ tag, kind }} page={page} pages={pages} />
      </PageSection>
      <PageSection>
        <Newsletter messages={messages.newsletter} form={newsletter} />
      </PageSection>
    </>
  );
}

type PagingProps = {
  messages: BlogMessages['paging'];
  filter: Pick<Parameters<typeof blogPath>[0], 'tag' | 'kind'>;
  page: number;
  pages: number;
};

function Paging({ messages, filter, page, pages }: PagingProps) {
  if (pages === 1) return null;
  const look = buttonClass({ variant: 'outline', size: 'medium' });
  return (
    <nav aria-label={messages.label} className="flex flex-wrap items-center gap-5 pt-14">
      {page > 1 && (
        <LocalizedLink rel="prev" to={blogPath({ ...filter, page: page - 1 })} className={look}>
          {messages.newer}
        </LocalizedLink>
      )}
      <span className="text-soft">{fill(messages.page, { page, pages })}</span>
      {page < pages && (
        <LocalizedLink rel="next" to={blogPath({ ...filter, page: page + 1 })} className={look}>
          {messages.older}
        </LocalizedLink>
      )}
    </nav>
  );
}
