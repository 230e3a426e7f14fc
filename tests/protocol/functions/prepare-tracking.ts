import type { AnyRow } from '../../fixtures/any-row.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';

/** A server that receives events of visitors, and the events that it stored. */
export function prepareTracking() {
  const { server } = prepareFunctionsServer();

  function send(
    body: unknown,
    name = 'track',
    more: { agent?: string; address?: string } = {},
  ): Promise<Response> {
    const { agent = 'Mozilla/5.0 (X11; Linux) Firefox/140', address } = more;
    const headers = {
      'content-type': 'application/json',
      'user-agent': agent,
      ...(address ? { 'x-forwarded-for': address } : {}),
    };
    return server.post(name, { headers, body: JSON.stringify(body) });
  }

  async function events(name: string) {
    const { rows } = await server.database.query<AnyRow>(
      'select name, path, language, referrer_host, properties from analytics_events where name = $1',
      [name],
    );
    return rows;
  }

  return { server, send, events };
}
