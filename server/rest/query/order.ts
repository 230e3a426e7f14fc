import { type Field, noSteps, parseField } from './json-path.ts';
import { Scanner } from './scanner.ts';

export interface OrderTerm {
  /** Orders by a column of a to-one embed. */
  relation?: string;
  field: Field;
  direction?: 'asc' | 'desc';
  nulls?: 'first' | 'last';
}

export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text, 'order');
  const terms = [parseTerm(scanner)];
  while (scanner.takeSpaced(',')) terms.push(parseTerm(scanner));
  scanner.expectEnd();
  return terms;
}

function parseTerm(scanner: Scanner): OrderTerm {
  const first = parseField(scanner);
  let term: OrderTerm = { field: first };
  if (first.path === noSteps && scanner.take('(')) {
    term = { relation: first.name, field: parseField(scanner) };
    scanner.expect(')');
  }
  if (scanner.take('.desc')) term.direction = 'desc';
  else if (scanner.take('.asc')) term.direction = 'asc';
  if (scanner.take('.nullsfirst')) term.nulls = 'first';
  else if (scanner.take('.nullslast')) term.nulls = 'last';
  scanner.takeSpaced('');
  if (!scanner.isAtEnd && !scanner.peek(',')) {
    throw scanner.failure('"asc", "desc", "nullsfirst" or "nullslast"');
  }
  return term;
}
