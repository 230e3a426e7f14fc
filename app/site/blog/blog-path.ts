/** The first page without a tag has no query. */
export function blogPath({ tag, page = 1 }: { tag?: string; page?: number }): string {
  const query = new URLSearchParams();
  if (tag) query.set('tag', tag);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/blog?${query}` : '/blog';
}
