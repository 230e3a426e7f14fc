import type { Database } from '../../domain/database.types.ts';

export type TableName = keyof Database['public']['Tables'];

// Every cached read is filed under its table first, so that a change of that table finds it.

export const queryKeys = {
  table: (table: TableName) => [table] as const,
  list: (table: TableName, search: object) => [table, 'list', search] as const,
  row: (table: TableName, id: string) => [table, 'row', id] as const,
};
