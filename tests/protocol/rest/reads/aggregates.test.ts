import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

describe('aggregates', () => {
  it('count, add up and compare', async () => {
    const { data } = await from('messages').select(
      'count(), stars.sum(), stars.max(), least:stars.min(), stars.avg()::float',
    );
    expect(data).toEqual([{ count: 4, sum: 9, max: 5, least: 0, avg: 2.25 }]);
  });

  it('group by the other columns, JSON paths and embeds', async () => {
    const { data } = await from('messages').select('user_id, stars.sum()').order('user_id');
    expect(data).toEqual([
      { user_id: 1, sum: 5 },
      { user_id: 2, sum: 4 },
    ]);
    const embedded = await from('messages')
      .select('users(username), n:id.count()')
      .eq('user_id', 2);
    expect(embedded.data).toEqual([{ users: { username: 'bo' }, n: 2 }]);
    const json = await from('users')
      .select('theme:settings->>theme, count()')
      .not('settings', 'is', null)
      .order('settings->>theme');
    expect(json.data).toEqual([
      { theme: 'dark', count: 1 },
      { theme: 'light', count: 1 },
    ]);
  });

  it('work inside embeds, also as the bare word count', async () => {
    const { data } = await from('channels').select('slug, messages(count)').order('id');
    expect(data).toEqual([
      { slug: 'general', messages: [{ count: 2 }] },
      { slug: 'random', messages: [{ count: 1 }] },
      { slug: 'empty', messages: [{ count: 0 }] },
    ]);
    const sums = await from('users').select('username, messages(stars.sum())').eq('id', 1);
    expect(sums.data).toEqual([{ username: 'ada', messages: [{ sum: 5 }] }]);
  });

  it('move up with a to-one spread and are rejected in a to-many one', async () => {
    const { data } = await from('messages')
      .select('channel_id, ...users(age.max())')
      .order('channel_id');
    expect(data).toEqual([
      { channel_id: 1, max: 36 },
      { channel_id: 2, max: 25 },
      { channel_id: null, max: 36 },
    ]);
    const toMany = await from('channels').select('...messages(stars.sum())');
    expect(toMany.status).toBe(400);
    expect(toMany.error?.code).toBe('PGRST127');
  });

  it('cast before and after', async () => {
    const { data } = await from('users').select('data->a->>b::int.sum()::text').in('id', [1, 2]);
    expect(data).toEqual([{ sum: '3' }]);
  });
});

describe('aggregates switched off', () => {
  const strict = serveWorld({ aggregates: false });

  it('are rejected', async () => {
    const { error, status } = await strict.client().from('messages').select('stars.sum()');
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'PGRST123',
      message: 'Use of aggregate functions is not allowed',
    });
  });
});
