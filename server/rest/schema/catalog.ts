import type { Query } from '../../postgres/query.ts';
import {
  foreignKeysSql,
  functionsSql,
  mediaHandlersSql,
  relationsSql,
  representationsSql,
  typesSql,
  withOrigins,
} from './catalog-queries.ts';
import type { ColumnOrigin } from './view-origins.ts';

// Reads the catalog for the schema cache. The search path is empty, so that type names are qualified. A
// type modifier of -1 stands for an unknown length, because `char` and `bit` would mean a length of one.

export interface RelationRow {
  oid: number;
  row_type: number;
  schema: string;
  name: string;
  is_view: boolean;
  is_composite: boolean;
  /** True if an inserted row may be dropped or redirected by a view, partition, rule or BEFORE trigger. */
  may_drop_rows: boolean;
  may_hide_rows: boolean;
  primary_key: string[];
  columns: ColumnRow[];
  is_partition: boolean;
  /** Bits of the possible writes, see pg_relation_is_updatable. */
  writable: number;
  /** The columns of a view that show a column of another relation without change. */
  origins: ColumnOrigin[];
}

/** A relation with the rewritten query of a view, as PostgreSQL stores it. */
export type StoredRelation = Omit<RelationRow, 'origins'> & { view_tree: string | null };

export interface ColumnRow {
  number: number;
  type_oid: number;
  name: string;
  type: string;
  base_type: string;
  category: string;
  default_sql: string | null;
}

export interface ForeignKeyRow {
  name: string;
  from: number;
  to: number;
  from_columns: number[];
  to_columns: number[];
  /** True if the referencing columns are unique together. */
  is_unique: boolean;
}

export interface FunctionRow {
  oid: number;
  schema: string;
  name: string;
  arg_names: string[] | null;
  arg_modes: string[] | null;
  arg_types: { type: string; base: string; row_type: number }[];
  defaults: number;
  is_variadic: boolean;
  returns_set: boolean;
  return_type: string;
  return_row_type: number;
  rows: number;
  volatility: string;
  config: string[] | null;
}

export interface TypeRow {
  name: string;
  type: string;
}

/** A cast between a domain and json or text by a function. */
interface RepresentationRow {
  domain: number;
  kind: 'toJson' | 'fromJson' | 'fromText';
  schema: string;
  name: string;
}

export interface MediaHandlerRow {
  media_type: string;
  is_binary: boolean;
  schema: string;
  name: string;
  is_aggregate: boolean;
  /** The row type that an aggregate accepts; 0 if it accepts any. */
  row_type: number;
}

export interface Catalog {
  relations: RelationRow[];
  foreignKeys: ForeignKeyRow[];
  functions: FunctionRow[];
  types: TypeRow[];
  mediaHandlers: MediaHandlerRow[];
  representations: RepresentationRow[];
}

export async function readCatalog(
  transaction: <T>(work: (query: Query) => Promise<T>) => Promise<T>,
  exposed: string[],
  extra: string[],
): Promise<Catalog> {
  return transaction(async (query) => {
    // Compiling these statements would take PostgreSQL seconds, and running them takes milliseconds.
    await query(`select set_config('search_path', '', true), set_config('jit', 'off', true)`);
    const relations = await query<StoredRelation>(relationsSql);
    const foreignKeys = await query<ForeignKeyRow>(foreignKeysSql);
    const functions = await query<FunctionRow>(functionsSql, [exposed, extra]);
    const types = await query<TypeRow>(typesSql, [[...exposed, ...extra]]);
    const representations = await query<RepresentationRow>(representationsSql);
    const mediaHandlers = await query<MediaHandlerRow>(mediaHandlersSql, [exposed]);
    return {
      relations: await withOrigins(relations.rows),
      foreignKeys: foreignKeys.rows.map(({ from, to, ...row }) => ({
        ...row,
        from: Number(from),
        to: Number(to),
      })),
      functions: functions.rows.map(({ oid, return_row_type, ...row }) => ({
        ...row,
        oid: Number(oid),
        return_row_type: Number(return_row_type),
      })),
      types: types.rows,
      representations: representations.rows.map(({ domain, ...row }) => ({
        ...row,
        domain: Number(domain),
      })),
      mediaHandlers: mediaHandlers.rows.map(({ row_type, ...row }) => ({
        ...row,
        row_type: Number(row_type),
      })),
    };
  });
}
