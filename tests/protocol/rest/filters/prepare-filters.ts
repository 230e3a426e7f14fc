import { expect } from 'vitest';
import { serveWorld } from '../world.ts';

/** The users of the world, and the ids that a query finds. */
export function prepareFilters() {
  const world = serveWorld();
  const from = (relation: string) => world.client().from(relation);

  const ids = async (query: PromiseLike<{ data: { id: number }[] | null; error: unknown }>) => {
    const { data, error } = await query;
    expect(error).toBeNull();
    return data?.map(({ id }) => id).sort();
  };
  const users = () => from('users').select('id');

  return { world, from, ids, users };
}
