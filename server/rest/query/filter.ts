import type { Field } from './json-path.ts';
import { Scanner } from './scanner.ts';

export const comparisons = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
  isdistinct: 'is distinct from',
} as const;

export const textSearches = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
} as const;

const quantifiable = new Set(['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch']);

type Comparison = keyof typeof comparisons;
type TextSearch = keyof typeof textSearches;
type IsValue = 'null' | 'not_null' | 'true' | 'false' | 'unknown';

export type Operation =
  | { type: 'compare'; operator: Comparison; quantifier?: 'any' | 'all'; value: string }
  | { type: 'in'; values: string[] }
  | { type: 'is'; value: IsValue }
  | { type: 'search'; operator: TextSearch; config?: string; value: string };

export interface Filter {
  type: 'filter';
  field: Field;
  isNegated: boolean;
  operation: Operation;
  /** Index of the value among the values that can change without changing the statement. */
  slot?: number;
}

export interface Logic {
  type: 'logic';
  operator: 'and' | 'or';
  isNegated: boolean;
  children: Condition[];
}

export type Condition = Filter | Logic;
type ReadValue = (scanner: Scanner) => string;

const operatorName = /[a-z]+/y;
const operationStart = /^(?:not\.)?([a-z]+)(\([^().]*\))?\./;
const searchConfig = /\([\p{L}_][\p{L}\p{N}_]*\)/uy;
const onlyConfig = new RegExp(`^${searchConfig.source}$`, 'u');
const isValue = /(?:not_null|null|true|false|unknown)(?![\p{L}\p{N}_])/iuy;
const onlyIsValue = new RegExp(`^${isValue.source}$`, 'iu');

/** Parses a top-level filter; its value is the rest of the text. */
export function parseOperation(text: string): { isNegated: boolean; operation: Operation } {
  const scanner = new Scanner(text, 'filter');
  const result = readOperation(scanner, (all) => all.rest());
  scanner.expectEnd();
  return result;
}

/**
 * Returns whether a value of a function called by GET is a filter rather than an argument. It does not
 * try to parse, because a failed parse is expensive and there may be thousands of arguments.
 */
export function isOperation(text: string): boolean {
  const [start = '', name = '', option = ''] = operationStart.exec(text) ?? [];
  switch (name) {
    case '':
      return false;
    case 'is':
      return option === '' && onlyIsValue.test(text.slice(start.length));
    case 'in': {
      const scanner = new Scanner(text.slice(start.length), 'filter');
      return option === '' && takeList(scanner) !== undefined && scanner.isAtEnd;
    }
  }
  if (Object.hasOwn(textSearches, name)) return option === '' || onlyConfig.test(option);
  if (!Object.hasOwn(comparisons, name)) return false;
  return option === '' || (quantifiable.has(name) && /^\((?:any|all)\)$/.test(option));
}

export function readOperation(scanner: Scanner, readValue: ReadValue) {
  const isNegated = scanner.take('not.');
  const start = scanner.position;
  const name = scanner.match(operatorName) ?? '';
  const operation = readNamed(scanner, name, readValue);
  if (operation) return { isNegated, operation };
  scanner.position = start;
  throw scanner.failure(isNegated ? 'operator (eq, gt, ...)' : '"not" or operator (eq, gt, ...)');
}

function readNamed(scanner: Scanner, name: string, readValue: ReadValue): Operation | undefined {
  if (name === 'in' && scanner.take('.')) return { type: 'in', values: readList(scanner) };
  if (name === 'is' && scanner.take('.')) {
    const value = scanner.match(isValue);
    if (value === undefined) throw scanner.failure('isVal: (null, not_null, true, false, unknown)');
    return { type: 'is', value: value.toLowerCase() as IsValue };
  }
  if (Object.hasOwn(textSearches, name)) {
    const config = scanner.match(searchConfig)?.slice(1, -1);
    if (!scanner.take('.')) return undefined;
    return { type: 'search', operator: name as TextSearch, config, value: readValue(scanner) };
  }
  if (!Object.hasOwn(comparisons, name)) return undefined;
  const quantifier = quantifiable.has(name) ? readQuantifier(scanner) : undefined;
  if (!scanner.take('.')) return undefined;
  return { type: 'compare', operator: name as Comparison, quantifier, value: readValue(scanner) };
}

function readQuantifier(scanner: Scanner): 'any' | 'all' | undefined {
  if (scanner.take('(any)')) return 'any';
  return scanner.take('(all)') ? 'all' : undefined;
}

const listItem = /[^,)]*/y;

function readList(scanner: Scanner): string[] {
  const expected = scanner.peek('(') ? '")"' : '"("';
  const list = takeList(scanner);
  if (list === undefined) throw scanner.failure(expected);
  return list;
}

/** Returns undefined if the list is not closed. */
function takeList(scanner: Scanner): string[] | undefined {
  if (!scanner.takeSpaced('(')) return undefined;
  if (scanner.takeSpaced(')')) return [];
  const values: string[] = [];
  do values.push(readListItem(scanner));
  while (scanner.take(','));
  return scanner.takeSpaced(')') ? values : undefined;
}

function readListItem(scanner: Scanner): string {
  const start = scanner.position;
  // A quotation mark that is not closed is part of the value.
  const quoted = scanner.peek('"') ? scanner.takeQuoted() : undefined;
  if (quoted !== undefined && (scanner.peek(',') || scanner.peek(')'))) return quoted;
  scanner.position = start;
  return scanner.match(listItem) ?? '';
}
