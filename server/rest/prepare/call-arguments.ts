import { arrayLiteral } from '../../postgres/wire-value.ts';
import type { Body } from '../body/body.ts';
import type { Content } from '../body/content.ts';
import { invalidBody } from '../errors.ts';
import { getFunction } from '../plan/get-function.ts';
import type { PlanSettings } from '../plan/read-plan.ts';
import type { ParsedQuery } from '../query/query.ts';
import type { ParsedRequest } from '../request.ts';
import type { Argument } from '../schema/types.ts';
import type { CallArguments, JsonArguments } from '../sql/call.ts';

const rawTypes = new Set(['text/plain', 'text/xml', 'application/octet-stream']);

const argumentTypes = new Set([
  'application/json',
  'application/x-www-form-urlencoded',
  'text/csv',
  '',
]);

export function postCall(request: ParsedRequest, body: Body, { cache }: PlanSettings) {
  const { schema, target } = request;
  const { contentType, content, bytes } = body;
  const isJson = contentType === 'application/json' || contentType === '';
  if (!argumentTypes.has(contentType) && !rawTypes.has(contentType)) {
    throw invalidBody(`Content-Type not acceptable: ${contentType}`);
  }
  if (content.type === 'invalid') throw invalidBody(content.message);
  const keys = keysOf(content, request.query.columns);
  const type = isJson ? 'application/json' : contentType;
  const fn = getFunction(cache, { schema, name: target.name, keys, contentType: type });
  const [first] = fn.args;
  if (fn.unnamed && first) {
    const wholeBody = fn.unnamed === 'bytea' ? bytes : bytes.toString('utf8');
    return { fn, args: { type: 'body', arg: first, body: wholeBody } satisfies CallArguments };
  }
  const args = fn.args.filter(({ name }) => keys.includes(name));
  const json = argumentsOf(content, args);
  return { fn, args: { type: 'json', json, args } satisfies CallArguments };
}

function keysOf(content: Content, columns: string[] | undefined): string[] {
  switch (content.type) {
    case 'object':
      return columns ?? content.keys;
    case 'form':
      return columns ?? [...new Set(content.fields.map(([name]) => name))];
    case 'empty':
      return columns ?? [];
    case 'list':
      if (!columns && !content.haveSameKeys) throw invalidBody('All object keys must match');
      return columns ?? content.keys;
    default:
      return [];
  }
}

function argumentsOf(content: Content, args: Argument[]): JsonArguments {
  switch (content.type) {
    case 'object':
      return content.json;
    case 'form':
      return renderForm(content.fields, args);
    case 'empty':
      return '{}';
    case 'list':
      // Only the first of several rows is used.
      return content.count === 0 ? '{}' : { firstOf: content.json };
    default:
      throw invalidBody('Empty or invalid json');
  }
}

/** Repeated fields become the list of a variadic argument; for other arguments the last field wins. */
function renderForm(fields: [string, string][], args: Argument[]): string {
  const fieldsByName = Map.groupBy(fields, ([name]) => name);
  const entries = args.map(({ name, isVariadic }) => {
    const values = fieldsByName.get(name)?.map(([, value]) => value) ?? [];
    return [name, isVariadic ? values : values.at(-1)];
  });
  return JSON.stringify(Object.fromEntries(entries));
}

export function getCall(request: ParsedRequest, { cache }: PlanSettings) {
  const { schema, target, query } = request;
  const textsByName = Map.groupBy(query.args, ({ name }) => name);
  const keys = [...textsByName.keys()];
  const fn = getFunction(cache, { schema, name: target.name, keys, contentType: undefined });
  const values = fn.args.flatMap((arg) => {
    const texts = textsByName.get(arg.name);
    const last = texts?.at(-1);
    if (!texts || !last) return [];
    if (!arg.isVariadic) return [{ arg, text: last.text, slot: last.slot }];
    return [{ arg, text: arrayLiteral(texts.map(({ text }) => text)) }];
  });
  return { fn, args: { type: 'text', values } satisfies CallArguments };
}

/** Keeps only limit and offset, because a scalar has no columns to select, filter or order by. */
export function pageOnly(query: ParsedQuery): ParsedQuery {
  return { ...query, select: [], conditions: [], orders: [] };
}
