import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { listTags, type Tag } from '../data/people.ts';

// Under the key of people: a mutation of people may have created a tag.
export const tagsKey = [...queryKeys.table('people'), 'tags'];

/** All tags by name. */
export function useTags(): Tag[] {
  const { getClient } = useAuth();
  const { data } = useQuery({
    queryKey: tagsKey,
    queryFn: async () => listTags(await getClient()),
    staleTime: 60_000,
  });
  return data ?? none;
}

// A constant array, so that memoised values stay valid.
const none: Tag[] = [];

export function namesOf(ids: readonly string[], tags: Tag[]): string[] {
  return ids.flatMap((id) => tags.find((tag) => tag.id === id)?.name ?? []);
}
