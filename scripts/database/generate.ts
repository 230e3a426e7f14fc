import type { ClientBase } from 'pg';
import { introspect } from './introspect.ts';
import { renderClientTypes, renderServerTypes } from './render-types.ts';
import * as queries from './snapshot-queries.ts';
import { tables, views } from './snapshot-tables.ts';

export type Generated = { types: string; serverTypes: string; snapshot: string };

const clientSchemas = ['public'];
const schemas = ['public', 'private', 'auth', 'storage', 'realtime'];

export const generatedFiles: Record<keyof Generated, string> = {
  types: 'domain/database.types.ts',
  serverTypes: 'server/postgres/database.types.ts',
  snapshot: 'database/schema.sql',
};

/** Generates every file that is derived from a freshly migrated database. */
export async function generate(client: ClientBase): Promise<Generated> {
  // With an empty search path PostgreSQL prints qualified names.
  await client.query(`set search_path to ''`);
  const catalog = await introspect(client, schemas);
  return {
    types: renderClientTypes(catalog, clientSchemas),
    serverTypes: renderServerTypes(catalog, schemas),
    snapshot: await renderSnapshot(client),
  };
}

const sections: [title: string, query: string][] = [
  ['Schemas', queries.schemas],
  ['Types and domains', queries.types],
  ['Sequences', queries.sequences],
  ['Tables', tables],
  ['Views', views],
  ['Functions', queries.functions],
  ['Publications', queries.publications],
];

/** Renders the whole schema as SQL for reading and comparing, not for execution. */
async function renderSnapshot(client: ClientBase): Promise<string> {
  const parts = ['-- Generated from the migrated database; see scripts/database-snapshot.ts.'];
  const extensions = await client.query<{ text: string }>(queries.extensions);
  parts.push(heading('Extensions'), extensions.rows.map((row) => row.text).join('\n'));
  for (const [title, query] of sections) {
    const { rows } = await client.query<{ text: string }>(query, [schemas]);
    if (rows.length > 0) parts.push(heading(title), ...rows.map((row) => row.text));
  }
  return `${parts.join('\n\n')}\n`;
}

function heading(title: string): string {
  return `-- ${title} ${'-'.repeat(100 - title.length)}`;
}
