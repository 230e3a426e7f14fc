import { describe, expect, it } from 'vitest';
import { prepareFilters } from './prepare-filters.ts';

const { world, ids, users } = prepareFilters();

describe('filters', () => {
  it('compare values', async () => {
    expect(await ids(users().eq('username', 'ada'))).toEqual([1]);
    expect(await ids(users().neq('age', 36))).toEqual([2, 4]);
    expect(await ids(users().gt('age', 36))).toEqual([4]);
    expect(await ids(users().gte('age', 36))).toEqual([1, 4]);
    expect(await ids(users().lt('age', 36))).toEqual([2]);
    expect(await ids(users().lte('score', 7.25))).toEqual([2, 4]);
    expect(await ids(users().eq('mood', 'away'))).toEqual([3]);
    expect(await ids(users().eq('born', '1990-12-10'))).toEqual([1]);
  });

  it('match patterns; an asterisk stands for any text', async () => {
    expect(await ids(users().like('username', '%o%'))).toEqual([2, 3]);
    expect(await ids(users().ilike('username', 'AD*'))).toEqual([1]);
    expect(await ids(users().likeAnyOf('username', ['a%', 'b%']))).toEqual([1, 2]);
    expect(await ids(users().likeAllOf('username', ['%a%', '%d%']))).toEqual([1, 4]);
    expect(await ids(users().filter('username', 'match', '^[ab]'))).toEqual([1, 2]);
    expect(await ids(users().filter('username', 'imatch', '^A'))).toEqual([1]);
  });

  it('test for null and truth', async () => {
    expect(await ids(users().is('age', null))).toEqual([3]);
    expect(await ids(users().not('age', 'is', null))).toEqual([1, 2, 4]);
    expect(await ids(users().is('is_active', true))).toEqual([1, 2]);
    expect(await ids(users().filter('is_active', 'is', 'UNKNOWN'))).toEqual([4]);
    expect(await ids(users().filter('age', 'is', 'not_null'))).toEqual([1, 2, 4]);
    expect(await ids(users().filter('age', 'isdistinct', '36'))).toEqual([2, 3, 4]);
  });

  it('accept lists with commas, brackets and quotation marks', async () => {
    expect(await ids(users().in('id', [1, 3, 99]))).toEqual([1, 3]);
    expect(await ids(users().in('username', ['x, (y)', 'bo']))).toEqual([2]);
    const quoted = String.raw`("dan \"d\", (x)",ada)`;
    expect(await ids(users().filter('username', 'in', quoted))).toEqual([1, 4]);
    expect(await ids(users().in('id', []))).toEqual([]);
    expect(await ids(users().not('id', 'in', '(1,2)'))).toEqual([3, 4]);
  });

  it('compare with any or all of several values', async () => {
    expect(await ids(users().filter('id', 'eq(any)', '{1,4}'))).toEqual([1, 4]);
    expect(await ids(users().filter('age', 'gt(all)', '{25,30}'))).toEqual([1, 4]);
  });

  it('search arrays, ranges and JSON', async () => {
    expect(await ids(users().contains('tags', ['math']))).toEqual([1, 4]);
    expect(await ids(users().containedBy('tags', ['code', 'x']))).toEqual([2, 3]);
    expect(await ids(users().overlaps('tags', ['music', 'code']))).toEqual([1, 2, 4]);
    expect(await ids(users().rangeLt('on_duty', '[10,15)'))).toEqual([1, 2]);
    expect(await ids(users().rangeGt('on_duty', '[10,15)'))).toEqual([4]);
    expect(await ids(users().rangeGte('on_duty', '[3,9)'))).toEqual([2, 4]);
    expect(await ids(users().rangeLte('on_duty', '[3,9)'))).toEqual([1, 2]);
    expect(await ids(users().rangeAdjacent('on_duty', '[5,7)'))).toEqual([1]);
    expect(await ids(users().overlaps('on_duty', '[4,5)'))).toEqual([1, 2]);
    expect(await ids(users().contains('data', { a: { b: 2 } }))).toEqual([2]);
  });

  it('accept JSON paths', async () => {
    expect(await ids(users().eq('data->a->b', 2))).toEqual([2]);
    expect(await ids(users().eq('data->>name', 'first'))).toEqual([1]);
    expect(await ids(users().eq('settings->>theme', 'dark'))).toEqual([1]);
    expect(await ids(users().eq('data->list->>0', '10'))).toEqual([1]);
  });

  it('are all required, also on one column', async () => {
    expect(await ids(users().gte('age', 25).lt('age', 61))).toEqual([1, 2]);
    expect(await ids(users().match({ username: 'bo', age: 25 }))).toEqual([2]);
  });

  it('use the rest of the parameter verbatim as value', async () => {
    expect(await ids(users().eq('username', 'dan "d", (x)'))).toEqual([4]);
    expect(await ids(users().eq('username', '"ada"'))).toEqual([]);
  });

  it('report a value that does not fit its column', async () => {
    const { error, status } = await users().eq('id', 'abc');
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: '22P02',
      message: 'invalid input syntax for type integer: "abc"',
    });
  });

  it('report an operator that does not fit its column', async () => {
    const { error, status } = await users().like('age', 'x');
    expect(status).toBe(404);
    expect(error?.code).toBe('42883');
  });

  it.each(['id=1', 'id=nonsense.1', 'id=not.1', 'id=is.maybe', 'id=in.1,2', 'id=eq', 'id=in.(1'])(
    'reject %s',
    async (query) => {
      const response = await world.fetch(`/users?${query}`);
      expect(response.status).toBe(400);
      expect((await response.json()).code).toBe('PGRST100');
    },
  );

  it('report an unknown column', async () => {
    const { error } = await users().eq('nope', 1);
    expect(error).toMatchObject({ code: '42703', message: 'column users.nope does not exist' });
  });
});
