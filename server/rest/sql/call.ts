import type { Json } from '../body/content.ts';
import type { Argument, SqlFunction } from '../schema/types.ts';
import { bodySlot, identifier, literal, qualified, type Writer } from './writer.ts';

export type CallArguments =
  /** Named arguments in one JSON object. */
  | { type: 'json'; json: Json; args: Argument[] }
  /** Text of each argument, from a query string. */
  | { type: 'text'; values: { arg: Argument; text: string; slot?: number }[] }
  /** The whole body for the one unnamed argument. */
  | { type: 'body'; arg: Argument; body: string | Buffer };

/** The rows of a function call; `columns` says what to hand on of them. */
export function renderCall(
  fn: SqlFunction,
  args: CallArguments,
  columns: string,
  writer: Writer,
): string {
  const isScalar = fn.returns.type !== 'rows';
  const alias = isScalar ? '"pgrst_call"("pgrst_scalar")' : '"pgrst_call"';
  const { from, list } = renderArguments(args, writer);
  const call = `${qualified(fn)}(${list}) as ${alias}`;
  const source = from ? `${from} cross join lateral ${call}` : call;
  return `select ${isScalar ? '"pgrst_call"."pgrst_scalar"' : columns} from ${source}`;
}

/**
 * The one value of a function that gives neither rows nor a set. Called among the columns it needs
 * no scan of its own, and the planner may look into it.
 */
export function renderValueCall(fn: SqlFunction, args: CallArguments, writer: Writer): string {
  const { from, list } = renderFew(args, writer) ?? renderArguments(args, writer);
  const call = `select ${qualified(fn)}(${list}) as "pgrst_scalar"`;
  return from ? `${call} from ${from}` : call;
}

interface Rendered {
  /** What the list of arguments takes its values from. */
  from?: string;
  list: string;
}

function renderArguments(given: CallArguments, writer: Writer): Rendered {
  switch (given.type) {
    case 'body':
      return { list: `${writer.value(given.body)}::${given.arg.type}` };
    case 'text':
      return {
        list: given.values
          .map(({ arg, text, slot }) => named(arg, `${writer.value(text, slot)}::${arg.type}`))
          .join(', '),
      };
    case 'json': {
      if (given.args.length === 0) return { list: '' };
      const definition = given.args.map(({ name, type }) => `${identifier(name)} ${type}`);
      const record = `json_to_record(${writer.value(given.json, bodySlot)}::json)`;
      return {
        from: `${record} as "pgrst_args"(${definition.join(', ')})`,
        list: given.args
          .map((arg) => named(arg, `"pgrst_args".${identifier(arg.name)}`))
          .join(', '),
      };
    }
  }
}

/** Types that take their JSON value as its text, by the same road as a record would. */
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
/** Each argument reads the body anew: worth it for a few, compared with making a record. */
const fewArguments = 4;

function renderFew(given: CallArguments, writer: Writer): Rendered | undefined {
  if (given.type !== 'json' || given.args.length === 0) return undefined;
  const areFew = given.args.length <= fewArguments;
  if (!areFew || !given.args.every(({ type }) => plainTypes.has(type))) return undefined;
  const body = `${writer.value(given.json, bodySlot)}::json`;
  const list = given.args.map((arg) => named(arg, `(${body}->>${literal(arg.name)})::${arg.type}`));
  return { list: list.join(', ') };
}

const named = ({ name, isVariadic }: Argument, value: string) =>
  `${isVariadic ? 'variadic ' : ''}${identifier(name)} => ${value}`;
