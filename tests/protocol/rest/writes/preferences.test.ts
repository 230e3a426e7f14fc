import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

interface WriteResult {
  error: { code: string; message: string; details: string } | null;
  status: number;
}

/** Calls `maxAffected`, which the types of the client offer only if the generated types name a version. */
const withMaxAffected = (query: object, rows: number): PromiseLike<WriteResult> =>
  (query as { maxAffected: (rows: number) => PromiseLike<WriteResult> }).maxAffected(rows);

const patch = (prefer: string, query = 'a=eq.1') =>
  world.fetch(`/pairs?${query}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', prefer },
    body: '{"note":"p"}',
  });

describe('preferences', () => {
  it('are echoed if they were applied', async () => {
    const response = await patch('return=representation, count=exact, nonsense=1');
    expect(response.headers.get('preference-applied')).toBe('return=representation, count=exact');
    const read = await world.fetch('/users', {
      headers: { prefer: 'count=exact, return=minimal' },
    });
    expect(read.headers.get('preference-applied')).toBe('count=exact');
  });

  it('the first of a kind wins', async () => {
    const response = await patch('return=minimal, return=representation');
    expect(response.status).toBe(204);
  });

  it('unknown ones are rejected if handling is strict', async () => {
    const response = await patch('handling=strict, nonsense=1');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'PGRST122',
      message: 'Invalid preferences given with handling=strict',
      details: 'Invalid preferences: nonsense=1',
    });
    expect((await patch('handling=lenient, nonsense=1')).status).toBe(204);
  });

  it('max-affected rolls back a larger write if handling is strict', async () => {
    const before = (await from('pairs').select().order('b')).data;
    const { error, status } = await withMaxAffected(
      from('pairs').update({ note: 'too many' }).eq('a', 1),
      1,
    );
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'PGRST124',
      message: 'Query result exceeds max-affected preference constraint',
      details: 'The query affects 2 rows',
    });
    expect((await withMaxAffected(from('pairs').delete().eq('a', 1), 1)).error?.code).toBe(
      'PGRST124',
    );
    expect(
      (await withMaxAffected(world.client().rpc('rename_all', { new_name: 'x' }), 1)).error?.code,
    ).toBe('PGRST124');
    expect((await from('pairs').select().order('b')).data).toEqual(before);
    expect((await from('users').select('about').eq('id', 1).single()).data?.about).not.toBe('x');
    expect(
      (await withMaxAffected(from('pairs').update({ note: 'fine' }).eq('a', 1), 2)).status,
    ).toBe(204);
    expect((await patch('max-affected=1')).status).toBe(204);
  });

  it('max-affected requires a function that returns a set', async () => {
    const { error, status } = await withMaxAffected(world.client().rpc('hello'), 1);
    expect([status, error?.code]).toEqual([400, 'PGRST128']);
  });

  it('the time zone is applied to times; an unknown one is ignored, or rejected if handling is strict', async () => {
    const readCreatedAt = (prefer: string) =>
      world.fetch('/users?select=created_at&id=eq.1', { headers: { prefer } });
    const zoned = await readCreatedAt('timezone=Asia/Tokyo');
    expect(await zoned.json()).toEqual([{ created_at: '2024-01-02T12:04:05+09:00' }]);
    expect(zoned.headers.get('preference-applied')).toBe('timezone=Asia/Tokyo');
    const unknown = await readCreatedAt('timezone=Moon/Base');
    expect(unknown.headers.get('preference-applied')).toBeNull();
    expect((await readCreatedAt('handling=strict, timezone=Moon/Base')).status).toBe(400);
    const after = await world.fetch('/users?select=created_at&id=eq.1');
    expect(await after.json()).not.toEqual([{ created_at: '2024-01-02T12:04:05+09:00' }]);
  });

  it('tx=rollback is ignored by default', async () => {
    const response = await world.fetch('/pairs', {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'tx=rollback' },
      body: '{"a": 80, "b": 1}',
    });
    expect(response.headers.get('preference-applied')).toBeNull();
    expect((await from('pairs').select().eq('a', 80)).data).toHaveLength(1);
  });

  it('the execution plan is rejected by default', async () => {
    const { error, status } = await from('pairs').select().explain();
    expect([status, error?.code]).toEqual([406, 'PGRST107']);
  });
});

describe('if the settings allow it', () => {
  const open = serveWorld({ txOverride: true, plan: true });

  it('tx=rollback returns the rows of a write and rolls it back', async () => {
    const db = open.client();
    const { data, status } = await db.from('pairs').insert({ a: 90, b: 1 }).select().rollback();
    expect([data, status]).toEqual([[{ a: 90, b: 1, note: null }], 201]);
    expect((await db.from('pairs').select().eq('a', 90)).data).toEqual([]);
    await db.rpc('write_message', { text_of: 'never' }).rollback();
    expect((await db.from('messages').select().eq('body', 'never')).data).toEqual([]);
  });

  it('the plan is returned as text or JSON, and changes no rows', async () => {
    const db = open.client();
    const text = await db.from('pairs').select().explain();
    expect(text.data).toMatch(/Aggregate +\(cost=/);
    const json = await db.from('pairs').select().explain({ format: 'json', analyze: true });
    expect(json.data).toMatchObject([{ Plan: { 'Node Type': 'Aggregate' } }]);
    const write = await db
      .from('pairs')
      .insert({ a: 91, b: 1 })
      .select()
      .explain({ analyze: true });
    expect(write.data).toMatch(/Insert on pairs/);
    expect((await db.from('pairs').select().eq('a', 91)).data).toEqual([]);
  });
});
