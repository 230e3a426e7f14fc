import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

describe('single', () => {
  it('returns the object itself', async () => {
    const { data, status } = await from('users').select('id').eq('id', 1).single();
    expect([data, status]).toEqual([{ id: 1 }, 200]);
  });

  it('rejects an empty result and several rows', async () => {
    const none = await from('users').select('id').eq('id', 999).single();
    expect([none.status, none.statusText]).toEqual([406, 'Not Acceptable']);
    expect(none.error).toMatchObject({
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details: 'The result contains 0 rows',
      hint: null,
    });
    const several = await from('users').select('id').single();
    expect(several.error?.details).toBe('The result contains 4 rows');
  });

  it('maybeSingle returns null for no rows', async () => {
    const { data, error } = await from('users').select('id').eq('id', 999).maybeSingle();
    expect([data, error]).toEqual([null, null]);
    expect((await from('users').select('id').eq('id', 1).maybeSingle()).data).toEqual({ id: 1 });
  });

  it('rolls back a write that does not affect exactly one row', async () => {
    const { error } = await from('pairs')
      .insert([
        { a: 5, b: 1 },
        { a: 5, b: 2 },
      ])
      .select()
      .single();
    expect(error?.code).toBe('PGRST116');
    const updated = await from('pairs').update({ note: 'gone' }).eq('a', 1).select().single();
    expect(updated.error?.details).toBe('The result contains 2 rows');
    const deleted = await from('pairs').delete().eq('a', 1).select().single();
    expect(deleted.error?.code).toBe('PGRST116');
    const { data } = await from('pairs').select().order('b');
    expect(data).toEqual([
      { a: 1, b: 1, note: 'one' },
      { a: 1, b: 2, note: 'two' },
    ]);
  });

  it('commits a write that affects exactly one row', async () => {
    const { data, status } = await from('pairs').insert({ a: 7, b: 7 }).select().single();
    expect([data, status]).toEqual([{ a: 7, b: 7, note: null }, 201]);
    expect((await from('pairs').delete().eq('a', 7).select().single()).data).toEqual({
      a: 7,
      b: 7,
      note: null,
    });
  });

  it('omits nulls on request', async () => {
    const object = await from('users').select('id, age, data').eq('id', 3).single().stripNulls();
    expect(object.data).toEqual({ id: 3 });
    const rows = await from('users').select('id, age').in('id', [2, 3]).order('id').stripNulls();
    expect(rows.data).toEqual([{ id: 2, age: 25 }, { id: 3 }]);
  });
});
