import type { Database } from '../../domain/database.types.ts';

export type TableName = keyof Database['public']['Tables'];

// Keys start with the table, so that a change of a table invalidates all queries on it.

export const queryKeys = {
  table: (table: TableName) => [table] as const,
  list: (table: TableName, search: object) => [table, 'list', search] as const,
  row: (table: TableName, id: string) => [table, 'row', id] as const,
};
