import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld(
  {},
  `insert into public.messages (id, body, user_id, channel_id, stars) values (50, 'again', 2, 2, 4);`,
);

const readSorted = async (relation: string, select: string, order?: string) => {
  const path = `/${relation}?select=${select}${order ? `&order=${order}` : ''}`;
  return (await world.fetch(path)).json();
};

describe('aggregates of a spread', () => {
  it('are grouped by its other columns and ordered by them', async () => {
    const rows = await readSorted(
      'messages',
      'stars.sum(),...users(who:username,oldest:age.max())',
      'users(username).desc',
    );
    expect(rows).toEqual([
      { sum: 8, who: 'bo', oldest: 25 },
      { sum: 5, who: 'ada', oldest: 36 },
    ]);
  });

  it('may have the same name', async () => {
    const path = '/messages?select=...users(a:id.max(),b:id.min(),c:age.max())';
    expect(await (await world.fetch(path)).json()).toEqual([{ a: 2, b: 1, c: 36 }]);
    const sumsOfTwoTables = await world.fetch(
      '/messages?select=...users(age.sum()),...channels(id.sum())',
    );
    expect(sumsOfTwoTables.status).toBe(200);
    const twice = await world.fetch('/messages?select=...users(id.max(),age.max())');
    expect(twice.status).toBe(200);
  });

  it('count only the rows that are there', async () => {
    expect(await readSorted('messages', 'all:count(),...channels(there:count())')).toEqual([
      { all: 5, there: 4 },
    ]);
    expect(await readSorted('messages', '...channels(...users!owner_id(owners:count()))')).toEqual([
      { owners: 4 },
    ]);
  });

  it('are grouped by embedded objects', async () => {
    const rows = await readSorted(
      'messages',
      'stars.sum(),...channels(users!owner_id(username))&channel_id=not.is.null',
      'stars.sum().desc',
    );
    expect(rows.code).toBe('PGRST100');
    const grouped = await readSorted(
      'messages',
      'stars.sum(),...channels(slug,users!owner_id(username))&channel_id=not.is.null',
      'channels(slug)',
    );
    expect(grouped).toEqual([
      { sum: 8, slug: 'general', users: { username: 'ada' } },
      { sum: 5, slug: 'random', users: { username: 'bo' } },
    ]);
    const plain = await readSorted('messages', 'stars.sum(),users(username)');
    expect(plain).toContainEqual({ sum: 8, users: { username: 'bo' } });
  });
});
