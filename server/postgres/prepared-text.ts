import { randomBytes } from 'node:crypto';
import type { QueryConfig } from 'pg';

// Statements of frequent requests get a name, under which each connection parses and plans them once.

/** A pooler may hand over a connection with the statements of another process. */
const prefix = `p${randomBytes(6).toString('hex')}`;
const names = new Map<string, string>();

/**
 * Marks a constant statement to be prepared. Its result must not have all columns of a table: PostgreSQL rejects a
 * prepared statement whose columns a migration has changed.
 */
export function prepare(text: string): string {
  if (!names.has(text)) names.set(text, `${prefix}_${names.size}`);
  return text;
}

/** The statement for the driver, with the name of one that was marked. */
export function toQueryConfig(text: string, values: unknown[] | undefined): QueryConfig {
  return { name: names.get(text), text, ...(values && { values }) };
}
