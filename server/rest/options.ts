import { functionNotFound } from './errors.ts';
import { getRelation } from './prepare/prepare-read.ts';
import type { RestResponse } from './prepare/prepared-request.ts';
import { checkMethod, parseTarget } from './request.ts';
import type { SchemaCache } from './schema/types.ts';

/** Lists the methods that a table, view or function accepts, for every role. */
export function respondToOptions(path: string, schema: string, cache: SchemaCache): RestResponse {
  return { status: 200, headers: { allow: allowedMethods(path, schema, cache) }, body: null };
}

function allowedMethods(path: string, schema: string, cache: SchemaCache): string {
  if (path === '/') return 'OPTIONS,GET,HEAD';
  const target = parseTarget(path);
  checkMethod('OPTIONS', target);
  if (target.type === 'function') {
    const overloads = cache.functions(schema, target.name);
    if (overloads.length === 0)
      throw functionNotFound(
        `Could not find the function ${schema}.${target.name} in the schema cache`,
      );
    return overloads.every(({ isVolatile }) => isVolatile)
      ? 'OPTIONS,POST'
      : 'OPTIONS,GET,HEAD,POST';
  }
  const { accepts, primaryKey } = getRelation(cache, schema, target.name);
  return [
    'OPTIONS,GET,HEAD',
    ...(accepts.insert ? ['POST'] : []),
    ...(accepts.insert && accepts.update && primaryKey.length > 0 ? ['PUT'] : []),
    ...(accepts.update ? ['PATCH'] : []),
    ...(accepts.delete ? ['DELETE'] : []),
  ].join(',');
}
