import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { listTerms, type TermsRow } from './data.ts';

/** The version that was published last. */
export function useLatestTerms(): TermsRow | undefined {
  const { data: terms = [] } = useLiveTables({
    queryKey: queryKeys.list('general_terms', {}),
    queryFn: listTerms,
    follow: [{ table: 'general_terms' }],
  });
  return terms.find(({ state }) => state !== 'draft');
}
