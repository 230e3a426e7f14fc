import type { Query } from '../postgres/query.ts';

// The headers by which a CDN holds a page, and a CDN alone: browsers obey `cache-control`. A page is tagged with the
// tables that it was rendered from, because a change of one of them is what makes the page stale.

/** The tag of all pages. */
export const everyPage = 'page';

type CdnControl = 'Surrogate-Control' | 'CDN-Cache-Control';
export type CdnHeaders = (reads: ReadonlySet<string>) => Record<string, string>;

export const cdnHeaderNames = [
  'surrogate-control',
  'surrogate-key',
  'cdn-cache-control',
  'cache-tag',
  'cdn-tag',
];

/** Only tables whose changes are announced become tags: `reads` has all words of the URLs that a page has read. */
export async function createCdnHeaders(
  query: Query,
  { control, maxAge }: { control: CdnControl; maxAge: number },
): Promise<CdnHeaders> {
  const { rows } = await query<{ name: string }>(
    `select distinct relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
     where tgfoid = 'private.notify_content()'::regprocedure order by 1`,
  );
  const names = rows.map(({ name }) => name);
  return (reads): Record<string, string> => {
    const tags = [everyPage, ...names.filter((name) => reads.has(name))];
    if (control === 'Surrogate-Control') {
      return { 'surrogate-control': `max-age=${maxAge}`, 'surrogate-key': tags.join(' ') };
    }
    const list = tags.join(',');
    return { 'cdn-cache-control': `max-age=${maxAge}`, 'cache-tag': list, 'cdn-tag': list };
  };
}
