import { listHeadings } from '../../../domain/content/rich-document.ts';
import type { Language } from '../../../domain/language.ts';
import { tieNumbers } from '../../i18n/tie-numbers.ts';
import { renderStatic } from '../blocks/render-static.server.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import type { ArticlePage } from './data.ts';
import { drawCover } from './show-article-cards.server.tsx';

/** Draws text and cover: neither has state, so scripts contain none of it. */
export function drawArticle({ body, ...article }: ArticlePage, language: Language) {
  return {
    article: { ...article, excerpt: tieNumbers(article.excerpt) },
    headings: listHeadings(body),
    body: renderStatic(<RichText document={body} lang={article.lang.body} />, language),
    drawing: drawCover(article.slug, article.cover, language),
  };
}
