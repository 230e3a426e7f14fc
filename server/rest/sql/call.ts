import type { Json } from '../body/content.ts';
import type { Argument, SqlFunction } from '../schema/types.ts';
import { bodySlot, identifier, literal, qualified, type Writer } from './writer.ts';

/** A JSON object, or the first object of a list. */
export type JsonArguments = Json | { firstOf: Json };

export type CallArguments =
  /** Named arguments in one JSON object. */
  | { type: 'json'; json: JsonArguments; args: Argument[] }
  /** Text of each argument, from a query string. */
  | { type: 'text'; values: { arg: Argument; text: string; slot?: number }[] }
  /** The whole body for the one unnamed argument. */
  | { type: 'body'; arg: Argument; body: string | Buffer };

/** Renders the rows of a function call with the given columns. */
export function renderCall(
  fn: SqlFunction,
  args: CallArguments,
  columns: string,
  writer: Writer,
): string {
  const isScalar = fn.returns.type !== 'rows';
  const { from, list } = renderArguments(args, writer);
  const call = renderSource(fn, `${qualified(fn)}(${list})`);
  const source = from ? `${from} cross join lateral ${call}` : call;
  return `select ${isScalar ? '"pgrst_call"."pgrst_scalar"' : columns} from ${source}`;
}

function renderSource({ returns }: SqlFunction, call: string): string {
  switch (returns.type) {
    case 'rows':
      return `${call} as "pgrst_call"`;
    case 'scalar':
      // In the list of columns, a record needs no definition of its own columns.
      if (returns.isRecord) return `(select ${call} as "pgrst_scalar") as "pgrst_call"`;
      return `${call} as "pgrst_call"("pgrst_scalar")`;
    case 'void':
      return `${call} as "pgrst_call"("pgrst_scalar")`;
  }
}

/**
 * Renders the single value of a function that returns neither rows nor a set. In the list of columns
 * it needs no function scan, and the planner can inline it.
 */
export function renderValueCall(fn: SqlFunction, args: CallArguments, writer: Writer): string {
  const { from, list } = renderFew(args, writer) ?? renderArguments(args, writer);
  const call = `select ${qualified(fn)}(${list}) as "pgrst_scalar"`;
  return from ? `${call} from ${from}` : call;
}

interface RenderedArguments {
  /** FROM clause that provides the values of the arguments. */
  from?: string;
  list: string;
}

function renderArguments(callArguments: CallArguments, writer: Writer): RenderedArguments {
  switch (callArguments.type) {
    case 'body':
      return { list: `${writer.value(callArguments.body)}::${callArguments.arg.type}` };
    case 'text':
      return {
        list: callArguments.values
          .map(({ arg, text, slot }) => named(arg, `${writer.value(text, slot)}::${arg.type}`))
          .join(', '),
      };
    case 'json': {
      if (callArguments.args.length === 0) return { list: '' };
      const definition = callArguments.args.map(({ name, type }) => `${identifier(name)} ${type}`);
      const record = `json_to_record(${renderJson(callArguments.json, writer)})`;
      return {
        from: `${record} as "pgrst_args"(${definition.join(', ')})`,
        list: callArguments.args
          .map((arg) => named(arg, `"pgrst_args".${identifier(arg.name)}`))
          .join(', '),
      };
    }
  }
}

function renderJson(json: JsonArguments, writer: Writer): string {
  return typeof json === 'object' && 'firstOf' in json
    ? `(${writer.value(json.firstOf)}::json->0)`
    : `${writer.value(json, bodySlot)}::json`;
}

/** Types whose JSON value is read as text, with the same result as json_to_record. */
const plainTypes = new Set([
  'bigint',
  'boolean',
  'character varying',
  'date',
  'double precision',
  'integer',
  'numeric',
  'real',
  'smallint',
  'text',
  'timestamp with time zone',
  'timestamp without time zone',
  'uuid',
]);
/** Each argument parses the body again, which is only faster than a record for a few arguments. */
const maxNamedArguments = 4;

function renderFew(callArguments: CallArguments, writer: Writer): RenderedArguments | undefined {
  if (callArguments.type !== 'json' || callArguments.args.length === 0) return undefined;
  const areFew = callArguments.args.length <= maxNamedArguments;
  if (!areFew || !callArguments.args.every(({ type }) => plainTypes.has(type))) return undefined;
  const body = renderJson(callArguments.json, writer);
  const list = callArguments.args.map((arg) =>
    named(arg, `(${body}->>${literal(arg.name)})::${arg.type}`),
  );
  return { list: list.join(', ') };
}

const named = ({ name, isVariadic }: Argument, value: string) =>
  `${isVariadic ? 'variadic ' : ''}${identifier(name)} => ${value}`;
