import { toSlug } from '../../../../domain/content/rich-document.ts';
import type { LocalizedText } from '../../../../domain/localized-text.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { unwrap } from '../../../backend/unwrap.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';

export type EditedTag = { slug: string; name: LocalizedText };

export function useArticleTags(): EditedTag[] {
  const { data = [] } = useClientQuery({
    queryKey: queryKeys.table('article_tags'),
    queryFn: (client) => unwrap(client.from('article_tags').select('slug, name').order('slug')),
  });
  return data;
}

/** Returns the slug, which articles refer to. */
export async function createArticleTag(
  client: BrowserClient,
  name: { en: string; sv: string },
): Promise<string> {
  const slug = toSlug(name.en) || toSlug(name.sv) || 'tag';
  await unwrap(client.from('article_tags').insert({ slug, name }));
  return slug;
}
