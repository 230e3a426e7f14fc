import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { searchWords } from '../../../../../domain/people/search-words.ts';

/** The words of the search by which a person was found, which links from a list pass on. */
export function useSearchWords(): string[] {
  const [params] = useSearchParams();
  const query = params.get('q') ?? '';
  return useMemo(() => searchWords(query), [query]);
}
