import { type Field, noSteps, parseField } from './json-path.ts';
import { Scanner } from './scanner.ts';

const aggregates = ['sum', 'avg', 'count', 'max', 'min'] as const;
export type Aggregate = (typeof aggregates)[number];

export interface FieldItem {
  type: 'field';
  field: Field;
  alias?: string;
  cast?: string;
  aggregate?: Aggregate;
  aggregateCast?: string;
}

export interface EmbedItem {
  type: 'embed';
  relation: string;
  alias?: string;
  hint?: string;
  join?: 'inner' | 'left';
  isSpread: boolean;
  select: SelectItem[];
}

export type SelectItem = { type: 'star' } | FieldItem | EmbedItem;

export const everything: SelectItem[] = [{ type: 'star' }];

/** Maximum depth: more than any real request needs, but safe for the stack and the planner. */
const maxDepth = 32;

export function parseSelect(text: string): SelectItem[] {
  const scanner = new Scanner(text, 'select parameter');
  if (scanner.isAtEnd) return everything;
  const items = parseItems(scanner, 0);
  scanner.expectEnd();
  return items;
}

function parseItems(scanner: Scanner, depth: number): SelectItem[] {
  if (depth > maxDepth) throw scanner.failure(`at most ${maxDepth} levels`);
  scanner.takeSpaced('');
  const items = [parseItem(scanner, depth)];
  while (scanner.takeSpaced(',')) items.push(parseItem(scanner, depth));
  return items;
}

function parseItem(scanner: Scanner, depth: number): SelectItem {
  if (scanner.take('*')) return { type: 'star' };
  const isSpread = scanner.take('...');
  const first = parseField(scanner);
  const hasAlias = !isSpread && first.path.length === 0 && scanner.peek(':') && !scanner.peek('::');
  if (hasAlias) scanner.expect(':');
  const alias = hasAlias ? first.name : undefined;
  const field = hasAlias ? parseField(scanner) : first;
  if (field.path.length === 0 && field.name === 'count' && scanner.take('()')) {
    return withAlias(alias, {
      type: 'field',
      field: { name: '*', path: noSteps },
      aggregate: 'count',
      aggregateCast: parseCast(scanner),
    });
  }
  if (isSpread || (field.path.length === 0 && (scanner.peek('(') || scanner.peek('!')))) {
    return withAlias(alias, parseEmbed(scanner, field.name, isSpread, depth));
  }
  const cast = parseCast(scanner);
  const aggregate = parseAggregate(scanner);
  const aggregateCast = aggregate && parseCast(scanner);
  return withAlias(alias, { type: 'field', field, cast, aggregate, aggregateCast });
}

function withAlias<T extends FieldItem | EmbedItem>(alias: string | undefined, item: T): T {
  return alias === undefined ? item : { ...item, alias };
}

function parseEmbed(
  scanner: Scanner,
  relation: string,
  isSpread: boolean,
  depth: number,
): EmbedItem {
  const item: EmbedItem = { type: 'embed', relation, isSpread, select: [] };
  while (scanner.take('!')) {
    const word = scanner.name();
    if (word === 'inner' || word === 'left') item.join = word;
    else if (item.hint === undefined) item.hint = word;
    else throw scanner.failure('"inner" or "left"');
  }
  scanner.expectSpaced('(');
  if (!scanner.peek(')')) item.select = parseItems(scanner, depth + 1);
  scanner.expectSpaced(')');
  return item;
}

function parseCast(scanner: Scanner): string | undefined {
  return scanner.take('::') ? scanner.name() : undefined;
}

function parseAggregate(scanner: Scanner): Aggregate | undefined {
  if (!scanner.take('.')) return undefined;
  const aggregate = aggregates.find((name) => scanner.take(`${name}()`));
  if (!aggregate) throw scanner.failure(aggregates.map((name) => `"${name}()"`).join(' or '));
  return aggregate;
}
