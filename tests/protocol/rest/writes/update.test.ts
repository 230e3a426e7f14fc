import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

describe('update', () => {
  it('updates the filtered rows; 204 without a body, 200 with rows', async () => {
    const quiet = await from('pairs').update({ note: 'u' }).match({ a: 1, b: 1 });
    expect([quiet.data, quiet.status, quiet.statusText]).toEqual([null, 204, 'No Content']);
    const { data, status } = await from('pairs')
      .update({ note: 'v' })
      .eq('a', 1)
      .select('b, note')
      .order('b');
    expect(status).toBe(200);
    expect(data).toEqual([
      { b: 1, note: 'v' },
      { b: 2, note: 'v' },
    ]);
  });

  it('returns embeds and computed columns', async () => {
    const { data, error } = await from('users')
      .update({ about: 'new' })
      .eq('id', 1)
      .select('shout, messages(id), best_message(stars), username');
    expect(error).toBeNull();
    expect(data).toEqual([
      {
        shout: 'ADA',
        messages: [{ id: 1 }, { id: 4 }],
        best_message: { stars: 5 },
        username: 'ada',
      },
    ]);
  });

  it('returns an empty array if nothing matched', async () => {
    const { data, status } = await from('pairs').update({ note: 'x' }).eq('a', 999).select();
    expect([data, status]).toEqual([[], 200]);
  });

  it('changes nothing for an empty object', async () => {
    const { data, status } = await from('pairs').update({}).eq('a', 1).select();
    expect([data, status]).toEqual([[], 200]);
  });

  it('accepts or-trees and JSON paths as filters', async () => {
    const { data } = await from('users')
      .update({ about: 'o' })
      .or('id.eq.3,data->>name.eq.second')
      .select('id')
      .order('id');
    expect(data).toEqual([{ id: 2 }, { id: 3 }]);
  });

  it('sets null and JSON null', async () => {
    const { data } = await from('users')
      .update({ age: null, data: null })
      .eq('id', 4)
      .select('age, data')
      .single();
    expect(data).toEqual({ age: null, data: null });
  });

  it('rejects unknown columns and filters', async () => {
    expect((await from('pairs').update({ nope: 1 }).eq('a', 1)).error?.code).toBe('PGRST204');
    expect((await from('pairs').update({ note: 'x' }).eq('nope', 1)).error?.code).toBe('42703');
  });

  it('returns the number of affected rows', async () => {
    const response = await world.fetch('/pairs?a=eq.1', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', prefer: 'count=exact' },
      body: '{"note":"z"}',
    });
    expect(response.headers.get('content-range')).toBe('0-1/2');
    expect(response.headers.get('preference-applied')).toBe('count=exact');
  });
});
