import { dayMs } from '../../../../domain/units.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import { localizedHref } from '../../../i18n/href.ts';
import { revalidateOnLanguage } from '../../../i18n/language/revalidate-on-language.ts';
import { getMessages } from '../../../messages.server.ts';
import type { RouteHandle } from '../../../route-handle.ts';
import { PageSection } from '../../../ui/page-section.tsx';
import { StaticHtml } from '../../blocks/static-html.tsx';
import { ArticleView } from '../../blog/article-view.tsx';
import { bylineOf } from '../../blog/byline-of.ts';
import {
  type ArticleCard,
  findArticle,
  findArticleAuthor,
  findMovedArticle,
  listArticles,
  listArticleTags,
} from '../../blog/data.ts';
import { drawArticle } from '../../blog/draw-article.server.tsx';
import { Newsletter } from '../../blog/newsletter.tsx';
import { showArticleCards } from '../../blog/show-article-cards.server.tsx';
import { openForm } from '../../forms/open-form.server.ts';
import { article as articleData } from '../../seo/article.ts';
import { describePage } from '../../seo/describe-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { movedTo } from '../../shell/moved-to.ts';
import { crumbsTo, openPage } from '../../shell/open-page.server.ts';
import { articleImage } from '../../social-images/paths.ts';
import type { Route } from './+types/article.ts';

/** Related articles are chosen from this number of the newest articles. */
const maxCandidates = 60;
const maxRelated = 3;

export const handle = { cache: { public: true } } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, supabase, language } = openPage(args);
  const { slug } = args.params;
  const article = await findArticle(supabase, slug, language);
  if (!article) {
    const movedArticle = await findMovedArticle(supabase, slug);
    if (movedArticle) throw movedTo(`/blog/${movedArticle}`, args.url, language);
    throw new Response(null, { status: 404 });
  }

  const [author, tags, { articles }] = await Promise.all([
    findArticleAuthor(supabase, slug, language),
    listArticleTags(supabase, language),
    listArticles(supabase, { from: 0, count: maxCandidates }, language),
  ]);
  const messages = getMessages('blog', language);
  const path = `/blog/${slug}`;
  const url = new URL(localizedHref(path, language), site.url).href;
  const image = articleImage(slug);
  const imageUrl = new URL(localizedHref(image, language), site.url).href;
  const crumbs = [...crumbsTo('blog', site, language), { name: article.title, path }];
  const description = {
    title: fill(messages.article.title, { title: article.title, siteName: site.name }),
    description: article.excerpt,
    path,
    image,
    type: 'article' as const,
    crumbs,
    data: [articleData(article, { url, image: imageUrl, language }, site)],
  };
  const updated = Date.parse(article.updatedAt) - Date.parse(article.publishedAt) > dayMs;
  return {
    messages: messages.article,
    newsletter: { messages: messages.newsletter, form: await openForm('join-newsletter', args) },
    ...drawArticle(article, language),
    author,
    byline: bylineOf(article, messages, language),
    updated: updated
      ? fill(messages.article.updated, { date: formatDate(new Date(article.updatedAt), language) })
      : null,
    related: showArticleCards(findRelated(article, articles), tags, language),
    url,
    crumbs,
    meta: describePage(description, site, language),
  };
}

export const shouldRevalidate = revalidateOnLanguage;
export const meta = pageMeta;

export default function Article({ loaderData }: Route.ComponentProps) {
  const { newsletter, body, ...article } = loaderData;
  return (
    <>
      <ArticleView {...article} body={<StaticHtml html={body} />} />
      <PageSection>
        <Newsletter {...newsletter} />
      </PageSection>
    </>
  );
}

/** Returns the articles with the most tags in common, newer articles first. */
function findRelated(
  article: Pick<ArticleCard, 'slug' | 'tags'>,
  others: ArticleCard[],
): ArticleCard[] {
  const common = (other: ArticleCard) =>
    other.tags.filter((tag) => article.tags.includes(tag)).length;
  return others
    .filter(({ slug }) => slug !== article.slug)
    .sort((a, b) => common(b) - common(a))
    .slice(0, maxRelated);
}
