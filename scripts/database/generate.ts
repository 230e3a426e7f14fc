import type { ClientBase } from 'pg';
import { introspect } from './introspect.ts';
import { renderClientTypes, renderServerTypes } from './render-types.ts';
import { renderSnapshot } from './snapshot.ts';

export type Generated = { types: string; serverTypes: string; snapshot: string };

const clientSchemas = ['public', 'storage'];
const serverSchemas = ['public', 'private', 'auth', 'storage', 'realtime'];

export const generatedFiles: Record<keyof Generated, string> = {
  types: 'domain/database.types.ts',
  serverTypes: 'server/postgres/database.types.ts',
  snapshot: 'database/schema.sql',
};

/** Generates every file that is derived from a freshly migrated database. */
export async function generate(client: ClientBase): Promise<Generated> {
  // With an empty search path PostgreSQL prints qualified names.
  await client.query(`set search_path to ''`);
  const catalog = await introspect(client, serverSchemas);
  return {
    types: renderClientTypes(catalog, clientSchemas),
    serverTypes: renderServerTypes(catalog, serverSchemas),
    snapshot: await renderSnapshot(client),
  };
}
