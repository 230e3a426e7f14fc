import type { Catalog, ColumnRow, RelationRow } from './catalog.ts';
import type { Column, Relation } from './types.ts';
import { parseViewOrigins } from './view-origins.ts';

/** A relation that shows columns of a base table. */
export interface ShownTable {
  relation: Relation;
  /** Names in the relation by the column numbers of the base table. */
  names: Map<number, string>;
}

export interface Relations {
  all: Relation[];
  byRowType: Map<number, Relation>;
  /** For each base table: the table itself and every view that shows its columns. */
  shownBy: Map<number, ShownTable[]>;
}

export function buildRelations({ relations: rows }: Catalog): Relations {
  const byOid = new Map(rows.map((row) => [row.oid, row]));
  const built = new Map(rows.map((row) => [row.oid, toRelation(row)]));
  const shownBy = new Map<number, ShownTable[]>();
  for (const row of rows) {
    const relation = built.get(row.oid);
    if (!relation || row.is_composite) continue;
    for (const [base, names] of row.is_view ? originsOf(row, byOid) : ownColumns(row)) {
      const shown = shownBy.get(base) ?? [];
      shown.push({ relation, names });
      shownBy.set(base, shown);
      if (row.is_view) addViewKey(relation, byOid.get(base), names);
    }
  }
  return {
    all: rows.filter((row) => !row.is_composite).flatMap((row) => built.get(row.oid) ?? []),
    byRowType: new Map(
      rows.flatMap((row) => {
        const relation = built.get(row.oid);
        return relation ? [[row.row_type, relation]] : [];
      }),
    ),
    shownBy,
  };
}

function toRelation(row: RelationRow): Relation {
  return {
    schema: row.schema,
    name: row.name,
    isView: row.is_view,
    mayDropRows: row.may_drop_rows,
    mayHideRows: row.may_hide_rows,
    columns: new Map(row.columns.map((column) => [column.name, toColumn(column)])),
    primaryKey: [...row.primary_key],
    computed: new Map(),
  };
}

export function toColumn(row: Omit<ColumnRow, 'number'>): Column {
  return {
    name: row.name,
    type: row.type,
    isJson: row.base_type === 'json' || row.base_type === 'jsonb',
    isTsvector: row.base_type === 'tsvector',
    isArray: row.category === 'A',
    defaultSql: row.default_sql,
  };
}

function ownColumns(row: RelationRow): Map<number, Map<number, string>> {
  return new Map([[row.oid, new Map(row.columns.map(({ number, name }) => [number, name]))]]);
}

/** Resolves a view, also through other views, to the base tables. */
function originsOf(
  row: RelationRow,
  byOid: Map<number, RelationRow>,
  depth = 0,
): Map<number, Map<number, string>> {
  const result = new Map<number, Map<number, string>>();
  const nameOf = new Map(row.columns.map(({ number, name }) => [number, name]));
  const add = (base: number, column: number, name: string) => {
    const names = result.get(base) ?? new Map<number, string>();
    if (!names.has(column)) names.set(column, name);
    result.set(base, names);
  };
  for (const origin of row.view_tree && depth < 16 ? parseViewOrigins(row.view_tree) : []) {
    const name = nameOf.get(origin.number);
    const source = byOid.get(origin.relation);
    if (name === undefined || !source) continue;
    if (!source.is_view) {
      add(source.oid, origin.column, name);
      continue;
    }
    const inner = source.columns.find(({ number }) => number === origin.column)?.name;
    for (const [base, names] of originsOf(source, byOid, depth + 1)) {
      for (const [column, shown] of names) if (shown === inner) add(base, column, name);
    }
  }
  return result;
}

function addViewKey(view: Relation, base: RelationRow | undefined, names: Map<number, string>) {
  const numberOf = new Map(base?.columns.map(({ number, name }) => [name, number]));
  const key = base?.primary_key.map((name) => names.get(numberOf.get(name) ?? 0)) ?? [];
  if (key.length === 0 || key.includes(undefined)) return;
  for (const name of key) {
    if (name !== undefined && !view.primaryKey.includes(name)) view.primaryKey.push(name);
  }
}
