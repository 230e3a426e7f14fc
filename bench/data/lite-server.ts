import { serve } from '@hono/node-server';
import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { secret } from './cases.ts';

// The peer, embedded as its manual says, with as many connections as the product.

const given = new URL(process.env.DATABASE_URL ?? '');
const path = `${given.searchParams.get('host')}/.s.PGSQL.5432`;
given.search = '';
const app = new App({
  connection: createPostgresConnection({ url: given.href, postgresOptions: { path, max: 10 } }),
  auth: { enabled: true, jwt_secret: secret },
  // Every request has a token, whose role is used.
  options: { server: { apiKeys: false, disableStudio: true } },
});
// A separate database has its own account tables.
if (process.env.MAKE_TABLES) await app.ensureSystemSchema();
serve({ fetch: (request) => app.fetch(request), port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.send?.(port),
);
