import type { Database } from '../../../domain/database.types.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';

type Article = Database['public']['Tables']['articles']['Row'];

/** An article as the list shows it. */
export type ArticleRow = Pick<
  Article,
  'id' | 'state' | 'publish_at' | 'author_name' | 'tags' | 'missing' | 'updated_at'
> & { title: LocalizedText };

export const articleColumnsRead = 'id,title,state,publish_at,author_name,tags,missing,updated_at';
