import { keepPreviousData } from '@tanstack/react-query';
import { unwrap } from '../../../../backend/unwrap.ts';
import { useClientQuery } from '../../../../backend/use-client-query.ts';
import type { AdminMessages } from '../../../messages.en.ts';

export type Match = {
  source: keyof AdminMessages['list']['matchSources'];
  /** The name of the file. */
  label: string | null;
  excerpt: string;
};

/** The reasons why a search found these people, by their id. The list does not wait for it. */
export function useMatches(text: string, people: string[]): ReadonlyMap<string, Match> {
  const { data } = useClientQuery({
    queryKey: ['search-matches', text, people],
    queryFn: async (client) => {
      const matches = await unwrap(
        client.rpc('explain_search', { query: text, people }, { get: false }),
      );
      return new Map(
        matches.map(({ person_id, source, label, excerpt }) => [
          person_id,
          { source: source as Match['source'], label, excerpt },
        ]),
      );
    },
    enabled: text !== '' && people.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  return (text !== '' && data) || noMatches;
}

const noMatches: ReadonlyMap<string, Match> = new Map();

/** Returns the searched text with misspelt words corrected, for a search that finds nobody. */
export function useSuggestion(text: string, enabled: boolean): string | undefined {
  const { data } = useClientQuery({
    queryKey: ['search-suggestion', text],
    queryFn: (client) => unwrap(client.rpc('suggest_search', { query: text }, { get: true })),
    enabled: enabled && text !== '',
    staleTime: 60_000,
  });
  return (enabled && data) || undefined;
}
