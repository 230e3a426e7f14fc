import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

describe('spread', () => {
  it('moves the columns of a to-one embed up', async () => {
    const { data } = await from('messages')
      .select('id, ...users(author:username, age)')
      .eq('id', 1);
    expect(data).toEqual([{ id: 1, author: 'ada', age: 36 }]);
    const none = await from('messages').select('id, ...channels(slug)').eq('id', 4);
    expect(none.data).toEqual([{ id: 4, slug: null }]);
  });

  it('moves all columns up for a star, and nested embeds', async () => {
    const { data } = await from('messages').select('id, ...channels(*)').eq('id', 3);
    expect(data).toEqual([{ id: 2, slug: 'random', owner_id: 2, deputy_id: null }]);
    const nested = await from('messages')
      .select('id, ...users(...profiles(motto), messages(id))')
      .eq('id', 1);
    expect(nested.data).toEqual([{ id: 1, motto: 'first!', messages: [{ id: 1 }, { id: 4 }] }]);
  });

  it('returns an array for each column of a to-many embed', async () => {
    const { data } = await from('channels').select('slug, ...messages(ids:id, stars)').order('id');
    expect(data).toEqual([
      { slug: 'general', ids: [1, 2], stars: [5, 3] },
      { slug: 'random', ids: [3], stars: [1] },
      { slug: 'empty', ids: [], stars: [] },
    ]);
    const ordered = await from('channels')
      .select('...messages(ids:id)')
      .eq('id', 1)
      .order('id', { referencedTable: 'messages', ascending: false });
    expect(ordered.data).toEqual([{ ids: [2, 1] }]);
  });
});
