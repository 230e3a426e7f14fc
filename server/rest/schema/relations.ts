import type { Catalog, ColumnRow, RelationRow } from './catalog.ts';
import type { Column, Relation, Representation } from './types.ts';

/** A relation that shows columns of a base table. */
export interface ShownTable {
  relation: Relation;
  /** Names in the relation by the column numbers of the base table. A view can show a column more than once. */
  names: Map<number, string[]>;
}

export interface Relations {
  all: Relation[];
  byRowType: Map<number, Relation>;
  /** Lists for each base table the table itself and every view that shows its columns. */
  shownBy: Map<number, ShownTable[]>;
}

export function buildRelations({ relations: rows, representations }: Catalog): Relations {
  const byDomain = new Map<number, Representation>();
  for (const { domain, kind, schema, name } of representations)
    byDomain.set(domain, { ...byDomain.get(domain), [kind]: { schema, name } });
  const byOid = new Map(rows.map((row) => [row.oid, row]));
  const relationByOid = new Map(rows.map((row) => [row.oid, toRelation(row, byDomain)]));
  const resolveView = createResolveView(byOid);
  const shownBy = new Map<number, ShownTable[]>();
  for (const row of rows) {
    const relation = relationByOid.get(row.oid);
    if (!relation || !isOffered(row)) continue;
    const shownByBase = row.is_view ? shownColumns(row, resolveView(row)) : ownColumns(row);
    for (const [base, names] of shownByBase) {
      shownBy.set(base, [...(shownBy.get(base) ?? []), { relation, names }]);
      if (row.is_view) addViewKey(relation, byOid.get(base), names);
    }
  }
  return {
    all: rows.filter(isOffered).flatMap((row) => relationByOid.get(row.oid) ?? []),
    byRowType: new Map(
      rows.flatMap((row) => {
        const relation = relationByOid.get(row.oid);
        return relation ? [[row.row_type, relation]] : [];
      }),
    ),
    shownBy,
  };
}

/** The rows of a partition are read through its parent, whose row-level security the partition does not have. */
const isOffered = (row: RelationRow) => !row.is_composite && !row.is_partition;

function toRelation(row: RelationRow, byDomain: Map<number, Representation>): Relation {
  return {
    schema: row.schema,
    name: row.name,
    isView: row.is_view,
    mayDropRows: row.may_drop_rows,
    mayHideRows: row.may_hide_rows,
    accepts: {
      insert: (row.writable & 8) > 0,
      update: (row.writable & 4) > 0,
      delete: (row.writable & 16) > 0,
    },
    columns: new Map(
      row.columns.map((column) => [column.name, toColumn(column, byDomain.get(column.type_oid))]),
    ),
    primaryKey: [...row.primary_key],
    computed: new Map(),
  };
}

export function toColumn(
  row: Omit<ColumnRow, 'number' | 'type_oid'>,
  representation: Representation = {},
): Column {
  return {
    name: row.name,
    type: row.type,
    isJson: row.base_type === 'json' || row.base_type === 'jsonb',
    isTsvector: row.base_type === 'tsvector',
    isArray: row.category === 'A',
    defaultSql: row.default_sql,
    representation,
  };
}

function ownColumns(row: RelationRow): Map<number, ShownTable['names']> {
  return new Map([[row.oid, new Map(row.columns.map(({ number, name }) => [number, [name]]))]]);
}

/** A column of a base table, by the number of the view's column that shows it. */
type Origins = Map<number, { base: number; column: number }>;

/** Resolves a view, also through other views, to the base tables. Each view is resolved once. */
function createResolveView(byOid: Map<number, RelationRow>) {
  const resolvedViews = new Map<number, Origins>();
  const resolve = (row: RelationRow): Origins => {
    const earlier = resolvedViews.get(row.oid);
    if (earlier) return earlier;
    const origins: Origins = new Map();
    // Replacing a view can make it read from itself, so the entry is added before its sources are resolved.
    resolvedViews.set(row.oid, origins);
    for (const { number, relation, column } of row.origins) {
      const source = byOid.get(relation);
      const origin = source?.is_view
        ? resolve(source).get(column)
        : source && { base: source.oid, column };
      if (origin) origins.set(number, origin);
    }
    return origins;
  };
  return resolve;
}

/** Names of the columns of a view by base table and by the number of the base column. */
function shownColumns(row: RelationRow, origins: Origins): Map<number, ShownTable['names']> {
  const result = new Map<number, ShownTable['names']>();
  for (const { number, name } of row.columns) {
    const origin = origins.get(number);
    if (!origin) continue;
    const names = result.get(origin.base) ?? new Map<number, string[]>();
    names.set(origin.column, [...(names.get(origin.column) ?? []), name]);
    result.set(origin.base, names);
  }
  return result;
}

function addViewKey(view: Relation, base: RelationRow | undefined, names: ShownTable['names']) {
  const numberOf = new Map(base?.columns.map(({ number, name }) => [name, number]));
  const key = base?.primary_key.map((name) => names.get(numberOf.get(name) ?? 0)?.[0]) ?? [];
  if (key.length === 0 || key.includes(undefined)) return;
  for (const name of key) {
    if (name !== undefined && !view.primaryKey.includes(name)) view.primaryKey.push(name);
  }
}
