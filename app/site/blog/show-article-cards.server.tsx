import type { Language } from '../../../domain/language.ts';
import { DrawnCover } from '../../art/drawn-cover.tsx';
import { formatDate } from '../../i18n/format.ts';
import { tieNumbers } from '../../i18n/tie-numbers.ts';
import { renderStatic } from '../blocks/render-static.server.tsx';
import type { ArticleCard, ArticleTag } from './data.ts';

export type ShownArticle = {
  slug: string;
  isCase: boolean;
  title: string;
  excerpt: string;
  lang: ArticleCard['lang'];
  cover: string | null;
  coverAlt: string;
  /** Stands in for a picture. */
  drawing: string | null;
  date: string;
  tags: ArticleTag[];
};

/** Drawn by the server: scripts contain no scenes. */
export function drawCover(slug: string, cover: string | null, language: Language): string | null {
  return cover ? null : renderStatic(<DrawnCover seed={slug} />, language);
}

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
      excerpt: tieNumbers(excerpt),
      lang,
      cover,
      coverAlt,
      drawing: drawCover(slug, cover, language),
      date: formatDate(new Date(publishedAt), language),
      tags: tags.filter((tag) => article.tags.includes(tag.slug)),
    }),
  );
}
