import { Scanner } from './scanner.ts';

/** Parses a list of columns, as in `columns` and `on_conflict`. */
export function parseNames(text: string, what: string): string[] {
  const scanner = new Scanner(text, `${what} parameter`);
  const names = [scanner.name()];
  while (scanner.take(',')) names.push(scanner.name());
  scanner.expectEnd();
  return names;
}
