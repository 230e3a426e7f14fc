type BlogPage = { tag?: string; kind?: 'case'; page?: number };

/** The first page without a filter has no query. */
export function blogPath({ tag, kind, page = 1 }: BlogPage): string {
  const query = new URLSearchParams();
  if (tag) query.set('tag', tag);
  if (kind) query.set('kind', kind);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/blog?${query}` : '/blog';
}
