import { type Condition, type Logic, readOperation } from './filter.ts';
import { parseField } from './json-path.ts';
import { Scanner } from './scanner.ts';

const maxDepth = 64;

/** Parses the value of `and`, `or`, `not.and` and `not.or`: a list of conditions in brackets. */
export function parseLogic(operator: 'and' | 'or', isNegated: boolean, text: string): Logic {
  const scanner = new Scanner(text, 'logic tree');
  const children = readConditions(scanner, 0);
  scanner.expectEnd();
  return { type: 'logic', operator, isNegated, children };
}

function readConditions(scanner: Scanner, depth: number): Condition[] {
  if (depth > maxDepth) throw scanner.failure(`at most ${maxDepth} levels`);
  scanner.expectSpaced('(');
  const conditions = [readCondition(scanner, depth)];
  while (scanner.takeSpaced(',')) conditions.push(readCondition(scanner, depth));
  scanner.expectSpaced(')');
  return conditions;
}

const logicStart = /(not\.)?(and|or)(?=[ \t]*\()/y;

function readCondition(scanner: Scanner, depth: number): Condition {
  const logic = scanner.match(logicStart);
  if (logic) {
    return {
      type: 'logic',
      isNegated: logic.startsWith('not.'),
      operator: logic.endsWith('and') ? 'and' : 'or',
      children: readConditions(scanner, depth + 1),
    };
  }
  const field = parseField(scanner);
  scanner.expect('.');
  return { type: 'filter', field, ...readOperation(scanner, readLogicValue) };
}

const plainValue = /[^,)]*/y;

/** The value ends at a comma or bracket unless it is quoted or an array. */
function readLogicValue(scanner: Scanner): string {
  const start = scanner.position;
  if (scanner.peek('"')) {
    const value = scanner.quoted();
    if (endsHere(scanner)) return value;
    scanner.position = start;
  }
  if (scanner.peek('{')) {
    scanner.position = scanner.closingBrace() + 1;
    if (endsHere(scanner)) return scanner.text.slice(start, scanner.position);
    scanner.position = start;
  }
  return scanner.match(plainValue) ?? '';
}

const endsHere = (scanner: Scanner) => scanner.peek(',') || scanner.peek(')');
