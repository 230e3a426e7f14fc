import { expect, it } from 'vitest';
import { TooManyAtOnce } from '../postgres/limit-errors.ts';
import { DatabaseUnavailable } from '../postgres/unavailable.ts';
import { GroupedWrites } from './grouped-writes.ts';

/** Records the batches, and ends each write only when it is told to. */
function createWriter() {
  const batches: string[] = [];
  const ends: ((error?: unknown) => void)[] = [];
  const writes = new GroupedWrites<string>((group, items) => {
    batches.push(`${group}: ${items.join()}`);
    return new Promise((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve(undefined)));
    });
  });
  const end = async (error?: unknown) => {
    ends.shift()?.(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { writes, batches, end };
}

it('writes what arrives during a write together afterwards, and resolves only then', async () => {
  const { writes, batches, end } = createWriter();
  const done: string[] = [];
  for (const item of ['a', 'b', 'c']) void writes.add('one', item).then(() => done.push(item));
  expect(batches).toEqual(['one: a']);
  await end();
  expect([batches, done]).toEqual([['one: a', 'one: b,c'], ['a']]);
  await end();
  expect(done).toEqual(['a', 'b', 'c']);
});

it('lets groups write at the same time, and starts again after a pause', async () => {
  const { writes, batches, end } = createWriter();
  const first = writes.add('one', 'a');
  const second = writes.add('two', 'b');
  expect(batches).toEqual(['one: a', 'two: b']);
  await end();
  await end();
  await Promise.all([first, second]);
  void writes.add('one', 'c');
  expect(batches).toEqual(['one: a', 'two: b', 'one: c']);
});

it('fails only the item that cannot be written', async () => {
  const { writes, batches, end } = createWriter();
  const first = writes.add('one', 'a');
  const results = Promise.allSettled([writes.add('one', 'bad'), writes.add('one', 'good')]);
  await end();
  await first;
  await end(new Error('invalid'));
  await end(new Error('invalid'));
  await end();
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(batches).toEqual(['one: a', 'one: bad,good', 'one: bad', 'one: good']);
});

it('fails all at once while the database is unreachable', async () => {
  const { writes, batches, end } = createWriter();
  const first = writes.add('one', 'a');
  const results = Promise.allSettled([writes.add('one', 'b'), writes.add('one', 'c')]);
  await end();
  await first;
  await end(new DatabaseUnavailable('lost', undefined));
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(batches).toHaveLength(2);
});

it('rejects more than a few hundred that wait', async () => {
  const { writes } = createWriter();
  for (let count = 0; count <= 200; count += 1) void writes.add('one', 'a');
  await expect(writes.add('one', 'b')).rejects.toThrow(TooManyAtOnce);
});
