import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

const rpc = (name: string, args?: object, options?: object) =>
  world.client().rpc(name, args, options);

describe('function calls', () => {
  it('return scalars bare, also null', async () => {
    expect((await rpc('add', { a: 1, b: 2 })).data).toBe(3);
    expect((await rpc('hello')).data).toBe('hello');
    expect((await rpc('null_text')).data).toBeNull();
    expect((await rpc('add', { a: 1 })).data).toBe(11);
  });

  it('respond with 204 for void', async () => {
    const { data, status } = await rpc('nothing');
    expect([data, status]).toEqual([null, 204]);
  });

  it('return an array for a set and an object for one row', async () => {
    expect((await rpc('numbers', { upto: 3 })).data).toEqual([1, 2, 3]);
    expect((await rpc('totals')).data).toContainEqual({ username: 'bo', messages: 2 });
    expect((await rpc('one_user', { wanted: 2 })).data).toMatchObject({ id: 2, username: 'bo' });
    expect((await rpc('out_pair', { n: 4 })).data).toEqual({ half: 2, double: 8 });
  });

  it('return rows for one OUT argument and for a table of one column', async () => {
    expect((await rpc('out_one', { a: 1 })).data).toEqual({ x: 1 });
    expect((await rpc('inout_one', { a: 1 })).data).toEqual({ a: 2 });
    expect((await rpc('out_one', { a: 1 }).select('y:x')).data).toEqual({ y: 1 });
    expect((await rpc('one_column', { upto: 2 })).data).toEqual([{ i: 1 }, { i: 2 }]);
    const { data } = await rpc('one_column', { upto: 5 })
      .select('i')
      .gt('i', 2)
      .order('i', { ascending: false })
      .limit(2);
    expect(data).toEqual([{ i: 5 }, { i: 4 }]);
    expect((await rpc('one_column', { upto: 1 }, { get: true })).data).toEqual([{ i: 1 }]);
  });

  it('return the value of a one-row set bare if a single object is requested', async () => {
    for (const name of ['numbers', 'add_numbers']) {
      expect((await rpc(name, { upto: 1 }).single()).data).toBe(1);
      expect((await rpc(name, { upto: 2 }).single()).error?.code).toBe('PGRST116');
    }
  });

  it('parse a repeated form field as a list', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = 'words=a&words=b%20c&words=d';
    const response = await world.fetch('/rpc/join_all', { method: 'POST', headers, body });
    expect(await response.json()).toBe('a-b c-d');
  });

  it('support select, filters, order, limit and embeds on rows', async () => {
    const { data } = await rpc('find_users', { min_age: 20 })
      .select('id, name:username, messages(body), shout')
      .gt('age', 30)
      .order('id', { ascending: false })
      .limit(1);
    expect(data).toEqual([{ id: 4, name: 'dan "d", (x)', messages: [], shout: 'DAN "D", (X)' }]);
    const table = await rpc('totals').select('messages').eq('username', 'ada').single();
    expect(table.data).toEqual({ messages: 2 });
    const embedded = await rpc('find_users', { min_age: 30 })
      .select('id, best_message(stars)')
      .limit(1);
    expect(embedded.data).toEqual([{ id: 1, best_message: { stars: 5 } }]);
  });

  it('work by GET, read-only', async () => {
    expect((await rpc('add', { a: 1, b: 2 }, { get: true })).data).toBe(3);
    expect((await rpc('sum_array', { numbers: [1, 2, 3] }, { get: true })).data).toBe(6);
    const users = await rpc('find_users', { min_age: 36 }, { get: true }).select('id').lt('id', 3);
    expect(users.data).toEqual([{ id: 1 }]);
    const writing = await rpc('write_message', { text_of: 'x' }, { get: true });
    expect([writing.status, writing.error?.code]).toEqual([405, '25006']);
    const json = await world.fetch('/rpc/pick?key=a&data=%7B%22a%22%3A%5B1%5D%7D');
    expect(await json.json()).toEqual([1]);
  });

  it('work by HEAD with a count', async () => {
    const { count, data } = await rpc('find_users', { min_age: 0 }, { head: true, count: 'exact' });
    expect([count, data]).toEqual([3, null]);
  });

  it('write by POST', async () => {
    const { data } = await rpc('write_message', { text_of: 'written' });
    const { data: found } = await from('messages').select('body').eq('id', data).single();
    expect(found).toEqual({ body: 'written' });
  });

  it('accept variadic arguments as an array or repeated', async () => {
    expect((await rpc('join_all', { words: ['a', 'b'] })).data).toBe('a-b');
    const repeated = await world.fetch('/rpc/join_all?words=a&words=b%2Cc');
    expect(await repeated.json()).toBe('a-b,c');
  });

  it('pass the whole body to a single unnamed argument', async () => {
    expect((await rpc('echo_json', { any: ['thing'] })).data).toEqual({ any: ['thing'] });
    const post = (name: string, type: string, body: BodyInit) =>
      world.fetch(`/rpc/${name}`, { method: 'POST', headers: { 'content-type': type }, body });
    expect(await (await post('echo_json', 'application/json', '[1, 2]')).json()).toEqual([1, 2]);
    expect(await (await post('echo_text', 'text/plain', 'as it is')).json()).toBe('as it is');
    expect(
      await (await post('size_of', 'application/octet-stream', new Uint8Array([0, 255, 1]))).json(),
    ).toBe(3);
    const form = await post('add', 'application/x-www-form-urlencoded', 'a=3&b=4');
    expect(await form.json()).toBe(7);
  });

  it('interpret an empty body as no arguments', async () => {
    const response = await world.fetch('/rpc/hello', { method: 'POST' });
    expect(await response.json()).toBe('hello');
  });

  it('return a single object or CSV on request', async () => {
    const one = await rpc('find_users', { min_age: 61 }).select('id').single();
    expect(one.data).toEqual({ id: 4 });
    const singleOfMany = await rpc('find_users', { min_age: 0 }).single();
    expect([singleOfMany.status, singleOfMany.error?.code]).toEqual([406, 'PGRST116']);
    expect((await rpc('totals').csv()).data).toMatch(/^username,messages\nada,\d\n/);
  });

  it('pass text and bits of a fixed length unchanged', async () => {
    expect((await rpc('fixed', { code: 'abc', flags: '101' })).data).toBe('abc 101');
    const get = await world.fetch('/rpc/fixed?code=abc&flags=101');
    expect(await get.json()).toBe('abc 101');
  });

  it('report arguments that do not fit', async () => {
    const { error, status } = await rpc('add', { a: 'x' });
    expect([status, error?.code]).toEqual([400, '22P02']);
  });
});
