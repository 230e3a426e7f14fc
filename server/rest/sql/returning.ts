import { identifier, qualified, type Writer, wholeRow } from './writer.ts';

/** What a write or call must hand on so that the answer can be made of it. */
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
