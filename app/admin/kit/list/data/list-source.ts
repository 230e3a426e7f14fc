import type { Database } from '../../../../../domain/database.types.ts';
import type { LiveTable } from '../../../../../domain/live-table.ts';
import type { TableName } from '../../../../backend/query-keys.ts';

type Public = Database['public'];

export type RelationName = TableName | Extract<keyof Public['Views'], string>;
type FunctionName = Extract<keyof Public['Functions'], string>;

/** A condition on a row. All conditions of a list must hold. */
export type Condition =
  | { column: string; is: 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte'; value: string }
  | { column: string; is: 'in' | 'contains' | 'overlaps'; values: string[] }
  | { column: string; is: 'null' | 'not_null' }
  /** PostgREST syntax: `owner_id.is.null,owner_id.eq.…`. */
  | { or: string };

/** The relation that the rows of a list come from. */
export type ListSource = {
  relation: RelationName;
  /** Columns and embedded rows in the syntax of supabase-js. */
  select: string;
  /** The unique column; `id` by default. */
  id?: string;
  /** Conditions that always apply, in addition to the filters. */
  where?: Condition[];
  /** The kind of search; without it there is no search field. */
  search?: Search;
  /** A change in one of these tables refetches the list. */
  follow: LiveTable[];
};

/** The columns of a row that `select` names, separated by commas without spaces. */
export type SelectedColumns<Row, Select extends string> = Pick<Row, NamesIn<Select> & keyof Row>;

type NamesIn<List extends string> = List extends `${infer Name},${infer Rest}`
  ? Name | NamesIn<Rest>
  : List;

type Search =
  /** A function that takes the words as `query` and returns rows of the relation, using an index. */
  | {
      call: FunctionName;
      /** The function returns at most this number of rows: the latest. */
      max?: number;
    }
  /** Each word must match one of these columns; for small relations. */
  | { columns: string[] };

/** Selects rows of a source by search text and conditions. */
export type ListQuery = { source: ListSource; text: string; conditions: Condition[] };

export type Sort = {
  /** A column of the relation, or a path into one such as `title->>en`. */
  by: string;
  nullable: boolean;
  descending: boolean;
};

export type SortValue = string | number | boolean | null;

/** The edge of a page in a sorted list. */
export type Cursor = {
  /** The value of the sorted column in the row at the edge of the page. */
  value: SortValue;
  id: string;
  /** Number of that row in the list, starting at one; null if it is unknown. */
  position: number | null;
};

export type PagePosition =
  | { at: 'first' }
  | { at: 'last' }
  | { at: 'after'; cursor: Cursor }
  | { at: 'before'; cursor: Cursor };

/** Columns that every row has in addition to the selected columns. */
export type RowKeys = { row_key: string; sort_key: SortValue };

export const idOf = ({ id = 'id' }: ListSource) => id;
