import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld(
  {},
  `
  create domain public."text/html" as text;
  create domain public."image/png" as bytea;
  create domain public."*/*" as bytea;
  create domain public."text/tab-separated-values" as text;
  create domain public."application/vnd.names" as text;
  create function public.page() returns public."text/html" language sql stable as
    $$ select '<h1>Ä</h1>'::public."text/html" $$;
  create function public.picture() returns public."image/png" language sql stable as
    $$ select '\\x8950ff00'::public."image/png" $$;
  create function public.anything() returns public."*/*" language plpgsql stable as $$
  begin
    perform set_config('response.headers', '[{"Content-Type": "app/special"}]', true);
    return 'any'::bytea;
  end $$;
  create function public.long_page() returns public."text/html" language plpgsql stable as
    $$ begin return repeat(repeat('x', 5000), 1000); end $$;

  create function public.add_line(state text, line anyelement) returns public."text/tab-separated-values"
    language sql immutable as $$ select coalesce(state, '') || (line::text) || e'\\n' $$;
  create aggregate public.lines(anyelement) (
    sfunc = public.add_line, stype = public."text/tab-separated-values");
  create function public.add_name(state text, line public.users) returns public."application/vnd.names"
    language sql immutable as $$ select coalesce(state || ' ', '') || line.username $$;
  create aggregate public.names(public.users) (
    sfunc = public.add_name, stype = public."application/vnd.names");
  grant execute on all functions in schema public to anon;
  revoke execute on function public.names(public.users) from public, anon;
  grant execute on function public.names(public.users) to service_role;`,
);

const get = (path: string, accept: string) => world.fetch(path, { headers: { accept } });

describe('functions that return a media type', () => {
  it('are sent as they are', async () => {
    const page = await get('/rpc/page', 'text/html');
    expect(page.headers.get('content-type')).toBe('text/html');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toBe('<h1>Ä</h1>');
    const picture = await get('/rpc/picture', 'text/html, image/png, */*;q=0.8');
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual([0x89, 0x50, 0xff, 0]);
    const posted = await world.fetch('/rpc/picture', {
      method: 'POST',
      headers: { accept: 'image/png' },
    });
    expect((await posted.arrayBuffer()).byteLength).toBe(4);
  });

  it('are JSON for those who accept anything, and nothing else', async () => {
    expect(await (await get('/rpc/page', '*/*')).json()).toBe('<h1>Ä</h1>');
    expect((await world.client().rpc('page')).data).toBe('<h1>Ä</h1>');
    const asImage = await get('/rpc/page', 'image/png');
    expect([asImage.status, (await asImage.json()).code]).toEqual([406, 'PGRST107']);
    expect((await get('/rpc/hello', 'text/html')).status).toBe(406);
  });

  it('may render every type and set it themselves', async () => {
    for (const accept of ['*/*', 'app/bingo', 'image/png']) {
      const response = await get('/rpc/anything', accept);
      expect(response.headers.get('content-type')).toBe('app/special');
      expect(await response.text()).toBe('any');
    }
  });

  it('keep to the size limit of visitors', async () => {
    const response = await get('/rpc/long_page', 'text/html');
    expect([response.status, (await response.json()).code]).toEqual([400, '54000']);
  });
});

describe('aggregates that return a media type', () => {
  it('render the rows of any relation, with any columns', async () => {
    const response = await get('/pairs?select=b,note&order=b', 'text/tab-separated-values');
    expect(response.headers.get('content-type')).toBe('text/tab-separated-values');
    expect(await response.text()).toBe('(1,one)\n(2,two)\n');
    const count = await world.fetch('/pairs', {
      headers: { accept: 'text/tab-separated-values', prefer: 'count=exact' },
    });
    expect(count.headers.get('content-range')).toBe('0-1/2');
  });

  it('of one relation need all of its columns and the right to call them', async () => {
    const denied = await get('/users?id=lt.3', 'application/vnd.names');
    expect([denied.status, (await denied.json()).code]).toEqual([401, '42501']);
    const token = await world.keys.sign({ role: 'service_role' }, 60);
    const headers = { accept: 'application/vnd.names', authorization: `Bearer ${token}` };
    const allColumns = await world.fetch('/users?id=lt.3&order=id', { headers });
    expect(await allColumns.text()).toBe('ada bo');
    const oneColumn = await world.fetch('/users?id=lt.3&select=id', { headers });
    expect(oneColumn.status).toBe(406);
    const called = await world.fetch('/rpc/find_users?min_age=60', { headers });
    expect(await called.text()).toBe('dan "d", (x)');
  });
});
