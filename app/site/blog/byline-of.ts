import type { Language } from '../../../domain/language.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import type { ArticlePage } from './data.ts';
import type { BlogMessages } from './messages.en.ts';

/** Author, date and reading time. */
export function bylineOf(
  article: ArticlePage,
  messages: Pick<BlogMessages, 'byAuthor' | 'minutes'>,
  language: Language,
): string[] {
  return [
    ...(article.author ? [fill(messages.byAuthor, { name: article.author })] : []),
    formatDate(new Date(article.publishedAt), language),
    fill(messages.minutes, { count: article.minutes }),
  ];
}
