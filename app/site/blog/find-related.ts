import type { ArticleCard } from './data.ts';

const maxCount = 3;

/** Most tags in common first; equals keep their order, the newest first. */
export function findRelated(
  article: Pick<ArticleCard, 'slug' | 'tags'>,
  others: ArticleCard[],
): ArticleCard[] {
  const common = (other: ArticleCard) =>
    other.tags.filter((tag) => article.tags.includes(tag)).length;
  return others
    .filter(({ slug }) => slug !== article.slug)
    .sort((a, b) => common(b) - common(a))
    .slice(0, maxCount);
}
