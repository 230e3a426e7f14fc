import { functionAmbiguous, functionNotFound } from '../errors.ts';
import type { SchemaCache, SqlFunction } from '../schema/types.ts';
import { findSimilar } from './find-similar.ts';

interface CallShape {
  schema: string;
  name: string;
  /** Names of the given arguments. */
  keys: string[];
  /** Content type of a POST; undefined for GET. */
  contentType: string | undefined;
}

/** A function with one unnamed parameter of this type gets the whole body. */
const bodyParameterTypes: Record<string, SqlFunction['unnamed']> = {
  'application/json': 'json',
  'text/plain': 'text',
  'text/xml': 'xml',
  'application/octet-stream': 'bytea',
};

const bodyParameterOf = ({ contentType }: CallShape) => bodyParameterTypes[contentType ?? ''];

/** JSON bodies and GET requests name their arguments. A plain text, XML or binary body is one value. */
const hasNamedArguments = (call: CallShape) => (bodyParameterOf(call) ?? 'json') === 'json';

/**
 * Chooses between overloads by the names of their arguments. If none accepts these names, a function
 * with a parameter for the whole body is called.
 */
export function getFunction(cache: SchemaCache, call: CallShape): SqlFunction {
  const overloads = cache.functions(call.schema, call.name);
  const byName = hasNamedArguments(call)
    ? overloads.filter((fn) => acceptsArguments(fn, call))
    : [];
  const candidates =
    byName.length > 0 ? byName : overloads.filter((fn) => takesWholeBody(fn, call));
  const [only, ...others] = candidates;
  if (!only) throw notFound(cache, call, overloads);
  if (others.length > 0) throw ambiguous(candidates.toSorted(compareSignatures));
  return only;
}

/**
 * True if all required arguments are given, and no unknown ones. The name of an unnamed argument is the empty string, but
 * a query string cannot name it.
 */
function acceptsArguments({ args, unnamed }: SqlFunction, { keys, contentType }: CallShape) {
  if (unnamed && contentType === undefined) return false;
  const givenNames = new Set(keys);
  return (
    args.every(({ name, isRequired }) => !isRequired || givenNames.has(name)) &&
    keys.every((key) => args.some(({ name }) => name === key))
  );
}

function takesWholeBody({ unnamed }: SqlFunction, call: CallShape): boolean {
  return unnamed !== undefined && unnamed === bodyParameterOf(call);
}

/** Functions with fewer arguments come first, then the order of argument names and types decides. */
function compareSignatures(a: SqlFunction, b: SqlFunction): number {
  const key = ({ args }: SqlFunction) =>
    args.map(({ name, type }) => `${name}\0${type}`).join('\0');
  return a.args.length - b.args.length || (key(a) < key(b) ? -1 : 1);
}

function ambiguous(candidates: SqlFunction[]) {
  const signatures = candidates.map(({ schema, name, args }) => {
    const list = args.map((arg) => `${arg.name} => ${arg.type}`).join(', ');
    return `${schema}.${name}(${list})`;
  });
  return functionAmbiguous(
    `Could not choose the best candidate function between: ${signatures.join(', ')}`,
    null,
    'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  );
}

/** The exact message of PostgREST, which clients may parse. */
function notFound(cache: SchemaCache, call: CallShape, overloads: SqlFunction[]) {
  const fullName = `${call.schema}.${call.name}`;
  const { signature, searched } = describeArguments(call);
  return functionNotFound(
    `Could not find the function ${fullName}${signature} in the schema cache`,
    `Searched for the function ${fullName}${searched}, but no matches were found in the schema cache.`,
    hintFor(cache, call, overloads),
  );
}

function describeArguments(call: CallShape): { signature: string; searched: string } {
  const bodyParameter = bodyParameterOf(call);
  if (!hasNamedArguments(call)) {
    return { signature: '', searched: ` with a single unnamed ${bodyParameter} parameter` };
  }
  const orBody = bodyParameter ? ' or with a single unnamed json/jsonb parameter' : '';
  if (call.keys.length === 0) {
    return { signature: ' without parameters', searched: ` without parameters${orBody}` };
  }
  const list = shorten([...call.keys].sort().join(', '));
  const noun = call.keys.length === 1 ? 'parameter' : 'parameters';
  return { signature: `(${list})`, searched: ` with ${noun} ${list}${orBody}` };
}

/** The names come from the request, and anybody can send thousands. */
const maxListed = 2000;
const shorten = (list: string) => (list.length > maxListed ? `${list.slice(0, maxListed)}…` : list);

function hintFor(cache: SchemaCache, call: CallShape, overloads: SqlFunction[]) {
  if (!hasNamedArguments(call)) return null;
  const { schema, name, keys } = call;
  const start = `Perhaps you meant to call the function ${schema}.`;
  if (overloads.length === 0) {
    const similar = findSimilar(name, cache.functionNames(schema));
    return similar === undefined ? null : `${start}${similar}`;
  }
  const render = (names: string[]) => `(${[...names].sort().join(', ')})`;
  const signatures = overloads.map(({ args }) => render(args.map((arg) => arg.name)));
  const similar = findSimilar(render(keys), signatures);
  return similar === undefined ? null : `${start}${name}${similar}`;
}
