import { redirect } from 'react-router';
import { listHeadings } from '../../domain/rich-document.ts';
import { findArticle, findMovedArticle, listArticles, listArticleTags } from '../data/articles.ts';
import { fill, formatDate } from '../i18n/format.ts';
import { localizedHref } from '../i18n/href.ts';
import { getMessages } from '../i18n/messages.server.ts';
import { revalidateOnLanguage } from '../i18n/revalidate-on-language.ts';
import { Container } from '../ui/container.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/article.ts';
import { Contents } from './blocks/contents.tsx';
import { ShareLinks } from './blocks/share-links.tsx';
import { ArticleList } from './blog/article-list.tsx';
import { Cover } from './blog/cover.tsx';
import { findRelated } from './blog/find-related.ts';
import { showArticleCards } from './blog/show-article-cards.server.ts';
import { crumbsTo, openPage } from './open-page.server.ts';
import { RichText } from './rich-text/rich-text.tsx';
import { article as articleData } from './seo/article.ts';
import { Breadcrumbs } from './seo/breadcrumbs.tsx';
import { describePage } from './seo/describe-page.ts';
import { pageMeta } from './seo/page-meta.ts';
import { articleImage } from './social-image/paths.ts';

const considered = 60;
const day = 24 * 60 * 60 * 1000;

export async function loader(args: Route.LoaderArgs) {
  const { site, supabase, language } = openPage(args);
  const { slug } = args.params;
  const article = await findArticle(supabase, slug, language);
  if (!article) {
    const moved = await findMovedArticle(supabase, slug);
    if (moved) throw redirect(localizedHref(`/blog/${moved}`, language), 301);
    throw new Response(null, { status: 404 });
  }

  const [tags, { articles }] = await Promise.all([
    listArticleTags(supabase, language),
    listArticles(supabase, { from: 0, count: considered }, language),
  ]);
  const messages = getMessages('blog', language);
  const path = `/blog/${slug}`;
  const address = new URL(localizedHref(path, language), site.url).href;
  const image = articleImage(slug);
  const pictured = new URL(localizedHref(image, language), site.url).href;
  const crumbs = [...crumbsTo('blog', site, language), { name: article.title, path }];
  const description = {
    title: fill(messages.article.title, { title: article.title, siteName: site.name }),
    description: article.excerpt,
    path,
    image,
    type: 'article' as const,
    crumbs,
    data: [articleData(article, { address, image: pictured, language }, site)],
  };
  const updated = Date.parse(article.updatedAt) - Date.parse(article.publishedAt) > day;
  return {
    messages: messages.article,
    article,
    byline: [
      ...(article.author ? [fill(messages.by, { name: article.author })] : []),
      formatDate(new Date(article.publishedAt), language),
      fill(messages.minutes, { count: article.minutes }),
    ],
    updated: updated
      ? fill(messages.article.updated, { date: formatDate(new Date(article.updatedAt), language) })
      : null,
    related: showArticleCards(findRelated(article, articles), tags, language),
    address,
    crumbs,
    meta: describePage(description, site, language),
  };
}

export const shouldRevalidate = revalidateOnLanguage;
export const meta = pageMeta;

export default function Article({ loaderData }: Route.ComponentProps) {
  const { messages, article, byline, updated, related, address, crumbs } = loaderData;
  const headings = listHeadings(article.body);

  return (
    <>
      <article>
        <Container className="pt-6 md:pt-9">
          <Breadcrumbs crumbs={crumbs} />
          <header className="mx-auto max-w-[54rem] pt-6 md:pt-10 md:text-center">
            <h1 className="text-[clamp(2.3rem,4.6vw,3.7rem)]">{article.title}</h1>
            <p className="pt-5 text-[1.15rem] text-soft md:text-[1.25rem]">{article.excerpt}</p>
            <p className="pt-5 font-medium">{byline.join('\u00a0· ')}</p>
            {updated && <p className="text-[.92rem] text-soft">{updated}</p>}
          </header>
          <Cover
            slug={article.slug}
            cover={article.cover}
            alt={article.coverAlt}
            sizes="(width >= 75rem) 1150px, 100vw"
            first
            className="mt-10 max-h-[30rem] rounded-card md:mt-12"
          />
        </Container>
        <Section className="pt-11 md:pt-14">
          <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[14rem_minmax(0,40rem)]">
            {headings.length > 1 ? (
              <Contents title={messages.contents} parts={headings} />
            ) : (
              <span className="hidden lg:block" />
            )}
            <div className="min-w-0 text-[1.08rem]">
              <RichText document={article.body} />
              <div className="mt-12 border-t border-line pt-7">
                <ShareLinks messages={messages} title={article.title} address={address} />
              </div>
            </div>
          </div>
        </Section>
      </article>
      {related.length > 0 && (
        <Section className="print:hidden">
          <h2 className="pb-8 text-[clamp(1.9rem,3.4vw,2.8rem)]">{messages.related}</h2>
          <ArticleList articles={related} />
        </Section>
      )}
    </>
  );
}
