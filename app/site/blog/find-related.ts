import type { ArticleCard } from './data.ts';

const most = 3;

/** Most subjects in common first; among equals the newest, which is the order they come in. */
export function findRelated(
  article: Pick<ArticleCard, 'slug' | 'tags'>,
  others: ArticleCard[],
): ArticleCard[] {
  const common = (other: ArticleCard) =>
    other.tags.filter((tag) => article.tags.includes(tag)).length;
  return others
    .filter(({ slug }) => slug !== article.slug)
    .sort((a, b) => common(b) - common(a))
    .slice(0, most);
}
