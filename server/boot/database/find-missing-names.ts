import type { Query } from '../../postgres/query.ts';
import type { Config } from '../config.ts';

type Names = Pick<Config, 'REST_SCHEMAS' | 'REST_EXTRA_SEARCH_PATH' | 'REST_PRE_REQUEST'>;

/**
 * Names what settings of the data API refer to and the database lacks, a line each. The start goes on: a schema or function
 * beside the product's own tables can only be created after them.
 */
export async function findMissingNames(
  query: Query,
  { REST_SCHEMAS: schemas, REST_EXTRA_SEARCH_PATH: extraSearchPath, REST_PRE_REQUEST: name }: Names,
): Promise<string[]> {
  const { rows } = await query<{ schema: string }>(
    `select schema from unnest($1::text[]) as schema
     where not exists (select from pg_namespace where nspname = schema)`,
    [schemas],
  );
  const lines = rows.map(
    ({ schema }) =>
      `REST_SCHEMAS names ${schema}, which this database does not have: requests that ask for it fail until it is created.`,
  );
  if (name && !(await hasFunction(query, name, [...schemas, ...extraSearchPath]))) {
    lines.push(
      `REST_PRE_REQUEST names ${name}, which this database does not have: every request of the data API fails until it is created.`,
    );
  }
  return lines;
}

async function hasFunction(query: Query, name: string, searched: string[]): Promise<boolean> {
  const [first = '', second] = name.split('.');
  const { rows } = await query<{ exists: boolean }>(
    `select exists (
       select from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
       where proname = $1 and nspname = any ($2) and pronargs = pronargdefaults
     )`,
    second === undefined ? [first, searched] : [second, [first]],
  );
  return rows[0]?.exists === true;
}
