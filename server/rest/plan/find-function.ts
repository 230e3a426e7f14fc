import { functionAmbiguous, functionNotFound } from '../errors.ts';
import type { SchemaCache, SqlFunction } from '../schema/types.ts';
import { findSimilar } from './fuzzy.ts';

interface CallShape {
  schema: string;
  name: string;
  /** Names of the given arguments. */
  keys: string[];
  /** Content type of a POST; undefined for GET. */
  contentType: string | undefined;
}

const wholeBodyTypes: Record<string, SqlFunction['unnamed']> = {
  'application/json': 'json',
  'text/plain': 'text',
  'text/xml': 'xml',
  'application/octet-stream': 'bytea',
};

/** Chooses between overloads by the names of their arguments. */
export function getFunction(cache: SchemaCache, shape: CallShape): SqlFunction {
  const overloads = cache.functions(shape.schema, shape.name);
  const unnamedKind = wholeBodyTypes[shape.contentType ?? ''];
  const isRaw = unnamedKind !== undefined && unnamedKind !== 'json';
  const named = isRaw ? [] : overloads.filter((fn) => takes(fn, shape.keys));
  const unnamed = overloads.filter((fn) => unnamedKind !== undefined && fn.unnamed === unnamedKind);
  const found = named.length > 0 ? named : unnamed;
  const [only, ...others] = found;
  if (!only) throw notFound(cache, shape, overloads);
  if (others.length > 0) throw ambiguous(found);
  return only;
}

function takes({ args }: SqlFunction, keys: string[]): boolean {
  if (args.some(({ name }) => name === '')) return false;
  const given = new Set(keys);
  return (
    args.every(({ name, isRequired }) => !isRequired || given.has(name)) &&
    keys.every((key) => args.some(({ name }) => name === key))
  );
}

function ambiguous(found: SqlFunction[]) {
  const shown = found.map(({ schema, name, args }) => {
    const list = args.map((arg) => `${arg.name} => ${arg.type}`).join(', ');
    return `${schema}.${name}(${list})`;
  });
  return functionAmbiguous(
    `Could not choose the best candidate function between: ${shown.join(', ')}`,
    null,
    'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  );
}

function notFound(cache: SchemaCache, shape: CallShape, overloads: SqlFunction[]) {
  const { schema, name, contentType } = shape;
  const keys = [...shape.keys].sort();
  const list = shorten(keys.join(', '));
  const kind = wholeBodyTypes[contentType ?? ''];
  const isRaw = kind !== undefined && kind !== 'json';
  const plural = keys.length === 1 ? 'parameter' : 'parameters';
  const searched = keys.length === 0 ? ' without parameters' : ` with ${plural} ${list}`;
  const unnamed = kind === 'json' ? ' or with a single unnamed json/jsonb parameter' : '';
  const what = isRaw ? ` with a single unnamed ${kind} parameter` : `${searched}${unnamed}`;
  const shown = isRaw ? '' : keys.length === 0 ? ' without parameters' : `(${list})`;
  return functionNotFound(
    `Could not find the function ${schema}.${name}${shown} in the schema cache`,
    `Searched for the function ${schema}.${name}${what}, but no matches were found in the schema cache.`,
    hintFor(cache, shape, overloads),
  );
}

/** The names come from the request, and anybody can send thousands. */
const maxListed = 2000;
const shorten = (list: string) => (list.length > maxListed ? `${list.slice(0, maxListed)}…` : list);

function hintFor(cache: SchemaCache, { schema, name, keys }: CallShape, overloads: SqlFunction[]) {
  const start = `Perhaps you meant to call the function ${schema}.`;
  if (overloads.length === 0) {
    const similar = findSimilar(name, cache.functionNames(schema));
    return similar === undefined ? null : `${start}${similar}`;
  }
  const render = (names: string[]) => `(${[...names].sort().join(', ')})`;
  const known = overloads.map(({ args }) => render(args.map((arg) => arg.name)));
  const similar = findSimilar(render(keys), known);
  return similar === undefined ? null : `${start}${name}${similar}`;
}
