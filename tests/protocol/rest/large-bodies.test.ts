import { describe, expect, it } from 'vitest';
import { kibibyte } from '../../../domain/units.ts';
import { postsBodies } from './post-body.ts';
import { serveWorld } from './world.ts';

const world = serveWorld();
const { post } = postsBodies(world);

describe('large bodies are read like small ones', () => {
  const manyPairs = Array.from({ length: 3_000 }, (_, at) => ({ a: at, b: 7, note: `å ${at}` }));
  const count = (b: number) =>
    world.client().from('pairs').select('*', { count: 'exact', head: true }).eq('b', b);

  it('as JSON', async () => {
    const stored = await post('/pairs', JSON.stringify(manyPairs), 'authenticated');
    expect(stored.status).toBe(201);
    expect((await count(7)).count).toBe(manyPairs.length);
    expect(stored.body[5]).toEqual(manyPairs[5]);
  });

  it('as CSV', async () => {
    const csv = ['a,b,note', ...manyPairs.map(({ a, note }) => `${a},8,"${note}, ""x"""`)].join(
      '\n',
    );
    const stored = await post('/pairs', csv, 'authenticated', 'text/csv');
    expect(stored.status).toBe(201);
    expect(stored.body[5]).toEqual({ a: 5, b: 8, note: 'å 5, "x"' });
  });

  it('as arguments of a call', async () => {
    const numbers = Array.from({ length: 10_000 }, (_, at) => at);
    const sum = await post('/rpc/sum_array', JSON.stringify({ numbers }));
    expect(sum).toEqual({ status: 200, body: 49_995_000 });
    const echoed = await post('/rpc/echo_json', JSON.stringify(numbers));
    expect(echoed.body).toEqual(numbers);
  });

  it.each([
    ['[{"a":1},{"b":1}]', 'All object keys must match'],
    ['[{"a":1},', 'Empty or invalid json'],
    // The limits are 500 levels and 2,000 keys.
    [`{"note":${'['.repeat(600)}${']'.repeat(600)}}`, 'The body is nested too deeply'],
    [
      `{${Array.from({ length: 2_001 }, (_, at) => `"${at}":1`).join(',')}}`,
      'An object of the body has too many keys',
    ],
  ])('and rejected alike: %.20s', async (json, message) => {
    const padded = json.replace(/^(.)/, `$1${' '.repeat(70 * kibibyte)}`);
    for (const body of [json, padded]) {
      expect(await post('/pairs', body, 'authenticated')).toMatchObject({
        status: 400,
        body: { code: 'PGRST102', message },
      });
    }
  });

  it('a call with thousands of names is rejected because no function matches', async () => {
    const names = Array.from({ length: 1_900 }, (_, at) => `"n${at}":1`);
    const { status, body } = await post('/rpc/add', `{${names.join(',')}}`);
    expect(status).toBe(404);
    expect(body.code).toBe('PGRST202');
    expect(JSON.stringify(body).length).toBeLessThan(5_000);
  });
});
