import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

describe('csv', () => {
  it('has a header line and values in the text format of PostgreSQL', async () => {
    const { data } = await from('users')
      .select('id, username, data, tags')
      .in('id', [1, 3, 4])
      .order('id')
      .csv();
    expect(data).toBe(
      [
        'id,username,data,tags',
        '1,ada,"{""a"": {""b"": 1}, ""list"": [10, 20], ""name"": ""first""}","{math,code}"',
        '3,cleo,,{}',
        '4,"dan ""d"", (x)","{""name"": null}","{music,math}"',
      ].join('\n'),
    );
  });

  it('has its content type', async () => {
    const response = await world.fetch('/users?select=id&limit=1', {
      headers: { accept: 'text/csv' },
    });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(await response.text()).toBe('id\n1');
  });

  it('can be inserted', async () => {
    const body = 'a,b,note\n61,1,"a ""b"", c"\n61,2,NULL';
    const headers = { 'content-type': 'text/csv', prefer: 'return=representation' };
    const response = await world.fetch('/pairs', { method: 'POST', body, headers });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual([
      { a: 61, b: 1, note: 'a "b", c' },
      { a: 61, b: 2, note: null },
    ]);
    const uneven = await world.fetch('/pairs', { method: 'POST', body: 'a,b\n1', headers });
    expect(await uneven.json()).toMatchObject({
      code: 'PGRST102',
      message: 'All lines must have same number of fields',
    });
  });
});
