import { describe, expect, it } from 'vitest';
import { serveWorld } from './world.ts';

const sql = `
  comment on schema public is e'The world\\n\\nPeople and messages';
  comment on table public.users is e'People\\n\\nAll of them';
  comment on column public.users.username is 'How they sign in';
  create table public.mixed (id int primary key, shown text not null default 'it''s', hidden text);
  grant select (id, shown) on public.mixed to anon;
  create table public.cut (id int primary key) partition by range (id);
  create table public.cut_one partition of public.cut for values from (1) to (9);
  grant select on public.cut, public.cut_one to anon, service_role;
  create function public.secret_call(a int) returns int language sql as $$ select 1 $$;
  revoke execute on function public.secret_call(int) from public, anon;
  grant all on public.mixed to service_role;
  grant execute on function public.secret_call(int) to service_role;`;

const closed = serveWorld({}, sql);
const open = serveWorld({ openApiForAll: true }, sql);

const asService = async (world: typeof closed, init: RequestInit = {}) => {
  const token = await world.keys.sign({ role: 'service_role' }, 60);
  return world.fetch('/', { ...init, headers: { authorization: `Bearer ${token}` } });
};

describe('the description of the API', () => {
  it('is for the service key alone', async () => {
    const response = await closed.fetch('/');
    expect([response.status, (await response.json()).code]).toEqual([404, 'PGRST126']);
    const asServiceRole = await asService(closed);
    expect(asServiceRole.headers.get('content-type')).toBe(
      'application/openapi+json; charset=utf-8',
    );
    expect(await asServiceRole.json()).toMatchObject({
      swagger: '2.0',
      info: { title: 'The world', description: 'People and messages' },
      basePath: '/rest/v1',
      definitions: {
        users: {
          description: 'People\n\nAll of them',
          required: expect.arrayContaining(['id', 'username']),
          properties: {
            id: {
              type: 'integer',
              format: 'integer',
              description: 'Note:\nThis is a Primary Key.<pk/>',
            },
            username: { type: 'string', description: 'How they sign in' },
            mood: { type: 'string', enum: ['calm', 'busy', 'away'] },
            tags: { type: 'array', items: { type: 'string' } },
            manager_id: {
              description:
                "Note:\nThis is a Foreign Key to `users.id`.<fk table='users' column='id'/>",
            },
          },
        },
        mixed: { properties: { shown: { default: "it's" }, hidden: {} } },
      },
      paths: {
        '/users': { get: {}, post: {}, patch: {}, delete: {} },
        '/rpc/add': { get: {}, post: {} },
        '/rpc/secret_call': { post: {} },
      },
    });
    expect((await asService(closed, { method: 'HEAD' })).status).toBe(200);
  });

  it('for everybody, if settings say so, has only what the role may do', async () => {
    const response = await open.fetch('/');
    const { paths, definitions, parameters } = await response.json();
    expect(Object.keys(paths['/mixed'])).toEqual(['get']);
    expect(Object.keys(definitions.mixed.properties)).toEqual(['id', 'shown']);
    expect(parameters).not.toHaveProperty('rowFilter.mixed.hidden');
    expect(Object.keys(paths['/moods'])).toEqual(['get']);
    for (const path of ['/locked', '/cut_one', '/rpc/secret_call', '/notes'])
      expect(paths).not.toHaveProperty([path]);
    expect(paths).toHaveProperty(['/cut']);
    expect(JSON.stringify({ definitions, parameters })).not.toContain('locked');
  });

  it('is JSON', async () => {
    const response = await open.fetch('/', { headers: { accept: 'text/csv' } });
    expect([response.status, (await response.json()).code]).toEqual([406, 'PGRST107']);
  });
});
