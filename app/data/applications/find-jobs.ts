import type { Language } from '../../../domain/language.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { inLanguage } from '../../i18n/in-language.ts';
import type { BrowserClient } from '../browser-client.ts';
import { unwrap } from '../unwrap.ts';

type Option = { value: string; label: string };

const columns = 'id, title, client:clients(name)' as const;

/** Jobs by words; without any, those that changed last. */
export async function findJobs(client: BrowserClient, text: string): Promise<Option[]> {
  const rows = await unwrap(
    text
      ? client.rpc('find_jobs', { query: text }).select(columns).limit(20)
      : client
          .from('jobs')
          .select(columns)
          .neq('state', 'draft')
          .order('updated_at', { ascending: false })
          .limit(20),
  );
  return (rows as unknown as Row[]).map(toOption);
}

export async function nameJobs(client: BrowserClient, ids: string[]): Promise<Option[]> {
  const rows = await unwrap(client.from('jobs').select(columns).in('id', ids));
  return (rows as unknown as Row[]).map(toOption);
}

type Row = { id: string; title: LocalizedText; client: { name: string } | null };

function toOption({ id, title, client }: Row): Option {
  const language: Language = document.documentElement.lang === 'sv' ? 'sv' : 'en';
  return {
    value: id,
    label: [inLanguage(title, language), client?.name].filter(Boolean).join(', '),
  };
}
