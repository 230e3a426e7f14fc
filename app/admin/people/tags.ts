import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { listTags, type Tag } from './data/people.ts';

// Beneath people: whatever is done with people may have made a tag.
export const tagsKey = [...queryKeys.table('people'), 'tags'];

/** All tags there are, by name. */
export function useTags(): Tag[] {
  const { getClient } = useAuth();
  const { data } = useQuery({
    queryKey: tagsKey,
    queryFn: async () => listTags(await getClient()),
    staleTime: 60_000,
  });
  return data ?? none;
}

// The same array every time, so that what is computed from it stays.
const none: Tag[] = [];

export function namesOf(ids: readonly string[], tags: Tag[]): string[] {
  return ids.flatMap((id) => tags.find((tag) => tag.id === id)?.name ?? []);
}
