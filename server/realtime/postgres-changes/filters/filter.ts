// The filter of a subscription: `column=[not.]operator.value`, several joined by commas.

const operators = [
  'eq',
  'neq',
  'lt',
  'lte',
  'gt',
  'gte',
  'in',
  'like',
  'ilike',
  'is',
  'match',
  'imatch',
  'isdistinct',
] as const;

type Operator = (typeof operators)[number];

export const regularExpressions = new Set<Operator>(['match', 'imatch']);

/** Operators whose cost a client can make arbitrarily high. */
export const patternOperators = new Set<Operator>(['match', 'imatch', 'like', 'ilike']);

export interface Condition {
  column: string;
  isNegated: boolean;
  operator: Operator;
  /** The values. Only `in` has more than one. */
  values: string[];
}

export class FilterError extends Error {}

// The name must not start with a space, because a long run of spaces would cause quadratic backtracking.
const head = /^\s*([^\s=,][^=,]*?)=(not\.)?([a-z]+)\./;
const maxValues = 100;
/** Limited, because PostgreSQL parses each condition once. */
const maxConditions = 20;

export function parseFilter(text: string): Condition[] {
  const conditions: Condition[] = [];
  let remainingText = text;
  while (conditions.length === 0 || remainingText !== '') {
    const match = head.exec(remainingText);
    const operator = operators.find((name) => name === match?.[3]);
    if (!match || !operator)
      throw new FilterError(`"${remainingText}" is not column=operator.value`);
    const [values, after] = takeValues(remainingText.slice(match[0].length), operator);
    conditions.push({
      column: match[1] ?? '',
      isNegated: match[2] !== undefined,
      operator,
      values,
    });
    if (after !== '' && !after.startsWith(','))
      throw new FilterError(`"${after}" was not expected`);
    if (conditions.length > maxConditions)
      throw new FilterError(`a filter has at most ${maxConditions} conditions`);
    remainingText = after.slice(1);
  }
  return conditions;
}

function takeValues(text: string, operator: Operator): [string[], string] {
  if (operator !== 'in') {
    const [value, after] = text.startsWith('"')
      ? takeQuoted(text)
      : takeUpTo(text, nextCondition(text));
    return [[value], after];
  }
  if (!text.startsWith('(')) throw new FilterError('in needs a list in parentheses');
  const values: string[] = [];
  let remainingText = text.slice(1);
  while (true) {
    const [value, after] = remainingText.startsWith('"')
      ? takeQuoted(remainingText)
      : takeUpTo(remainingText, remainingText.search(/[,)]/));
    values.push(value);
    if (values.length > maxValues) throw new FilterError(`in takes at most ${maxValues} values`);
    if (after.startsWith(')')) return [values, after.slice(1)];
    if (!after.startsWith(',')) throw new FilterError('the list of in is not closed');
    remainingText = after.slice(1);
  }
}

function takeQuoted(text: string): [string, string] {
  const match = /^"((?:[^"\\]|\\.)*)"/s.exec(text);
  if (!match) throw new FilterError('a quoted value is not closed');
  return [(match[1] ?? '').replace(/\\(.)/gs, '$1'), text.slice(match[0].length)];
}

/** A comma without a condition after it belongs to the value, because older clients do not quote values. */
function nextCondition(text: string): number {
  for (
    let commaIndex = text.indexOf(',');
    commaIndex >= 0;
    commaIndex = text.indexOf(',', commaIndex + 1)
  ) {
    const match = head.exec(text.slice(commaIndex + 1));
    if (match && operators.some((name) => name === match[3])) return commaIndex;
  }
  return -1;
}

function takeUpTo(text: string, end: number): [string, string] {
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
}
