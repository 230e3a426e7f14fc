import type { Operation } from '../query/filter.ts';
import type { JsonStep } from '../query/json-path.ts';
import type { Aggregate } from '../query/select.ts';
import type { Column, FunctionName, Relation, Relationship } from '../schema/types.ts';

// A plan holds only what the schema cache knows: no name in it comes straight from a request,
// output names and values aside.

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
  /** A column lifted out of a spread embed. */
  | { type: 'lifted'; name: string; embed: EmbedPlan; column: string; aggregation?: Aggregation }
  /** Made for the level above only: never part of an answer. */
  | { type: 'hidden'; name: string; field: FieldRef };

export interface EmbedPlan {
  /** Alias of the lateral join. */
  id: string;
  /** What the request calls it. */
  name: string;
  relationship: Relationship;
  isToOne: boolean;
  isInner: boolean;
  spread: boolean;
  junctionAlias: string;
  plan: ReadPlan;
}

export type ConditionPlan =
  | {
      type: 'filter';
      field: FieldRef;
      negated: boolean;
      operation: Operation;
      slot: number | undefined;
    }
  | { type: 'embed'; embed: EmbedPlan; isNull: boolean }
  | { type: 'logic'; operator: 'and' | 'or'; negated: boolean; children: ConditionPlan[] };

export interface OrderPlan {
  /** A field of this level, or a column of a to-one embed. */
  target: { type: 'field'; field: FieldRef } | { type: 'lifted'; embed: EmbedPlan; column: string };
  direction: 'asc' | 'desc' | undefined;
  nulls: 'first' | 'last' | undefined;
}

export interface ReadPlan {
  relation: Relation;
  alias: string;
  /** The rows come from a common table expression: a write or a function call. */
  fromSource: boolean;
  outputs: Output[];
  embeds: EmbedPlan[];
  where: ConditionPlan[];
  order: OrderPlan[];
  limit: number | undefined;
  offset: number;
}
