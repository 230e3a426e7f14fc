import type { Operation } from '../query/filter.ts';
import type { JsonStep } from '../query/json-path.ts';
import type { Aggregate } from '../query/select.ts';
import type { Column, FunctionName, Relation, Relationship } from '../schema/types.ts';

// A plan contains only names from the schema cache. Only output names and values come directly from a
// request.

export type ColumnRef =
  | { type: 'column'; name: string; column: Column }
  | { type: 'computed'; name: string; fn: FunctionName };

export interface FieldRef {
  ref: ColumnRef;
  path: JsonStep[];
}

export interface Aggregation {
  function: Aggregate;
  cast: string | undefined;
}

export type Output =
  | { type: 'star' }
  | { type: 'field'; name: string; field: FieldRef; cast?: string; aggregation?: Aggregation }
  | { type: 'count'; name: string; cast?: string }
  | { type: 'embed'; name: string; embed: EmbedPlan }
  /** A column of a spread embed, which becomes a column of the row around it. */
  | {
      type: 'spreadColumn';
      name: string;
      embed: EmbedPlan;
      column: string;
      /** The column is JSON of an embed, which cannot be grouped. */
      isJson: boolean;
      aggregation?: Aggregation;
    }
  /** A value of every row of a spread embed, so that the rows can be counted. */
  | { type: 'one'; name: string }
  /** A column that only the surrounding select needs; never part of the response. */
  | { type: 'hidden'; name: string; field: FieldRef };

export interface EmbedPlan {
  /** Alias of the lateral join. */
  id: string;
  /** Name of the embed in the request. */
  name: string;
  relationship: Relationship;
  isToOne: boolean;
  isInner: boolean;
  isSpread: boolean;
  junctionAlias: string;
  plan: ReadPlan;
}

export type ConditionPlan =
  | {
      type: 'filter';
      field: FieldRef;
      isNegated: boolean;
      operation: Operation;
      slot: number | undefined;
    }
  | { type: 'embed'; embed: EmbedPlan; isNull: boolean }
  | { type: 'logic'; operator: 'and' | 'or'; isNegated: boolean; children: ConditionPlan[] };

export interface OrderPlan {
  /** A field of this select, or a column of a to-one embed. */
  target:
    | { type: 'field'; field: FieldRef }
    | { type: 'embedColumn'; embed: EmbedPlan; column: string };
  direction: 'asc' | 'desc' | undefined;
  nulls: 'first' | 'last' | undefined;
}

/** One level of a read, rendered as one select: the root of the request or an embed, with its embeds. */
export interface ReadPlan {
  relation: Relation;
  alias: string;
  /** The rows come from a common table expression: a write or a function call. */
  isFromSource: boolean;
  outputs: Output[];
  embeds: EmbedPlan[];
  where: ConditionPlan[];
  order: OrderPlan[];
  limit: number | undefined;
  offset: number;
}
