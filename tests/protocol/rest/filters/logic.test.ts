import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

const ids = async (query: string) => {
  const response = await world.fetch(`/users?select=id&order=id&${query}`);
  expect(response.status).toBe(200);
  return (await response.json()).map(({ id }: { id: number }) => id);
};

describe('and / or trees', () => {
  it('combine conditions', async () => {
    expect(await ids('or=(id.eq.1,id.eq.2)')).toEqual([1, 2]);
    expect(await ids('and=(id.gt.1,id.lt.4)')).toEqual([2, 3]);
    expect(await ids('or=(id.eq.1,and(age.gte.25,is_active.is.null))')).toEqual([1, 4]);
    expect(await ids('not.or=(id.eq.1,id.eq.2)')).toEqual([3, 4]);
    expect(await ids('or=(not.and(id.gt.1,id.lt.4),id.eq.2)')).toEqual([1, 2, 4]);
    expect(await ids('or=(id.not.eq.1,id.eq.1)&id=lt.3')).toEqual([1, 2]);
  });

  it('accept quoted values, arrays, lists and JSON paths', async () => {
    const name = encodeURIComponent('"dan \\"d\\", (x)"');
    expect(await ids(`or=(username.eq.${name},id.eq.3)`)).toEqual([3, 4]);
    expect(await ids('or=(tags.cs.{math,code},id.in.(3,4))')).toEqual([1, 3, 4]);
    expect(await ids('or=(data->a->>b.eq.2,settings->>theme.eq.dark)')).toEqual([1, 2]);
    expect(await ids('or=(on_duty.ov."[4,5)",id.eq.4)')).toEqual([1, 2, 4]);
    expect(await ids('or=(about.fts(english).fox,id.eq.3)')).toEqual([1, 3, 4]);
  });

  it('work with the client library', async () => {
    const { data } = await from('users').select('id').or('id.eq.2,username.like.a*').order('id');
    expect(data).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it.each(['or=()', 'or=id.eq.1', 'or=(id.eq.1', 'or=(id.eq.1))', 'or=(id)', 'and=(id.zz.1)'])(
    'reject %s',
    async (query) => {
      const response = await world.fetch(`/users?${query}`);
      expect(response.status).toBe(400);
      const body = await response.json();
      expect(body.code).toBe('PGRST100');
      expect(body.message).toContain('failed to parse logic tree');
    },
  );
});
