import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { serveWorld } from './world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

describe('ambiguous names', () => {
  it('computed columns and relationships of a table with a column of its own name', async () => {
    const read = await from('crate').select('label, holders(id)').eq('id', 1).single();
    expect(read.data).toEqual({ label: 'PINE', holders: [{ id: 1 }] });
    const ordered = await from('crate').select('id').order('label');
    expect(ordered.data).toEqual([{ id: 2 }, { id: 1 }]);
    const written = await from('crate')
      .update({ crate: 'elm' })
      .eq('id', 2)
      .select('label, holders(id)')
      .single();
    expect(written.data).toEqual({ label: 'ELM', holders: [{ id: 2 }] });
  });

  it('quoted words of the query are columns', async () => {
    const get = async (query: string) => (await world.fetch(`/crate?select=id&${query}`)).json();
    expect(await get('%22order%22=eq.5')).toEqual([{ id: 1 }]);
    expect(await get('%22or%22=eq.y')).toEqual([{ id: 2 }]);
    expect(await get('%22order%22=gt.1&order=order.desc')).toEqual([{ id: 2 }, { id: 1 }]);
  });
});

describe('defaults', () => {
  it('of a domain are used for missing values', async () => {
    const { data, error } = await from('crate')
      .insert([{ id: 10, size: 1 }, { id: 11 }], { defaultToNull: false })
      .select('id, size');
    expect(error).toBeNull();
    expect(data).toEqual([
      { id: 10, size: 1 },
      { id: 11, size: 7 },
    ]);
  });
});

describe('responses', () => {
  it('repeat a header that SQL sets twice', async () => {
    const response = await world.fetch('/rpc/cookies', { method: 'POST' });
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('constructor')).toBe('1');
  });

  it('contain the reason phrase of a raised status', async () => {
    const detail = { status: 419, status_text: 'Gone Fishing', headers: {} };
    const query = new URLSearchParams({
      message: '{"code": "X1", "message": "no"}',
      detail: JSON.stringify(detail),
    });
    const words = await new Promise((resolve, reject) => {
      const headers = { apikey: world.keys.anonKey };
      request(`${world.url}/rest/v1/rpc/raise_response?${query}`, { headers }, (response) => {
        response.resume();
        resolve([response.statusCode, response.statusMessage]);
      })
        .on('error', reject)
        .end();
    });
    expect(words).toEqual([419, 'Gone Fishing']);
  });

  it('have a Content-Range for every write except PUT', async () => {
    const headers = { 'content-type': 'application/json' };
    const rangeOf = async (path: string, init: RequestInit) =>
      (await world.fetch(path, { ...init, headers })).headers.get('content-range');
    expect(await rangeOf('/crate', { method: 'POST', body: '{"id": 20}' })).toBe('*/*');
    expect(await rangeOf('/crate?id=eq.20', { method: 'PUT', body: '{"id": 20}' })).toBeNull();
    expect(await rangeOf('/crate?id=eq.20', { method: 'DELETE' })).toBe('*/*');
  });

  it('reject a token whose role is not a string', async () => {
    for (const role of [7, ['service_role'], { anon: true }, true]) {
      const token = await world.keys.sign({ role: role as unknown as string }, 60);
      const { error, status } = await world.client(token).from('users').select('id');
      expect([status, error?.code]).toEqual([401, 'PGRST303']);
    }
  });
});
