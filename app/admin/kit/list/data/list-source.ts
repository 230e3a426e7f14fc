import type { Database } from '../../../../../domain/database.types.ts';
import type { TableName } from '../../../../backend/query-keys.ts';

type Public = Database['public'];

export type RelationName = TableName | Extract<keyof Public['Views'], string>;
export type FunctionName = Extract<keyof Public['Functions'], string>;

/** What must hold of a row. All conditions of a list hold at once. */
export type Condition =
  | { column: string; is: 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte'; value: string }
  | { column: string; is: 'in' | 'contains' | 'overlaps'; values: string[] }
  | { column: string; is: 'null' | 'not_null' }
  /** In the words of the wire: `owner_id.is.null,owner_id.eq.…`. */
  | { or: string };

/** Where the rows of a list come from. */
export type ListSource = {
  relation: RelationName;
  /** Columns and embedded rows, as supabase-js takes them. */
  select: string;
  /** The column that tells rows apart: `id` unless named. */
  id?: string;
  /** Holds for every row of the list, whatever the filters. */
  where?: Condition[];
  /** How words are looked for; without it there is no search field. */
  search?: Search;
  /** A change in one of these tables reads the list again. */
  follow: TableName[];
};

export type Search =
  /** A function that takes the words and returns rows of the relation: searches with an index. */
  | { call: FunctionName; argument?: string; more?: Record<string, string | number | boolean> }
  /** Each word in one of these columns; for relations that stay small. */
  | { columns: string[] };

/** Which rows of a source. */
export type ListQuery = { source: ListSource; text: string; conditions: Condition[] };

export type Sort = {
  /** A column of the relation, or a path into one such as `title->>en`. */
  by: string;
  nullable: boolean;
  descending: boolean;
};

export type KeyValue = string | number | boolean | null;

/** A row's place in a sorted list. */
export type Cursor = { value: KeyValue; id: string; position: number | null };

export type Place =
  | { at: 'first' }
  | { at: 'last' }
  | { at: 'after'; cursor: Cursor }
  | { at: 'before'; cursor: Cursor };

/** What every row of a list carries beside what was selected. */
export type Keyed = { row_key: string; sort_key: KeyValue };

export const idOf = ({ id = 'id' }: ListSource) => id;
