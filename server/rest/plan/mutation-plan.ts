import { type Body, rowsOf } from '../body/body.ts';
import {
  columnNotFound,
  invalidPutFilters,
  putKeyMismatch,
  putWithLimit,
  undefinedColumn,
} from '../errors.ts';
import type { RestRequest } from '../request.ts';
import type { Relation } from '../schema/types.ts';
import type { Conflict, Mutation, Payload } from '../sql/mutate.ts';
import type { ConditionPlan } from './types.ts';

/** POST inserts or upserts, PUT upserts one row, PATCH updates and DELETE deletes. */
export function planMutation(
  request: RestRequest,
  body: Body,
  relation: Relation,
  where: ConditionPlan[],
): Mutation {
  if (request.method === 'DELETE') return { type: 'delete', relation, where };
  const payload = planPayload(request, body, relation);
  if (request.method === 'PATCH') return { type: 'update', relation, payload, where };
  if (request.method === 'PUT') {
    requirePutKey(request, relation, payload);
    const conflict: Conflict = { columns: relation.primaryKey, resolution: 'merge' };
    return { type: 'insert', relation, payload, conflict, where };
  }
  return {
    type: 'insert',
    relation,
    payload,
    conflict: planConflict(request, relation),
    where: [],
  };
}

function planPayload(request: RestRequest, body: Body, relation: Relation): Payload {
  const { query, preferences } = request;
  const { json, keys, count } = rowsOf(body, query.columns);
  const columns = keys.map((key) => {
    const column = relation.columns.get(key);
    if (column) return column;
    throw columnNotFound(
      `Could not find the '${key}' column of '${relation.name}' in the schema cache`,
    );
  });
  return { json, columns, useDefaults: preferences.missing === 'default', isOne: count === 1 };
}

/** A PUT must name one row by its whole primary key, in the URL and in the body. */
function requirePutKey(request: RestRequest, relation: Relation, payload: Payload): void {
  const { conditions, limits, offsets } = request.query;
  if (limits.length > 0 || offsets.length > 0) {
    throw putWithLimit('limit/offset querystring parameters are not allowed for PUT');
  }
  const namedColumns = conditions.flatMap(({ path, value }) => {
    const isPlain = path.length === 0 && value.type === 'filter' && !value.isNegated;
    if (!isPlain || value.field.path.length > 0) return [''];
    const { operation } = value;
    const isEqual =
      operation.type === 'compare' && operation.operator === 'eq' && !operation.quantifier;
    return [isEqual ? value.field.name : ''];
  });
  const key = relation.primaryKey;
  if (
    key.length === 0 ||
    namedColumns.length !== key.length ||
    !key.every((name) => namedColumns.includes(name))
  ) {
    throw invalidPutFilters(
      "Filters must include all and only primary key columns with 'eq' operators",
    );
  }
  if (!key.every((name) => payload.columns.some((column) => column.name === name))) {
    throw putKeyMismatch('Payload values do not match URL in primary key column(s)');
  }
}

/** Without a primary key or named columns there is nothing to conflict with: a plain insert. */
function planConflict(
  { query, preferences }: RestRequest,
  relation: Relation,
): Conflict | undefined {
  if (!preferences.resolution) return undefined;
  const columns = query.onConflict ?? relation.primaryKey;
  if (columns.length === 0) return undefined;
  for (const column of columns) {
    if (!relation.columns.has(column)) throw undefinedColumn(`column "${column}" does not exist`);
  }
  const resolution = preferences.resolution === 'merge-duplicates' ? 'merge' : 'ignore';
  return { columns, resolution };
}
