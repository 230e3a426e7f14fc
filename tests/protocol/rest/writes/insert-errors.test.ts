import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

describe('insert', () => {
  it.each(['', '{', '[1]', '"x"', 'null', '[null]'])('rejects the body %s', async (body) => {
    const headers = { 'content-type': 'application/json' };
    const response = await world.fetch('/pairs', { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 'PGRST102',
      message: 'Empty or invalid json',
      details: null,
      hint: null,
    });
  });

  it('rejects objects with differing keys, unknown columns and unsupported content types', async () => {
    const headers = { 'content-type': 'application/json' };
    const uneven = await world.fetch('/pairs', {
      method: 'POST',
      headers,
      body: '[{"a":1},{"b":2}]',
    });
    expect(await uneven.json()).toMatchObject({
      code: 'PGRST102',
      message: 'All object keys must match',
    });
    const { error, status } = await from('pairs').insert({ nope: 1 });
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'PGRST204',
      message: "Could not find the 'nope' column of 'pairs' in the schema cache",
    });
    const html = await world.fetch('/pairs', {
      method: 'POST',
      headers: { 'content-type': 'text/html' },
      body: 'x',
    });
    expect(await html.json()).toMatchObject({
      code: 'PGRST102',
      message: 'Content-Type not acceptable: text/html',
    });
  });

  it('reports violated constraints', async () => {
    const duplicate = await from('pairs').insert({ a: 1, b: 1 });
    expect(duplicate.status).toBe(409);
    expect(duplicate.error).toMatchObject({
      code: '23505',
      details: 'Key (a, b)=(1, 1) already exists.',
    });
    const foreign = await from('messages').insert({ user_id: 999 });
    expect([foreign.status, foreign.error?.code]).toEqual([409, '23503']);
    const missing = await from('messages').insert({ body: 'x' });
    expect([missing.status, missing.error?.code]).toEqual([400, '23502']);
    const check = await from('users').insert({ username: 'h', age: -1 });
    expect([check.status, check.error?.code]).toEqual([400, '23514']);
  });
});
