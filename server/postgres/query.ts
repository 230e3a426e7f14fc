import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryExecutorProvider,
  sql,
  WithSchemaPlugin,
} from 'kysely';
import type pg from 'pg';
import type { Schema } from './database.types.ts';

/** A statement built with `db`, or with Kysely's `sql<Row>`. */
export interface Statement<Row> {
  compile: (executor: QueryExecutorProvider) => CompiledQuery<Row>;
}

/** Runs a statement whose rows have a type: a built one, or text whose row type the caller states. */
export interface Query {
  <Row>(statement: Statement<Row>): Promise<{ rows: Row[]; rowCount: number | null }>;
  <Row extends pg.QueryResultRow = Record<never, never>>(
    text: string,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
}

/** Builds statements over the tables of the database. It has no connection: a `Query` runs the statements. */
export const db = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (instance) => new PostgresIntrospector(instance),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  // Tables are named with their schema: an owner's database may have another search_path.
  plugins: [new WithSchemaPlugin('public')],
});

/** The time at which the transaction began. */
export const now = sql<Date>`now()`;

/** For `where('id', '=', anyOf(ids))`: the array is one parameter, and may be empty, unlike the list of `in`. */
export const anyOf = <Value>(values: readonly Value[]) => sql<Value>`any (${values})`;

/** Returns the row of a statement that always returns one, such as `insert … returning`. */
export function requireRow<Row>({ rows }: { rows: Row[] }): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The statement returned no row');
  return row;
}

type Run = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;

/** A `Query` over anything that runs text. */
export function createQuery(run: Run): Query {
  return (statement: string | Statement<unknown>, values?: unknown[]) => {
    if (typeof statement === 'string') return run(statement, values);
    const { sql, parameters } = statement.compile(db);
    return run(sql, [...parameters]);
  };
}
