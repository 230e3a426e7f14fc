import type { Argument, SqlFunction } from '../schema/types.ts';
import { bodySlot, identifier, qualified, type Writer } from './writer.ts';

export type CallArguments =
  /** Named arguments in one JSON object. */
  | { type: 'json'; json: string; args: Argument[] }
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
  return `select ${isScalar ? '"pgrst_call"."pgrst_scalar"' : columns} from ${from}${call}`;
}

function renderArguments(given: CallArguments, writer: Writer): { from: string; list: string } {
  switch (given.type) {
    case 'body':
      return { from: '', list: `${writer.value(given.body)}::${given.arg.type}` };
    case 'text':
      return {
        from: '',
        list: given.values
          .map(({ arg, text, slot }) => named(arg, `${writer.value(text, slot)}::${arg.type}`))
          .join(', '),
      };
    case 'json': {
      if (given.args.length === 0) return { from: '', list: '' };
      const definition = given.args.map(({ name, type }) => `${identifier(name)} ${type}`);
      const record = `json_to_record(${writer.value(given.json, bodySlot)}::json)`;
      return {
        from: `${record} as "pgrst_args"(${definition.join(', ')}) cross join lateral `,
        list: given.args
          .map((arg) => named(arg, `"pgrst_args".${identifier(arg.name)}`))
          .join(', '),
      };
    }
  }
}

const named = ({ name, isVariadic }: Argument, value: string) =>
  `${isVariadic ? 'variadic ' : ''}${identifier(name)} => ${value}`;
