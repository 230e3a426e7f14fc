import type { FieldRef, ReadPlan } from '../plan/types.ts';
import type { Representation } from '../schema/types.ts';
import { identifier, qualified, type Writer, wholeRow } from './writer.ts';

type Level = Pick<ReadPlan, 'alias' | 'isFromSource'>;

/** The representation of a whole column; a part of it is JSON already. */
export function representationOf({ ref, path }: FieldRef): Representation | undefined {
  return ref.type === 'column' && path.length === 0 ? ref.column.representation : undefined;
}

/** Renders a column or computed column with its JSON path. */
export function renderField({ ref, path }: FieldRef, level: Level, writer: Writer): string {
  const column = renderColumn(ref, level, writer);
  if (path.length === 0) return column;
  const isJson = ref.type === 'column' && ref.column.isJson;
  const steps = path.map(({ asText, key, isIndex }) => {
    const operand = writer.key(key, isIndex ? 'int' : 'text');
    return `${asText ? '->>' : '->'}${operand}`;
  });
  return `(${isJson ? column : `to_jsonb(${column})`}${steps.join('')})`;
}

function renderColumn(ref: FieldRef['ref'], level: Level, writer: Writer): string {
  const plain = `${identifier(level.alias)}.${identifier(ref.name)}`;
  if (level.isFromSource) {
    if (ref.type === 'computed') writer.sourceComputed.set(ref.name, ref.fn);
    else writer.sourceColumns.add(ref.name);
    return plain;
  }
  return ref.type === 'computed' ? `${qualified(ref.fn)}(${wholeRow(level.alias)})` : plain;
}

/** Renders a column that joins two levels. */
export function renderJoinColumn(name: string, level: Level, writer: Writer): string {
  if (level.isFromSource) writer.sourceColumns.add(name);
  return `${identifier(level.alias)}.${identifier(name)}`;
}

/** Renders the whole row as the argument of a computed relationship. */
export function renderRow(level: Level, writer: Writer): string {
  if (!level.isFromSource) return wholeRow(level.alias);
  writer.sourceRow = true;
  return `${identifier(level.alias)}."pgrst_row"`;
}
