import { invalidPutFilters, putKeyMismatch, putWithLimit } from './errors.ts';
import type { RestRequest } from './request.ts';
import type { Relation } from './schema/types.ts';
import type { Payload } from './sql/mutate.ts';

/** A PUT must name one row by its whole primary key, in the URL and in the body. */
export function requirePutKey(request: RestRequest, relation: Relation, payload: Payload): void {
  const { conditions, limits, offsets } = request.query;
  if (limits.length > 0 || offsets.length > 0) {
    throw putWithLimit('limit/offset querystring parameters are not allowed for PUT');
  }
  const named = conditions.flatMap(({ path, value }) => {
    const isPlain = path.length === 0 && value.type === 'filter' && !value.negated;
    if (!isPlain || value.field.path.length > 0) return [''];
    const { operation } = value;
    const isEqual =
      operation.type === 'compare' && operation.operator === 'eq' && !operation.quantifier;
    return [isEqual ? value.field.name : ''];
  });
  const key = relation.primaryKey;
  if (
    key.length === 0 ||
    named.length !== key.length ||
    !key.every((name) => named.includes(name))
  ) {
    throw invalidPutFilters(
      "Filters must include all and only primary key columns with 'eq' operators",
    );
  }
  if (!key.every((name) => payload.columns.some((column) => column.name === name))) {
    throw putKeyMismatch('Payload values do not match URL in primary key column(s)');
  }
}
