import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

describe('computed columns', () => {
  it('are selected, filtered and ordered by name, but not part of the star', async () => {
    const { data } = await from('users').select('id, loud:shout').eq('shout', 'BO').order('shout');
    expect(data).toEqual([{ id: 2, loud: 'BO' }]);
    const star = await from('users').select().eq('id', 1).single();
    expect(star.data).not.toHaveProperty('shout');
  });

  it('belong to the relation they take', async () => {
    expect((await from('active_users').select('initial').order('id')).data).toEqual([
      { initial: 'a' },
      { initial: 'b' },
    ]);
    expect((await from('users').select('initial')).error?.code).toBe('42703');
  });

  it('work within embeds', async () => {
    const { data } = await from('messages').select('users(shout)').eq('id', 1);
    expect(data).toEqual([{ users: { shout: 'ADA' } }]);
  });
});

describe('computed relationships', () => {
  it('embed like any other, to many and to one', async () => {
    const { data } = await from('users')
      .select('id, starred(id), best_message(id, channels(slug))')
      .in('id', [1, 3])
      .order('id');
    expect(data).toEqual([
      { id: 1, starred: [{ id: 1 }], best_message: { id: 1, channels: { slug: 'general' } } },
      { id: 3, starred: [], best_message: null },
    ]);
  });

  it('support filters and inner joins', async () => {
    const { data } = await from('users').select('id, starred!inner(id)').gt('starred.stars', 3);
    expect(data).toEqual([{ id: 1, starred: [{ id: 1 }] }]);
  });
});
