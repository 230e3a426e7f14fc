import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

describe('select', () => {
  it('returns all columns in the order of the table by default', async () => {
    const { data, status, statusText } = await from('pairs').select().eq('b', 1);
    expect(data).toEqual([{ a: 1, b: 1, note: 'one' }]);
    expect(Object.keys(data?.[0] ?? {})).toEqual(['a', 'b', 'note']);
    expect([status, statusText]).toEqual([200, 'OK']);
  });

  it('returns the chosen columns in the requested order, with aliases and casts', async () => {
    const { data } = await from('users').select('name:username, id::text, age').eq('id', 1);
    expect(data).toEqual([{ name: 'ada', id: '1', age: 36 }]);
    expect(Object.keys(data?.[0] ?? {})).toEqual(['name', 'id', 'age']);
  });

  it('reads JSON by key, index and text, and other types as JSON', async () => {
    const { data } = await from('users')
      .select(
        'data->a->b, data->list->0, last:data->list->-1, data->>name, theme:settings->>theme, tags->0, score->>x',
      )
      .eq('id', 1);
    expect(data).toEqual([
      { b: 1, list: 10, last: 20, name: 'first', theme: 'dark', tags: 'math', x: null },
    ]);
  });

  it('returns all columns for an empty select', async () => {
    const response = await world.fetch('/channels?select=&id=eq.3');
    expect(await response.json()).toEqual([
      { id: 3, slug: 'empty', owner_id: null, deputy_id: null },
    ]);
  });

  it('reads quoted names', async () => {
    const { data, error } = await from('odd "names" here').select('"a b", x:"c,d(e).f", "select"');
    expect(error).toBeNull();
    expect(data).toEqual([{ 'a b': 1, x: 'x', select: 'y' }]);
  });

  it('reads views', async () => {
    const { data } = await from('active_users').select('username').order('id');
    expect(data).toEqual([{ username: 'ada' }, { username: 'bo' }]);
  });

  it('responds to HEAD without a body', async () => {
    const response = await world.fetch('/users', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
    expect(response.headers.get('content-range')).toBe('0-3/*');
  });

  it('passes Unicode unchanged', async () => {
    const text = 'åäö 🦙 \u2028';
    const { data } = await from('users').select(`"${text}":username`).eq('id', 1);
    expect(data).toEqual([{ [text]: 'ada' }]);
  });

  it('names an unknown column like PostgreSQL', async () => {
    const { error, status } = await from('users').select('usernam');
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: '42703',
      message: 'column users.usernam does not exist',
      details: null,
      hint: 'Perhaps you meant to reference the column "users.username".',
    });
  });

  it('rejects an unknown type', async () => {
    const { error } = await from('users').select('id::nonsense');
    expect(error).toMatchObject({ code: '42704', message: 'type "nonsense" does not exist' });
  });

  it.each(['id,,age', 'users(', 'id::', 'a:b:c', '"open', 'id)', '->x', '...'])(
    'rejects %s as unparsable',
    async (select) => {
      const response = await world.fetch(`/users?select=${encodeURIComponent(select)}`);
      expect(response.status).toBe(400);
      const body = await response.json();
      expect(body.code).toBe('PGRST100');
      expect(body.message).toMatch(
        /^"failed to parse select parameter \(.*\)" \(line 1, column \d+\)$/s,
      );
      expect(Object.keys(body).sort()).toEqual(['code', 'details', 'hint', 'message']);
    },
  );
});
