import { queryKeys } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { listTags, type Tag } from '../data/people.ts';

// Part of the key of people, because a mutation of people may have created a tag.
export const tagsKey = [...queryKeys.table('people'), 'tags'];

/** All tags by name. */
export function useTags(): Tag[] {
  const { data } = useClientQuery({
    queryKey: tagsKey,
    queryFn: listTags,
    staleTime: 60_000,
  });
  return data ?? none;
}

// A constant array, so that memoised values stay valid.
const none: Tag[] = [];

export function findTags(ids: readonly string[], tags: Tag[]): Tag[] {
  return ids.flatMap((id) => tags.find((tag) => tag.id === id) ?? []);
}
