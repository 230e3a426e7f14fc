import type { FunctionRow } from './catalog.ts';
import { type Relations, toColumn } from './relations.ts';
import type { Argument, Relation, Relationship, SqlFunction } from './types.ts';

export function toFunction(row: FunctionRow, byRowType: Map<number, Relation>): SqlFunction {
  return {
    oid: row.oid,
    schema: row.schema,
    name: row.name,
    args: inputArguments(row),
    unnamed: unnamedKind(row),
    returnsSet: row.returns_set,
    returns: returnsOf(row, byRowType),
    isVolatile: row.volatility === 'v',
    timeoutMs: timeoutOf(row.config),
  };
}

function inputArguments(row: FunctionRow): Argument[] {
  const allArguments = row.arg_types.map(({ type }, index) => ({
    type,
    name: row.arg_names?.[index] ?? '',
    mode: row.arg_modes?.[index] ?? 'i',
  }));
  const inputs = allArguments.filter(({ mode }) => mode === 'i' || mode === 'b' || mode === 'v');
  return inputs.map(({ name, type, mode }, index) => ({
    name,
    type,
    isRequired: index < inputs.length - row.defaults,
    isVariadic: mode === 'v',
  }));
}

/** Types of a single unnamed argument that takes the whole body. */
const wholeBody: Record<string, SqlFunction['unnamed']> = {
  json: 'json',
  jsonb: 'json',
  text: 'text',
  bytea: 'bytea',
  xml: 'xml',
};

function unnamedKind(row: FunctionRow): SqlFunction['unnamed'] {
  const [input, ...others] = inputArguments(row);
  const isUnnamed = input?.name === '' && others.length === 0;
  return isUnnamed ? wholeBody[input.type] : undefined;
}

function returnsOf(row: FunctionRow, byRowType: Map<number, Relation>): SqlFunction['returns'] {
  if (row.return_type === 'void') return { type: 'void' };
  const relation = byRowType.get(row.return_row_type);
  if (relation) return { type: 'rows', relation };
  // With one OUT argument or a TABLE of one column the return type is that column's, but the result is a row.
  if (hasNamedOutput(row)) return { type: 'rows', relation: recordOf(row) };
  return { type: 'scalar', isRecord: row.return_type === 'record' };
}

const isOutput = (mode: string | undefined) => mode === 'o' || mode === 'b' || mode === 't';

function hasNamedOutput({ arg_modes: modes, arg_names: names }: FunctionRow): boolean {
  return modes?.some((mode, index) => isOutput(mode) && Boolean(names?.[index])) ?? false;
}

/** Builds a relation from OUT arguments or RETURNS TABLE, which describe columns without a table. */
function recordOf(row: FunctionRow): Relation {
  const columns = row.arg_types.flatMap(({ type, base }, index) => {
    if (!isOutput(row.arg_modes?.[index])) return [];
    const name = row.arg_names?.[index] ?? '';
    const category = base.endsWith('[]') ? 'A' : '';
    return [toColumn({ name, type, base_type: base, category, default_sql: null })];
  });
  return {
    schema: row.schema,
    name: row.name,
    isView: true,
    mayDropRows: true,
    mayHideRows: true,
    accepts: { insert: false, update: false, delete: false },
    columns: new Map(columns.map((column) => [column.name, column])),
    primaryKey: [],
    computed: new Map(),
  };
}

function timeoutOf(config: string[] | null): number | undefined {
  const prefix = 'statement_timeout=';
  const setting = config?.find((entry) => entry.startsWith(prefix))?.slice(prefix.length);
  const [, amount, unit = 'ms'] = /^'?(\d+) ?(ms|s|min)?'?$/.exec(setting ?? '') ?? [];
  if (amount === undefined) return undefined;
  return Number(amount) * { ms: 1, s: 1_000, min: 60_000 }[unit as 'ms' | 's' | 'min'];
}

/** Functions with one row argument become computed columns, or relationships if they return rows. */
export function addComputed(
  row: FunctionRow,
  { byRowType }: Relations,
  addRelationship: (relationship: Relationship) => void,
): void {
  const inputs = inputArguments(row);
  const from = byRowType.get(row.arg_types[0]?.row_type ?? 0);
  if (inputs.length !== 1 || !from) return;
  const fn = { schema: row.schema, name: row.name };
  const to = byRowType.get(row.return_row_type);
  if (to) {
    const isToOne = !row.returns_set || row.rows === 1;
    addRelationship({ type: 'computed', from, to, fn, isToOne });
  } else if (!row.returns_set && !from.computed.has(row.name)) {
    from.computed.set(row.name, fn);
  }
}
