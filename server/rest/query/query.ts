import { invalidRange, parseFailed } from '../errors.ts';
import { type Condition, isOperation, parseOperation } from './filter.ts';
import { parseField } from './json-path.ts';
import { parseLogic } from './logic.ts';
import { type OrderTerm, parseOrder } from './order.ts';
import { Scanner } from './scanner.ts';
import { everything, parseSelect, type SelectItem } from './select.ts';

/** A part of the query that belongs to the root (empty path) or to an embed. */
export interface At<T> {
  path: string[];
  value: T;
}

export interface ParsedQuery {
  select: SelectItem[];
  conditions: At<Condition>[];
  orders: At<OrderTerm[]>[];
  limits: At<number>[];
  offsets: At<number>[];
  columns?: string[];
  onConflict?: string[];
  /** Arguments of a function called by GET. */
  args: QueryArgument[];
  /** Number of filters and arguments; each has its own slot. */
  slots: number;
}

interface QueryArgument {
  name: string;
  text: string;
  slot: number;
}

interface QueryOptions {
  /** True for a function call by GET, in which parameters that are not filters are arguments. */
  argsAllowed: boolean;
}

export function parseQuery(params: URLSearchParams, { argsAllowed }: QueryOptions): ParsedQuery {
  const query: ParsedQuery = {
    select: everything,
    conditions: [],
    orders: [],
    limits: [],
    offsets: [],
    args: [],
    slots: 0,
  };
  for (const [key, value] of params) readParameter(query, key, value, argsAllowed);
  return query;
}

function readParameter(query: ParsedQuery, key: string, value: string, argsAllowed: boolean): void {
  switch (key) {
    case 'select':
      query.select = parseSelect(value);
      return;
    case 'columns':
      query.columns = parseNames(value, 'columns');
      return;
    case 'on_conflict':
      query.onConflict = parseNames(value, 'on_conflict');
      return;
    case 'apikey':
      return;
  }
  const { path, field, word } = parseKey(key);
  switch (word) {
    case 'order':
      if (value) query.orders.push({ path, value: parseOrder(value) });
      return;
    case 'limit':
      query.limits.push({ path, value: parseCount(value, 'limit') });
      return;
    case 'offset':
      query.offsets.push({ path, value: parseCount(value, 'offset') });
      return;
    case 'and':
    case 'or': {
      const isNegated = path.at(-1) === 'not';
      const embedPath = isNegated ? path.slice(0, -1) : path;
      query.conditions.push({ path: embedPath, value: parseLogic(word, isNegated, value) });
      return;
    }
  }
  const slot = query.slots;
  query.slots += 1;
  if (argsAllowed && path.length === 0 && !isOperation(value)) {
    query.args.push({ name: key, text: value, slot });
    return;
  }
  const filter: Condition = { type: 'filter', field, ...parseOperation(value), slot };
  query.conditions.push({ path, value: filter });
}

function parseKey(key: string) {
  const scanner = new Scanner(key, 'tree path');
  const path: string[] = [];
  let field = parseField(scanner);
  while (field.path.length === 0 && scanner.take('.')) {
    path.push(field.name);
    field = parseField(scanner);
  }
  scanner.expectEnd();
  // A quoted name is always a column, also if the unquoted word is reserved.
  const isWord = field.path.length === 0 && !key.endsWith('"');
  return { path, field, word: isWord ? field.name : undefined };
}

const maxCount = 2_147_483_647;

function parseCount(value: string, subject: string): number {
  const count = /^-?\d{1,18}$/.test(value) ? Number(value) : Number.NaN;
  if (Number.isNaN(count)) {
    throw parseFailed(
      `"failed to parse ${subject} parameter (${value})" (line 1, column 1)`,
      `unexpected "${value[0] ?? ''}" expecting integer`,
    );
  }
  if (count < 0) {
    throw invalidRange(
      'Requested range not satisfiable',
      subject === 'limit'
        ? 'Limit should be greater than or equal to zero.'
        : 'Offset should be greater than or equal to zero.',
    );
  }
  return Math.min(count, maxCount);
}

/** Parses a list of columns, as in `columns` and `on_conflict`. */
function parseNames(text: string, subject: string): string[] {
  const scanner = new Scanner(text, `${subject} parameter`);
  const names = [scanner.name()];
  while (scanner.take(',')) names.push(scanner.name());
  scanner.expectEnd();
  return names;
}
