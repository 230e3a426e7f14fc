import type { Language } from '../../../domain/language.ts';
import { formatDate } from '../../i18n/format.ts';
import type { ArticleCard, ArticleTag } from './data.ts';

export type ShownArticle = {
  slug: string;
  isCase: boolean;
  title: string;
  excerpt: string;
  lang: ArticleCard['lang'];
  cover: string | null;
  coverAlt: string;
  date: string;
  tags: ArticleTag[];
};

export function showArticleCards(
  articles: ArticleCard[],
  tags: ArticleTag[],
  language: Language,
): ShownArticle[] {
  return articles.map(
    ({ slug, kind, title, excerpt, lang, cover, coverAlt, publishedAt, ...article }) => ({
      slug,
      isCase: kind === 'case',
      title,
      excerpt,
      lang,
      cover,
      coverAlt,
      date: formatDate(new Date(publishedAt), language),
      tags: tags.filter((tag) => article.tags.includes(tag.slug)),
    }),
  );
}
