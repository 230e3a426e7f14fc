import { identifier, qualified, type Writer, wholeRow } from './writer.ts';

/** Renders the columns of a write or call that the response needs. */
export function renderReturning(alias: string, writer: Writer): string {
  const row = identifier(alias);
  const columns = [
    ...[...writer.sourceColumns].map((name) => `${row}.${identifier(name)}`),
    ...[...writer.sourceComputed].map(
      ([name, fn]) => `${qualified(fn)}(${wholeRow(alias)}) as ${identifier(name)}`,
    ),
    ...(writer.sourceRow ? [`coalesce(${wholeRow(alias)}) as "pgrst_row"`] : []),
  ];
  return columns.length > 0 ? columns.join(', ') : '1 as "pgrst_one"';
}
