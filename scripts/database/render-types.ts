import type { Catalog, Column, Relation, Relationship, Routine } from './introspect.ts';
import { type Member, printObject } from './print.ts';
import { type Dialect, driver, isRequired, typeName, wire } from './type-names.ts';

const json =
  'export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];';

const helpers = `type Public = Database['public'];
type Relations = Public['Tables'] & Public['Views'];

export type Tables<Name extends keyof Relations> = Relations[Name]['Row'];
export type TablesInsert<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Insert'];
export type TablesUpdate<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Update'];
export type Enums<Name extends keyof Public['Enums']> = Public['Enums'][Name];
`;

/** Renders the Database type for supabase-js. */
export function renderClientTypes(catalog: Catalog, schemas: string[]): string {
  const version: Member = {
    key: '__InternalSupabase',
    value: [{ key: 'PostgrestVersion', value: `'14'` }],
  };
  const members = schemas.map((schema) => schemaMember(catalog, wire, schema));
  return `${opening(catalog, './localized-text.ts')}
export type Database = ${printObject([version, ...members], 0)};

${helpers}`;
}

/** Renders the types for the server, which has more schemas and reads through the driver. */
export function renderServerTypes(catalog: Catalog, schemas: string[]): string {
  const members = schemas.map((schema) => schemaMember(catalog, driver, schema));
  return `${opening(catalog, '../../domain/localized-text.ts')}
export type Database = ${printObject(members, 0)};
`;
}

function opening(catalog: Catalog, localizedText: string): string {
  const localized = [...catalog.types.values()].some((type) => type.name === 'localized_text');
  const imports = localized ? `import type { LocalizedText } from '${localizedText}';\n\n` : '';
  return `// Generated from the migrated database; see scripts/database-types.ts.\n\n${imports}${json}\n`;
}

function schemaMember(catalog: Catalog, dialect: Dialect, schema: string): Member {
  const own = catalog.relations.filter((relation) => relation.schema === schema);
  const kind = (wanted: Relation['kind']) => own.filter((relation) => relation.kind === wanted);
  const enums = [...catalog.types.values()]
    .filter((type) => type.schema === schema && type.kind === 'enum')
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const value: Member[] = [
    { key: 'Tables', value: kind('table').map((table) => tableMember(catalog, dialect, table)) },
    { key: 'Views', value: kind('view').map((view) => viewMember(catalog, dialect, view)) },
  ];
  if (dialect === wire) value.push({ key: 'Functions', value: functionMembers(catalog, schema) });
  value.push({
    key: 'Enums',
    value: enums.map(({ name, labels }) => ({ key: name, value: labels.map(quote).join(' | ') })),
  });
  if (dialect === wire) {
    const composites = kind('composite');
    value.push({
      key: 'CompositeTypes',
      value: composites.map((type) => ({ key: type.name, value: rowMembers(catalog, wire, type) })),
    });
  }
  return { key: schema, value };
}

function tableMember(catalog: Catalog, dialect: Dialect, table: Relation): Member {
  const value: Member[] = [
    { key: 'Row', value: rowMembers(catalog, dialect, table) },
    { key: 'Insert', value: table.columns.map((column) => insertMember(catalog, dialect, column)) },
    {
      key: 'Update',
      value: table.columns.map((column) => ({
        ...insertMember(catalog, dialect, column),
        optional: true,
      })),
    },
  ];
  if (dialect === wire) value.push(relationshipsMember(table.relationships));
  return { key: table.name, value };
}

function viewMember(catalog: Catalog, dialect: Dialect, view: Relation): Member {
  const value: Member[] = [{ key: 'Row', value: rowMembers(catalog, dialect, view) }];
  if (dialect === wire) value.push(relationshipsMember([]));
  return { key: view.name, value };
}

function rowMembers(catalog: Catalog, dialect: Dialect, relation: Relation): Member[] {
  return relation.columns.map((column) => ({
    key: column.name,
    value: nullable(catalog, column, typeName(catalog, dialect, column.type)),
  }));
}

function insertMember(catalog: Catalog, dialect: Dialect, column: Column): Member {
  if (column.computed) return { key: column.name, optional: true, value: 'never' };
  const required = column.required || isRequired(catalog, column.type);
  return {
    key: column.name,
    optional: !required || column.hasDefault,
    value: nullable(catalog, column, typeName(catalog, dialect, column.type, true)),
  };
}

function nullable(catalog: Catalog, column: Column, name: string): string {
  return column.required || isRequired(catalog, column.type) ? name : `${name} | null`;
}

function relationshipsMember(relationships: Relationship[]): Member {
  const tuple = (names: string[]) => `[${names.map(quote).join(', ')}]`;
  const entries = relationships.map((relationship) =>
    printObject(
      [
        { key: 'foreignKeyName', value: quote(relationship.name) },
        { key: 'columns', value: tuple(relationship.columns) },
        { key: 'isOneToOne', value: String(relationship.unique) },
        { key: 'referencedRelation', value: quote(relationship.target) },
        { key: 'referencedColumns', value: tuple(relationship.targetColumns) },
      ],
      5,
    ),
  );
  const list = entries.map((entry) => `\n          ${entry},`).join('');
  return { key: 'Relationships', value: list ? `[${list}\n        ]` : '[]' };
}

function functionMembers(catalog: Catalog, schema: string): Member[] {
  const own = catalog.routines.filter((routine) => routine.schema === schema);
  const byName = Map.groupBy(own, (routine) => routine.name);
  return [...byName].map(([key, overloads]) => {
    const [only, ...others] = overloads.map((routine) => functionType(catalog, routine));
    if (only && others.length === 0) return { key, value: only };
    const union = [only ?? [], ...others].map((type) => `\n        | ${printObject(type, 5)}`);
    return { key, value: union.join('') };
  });
}

function functionType(catalog: Catalog, routine: Routine): Member[] {
  const inputs = routine.arguments.filter(
    ({ mode }) => mode === 'i' || mode === 'b' || mode === 'v',
  );
  const args = inputs.map(({ name, type, optional }) => ({
    key: name,
    optional,
    value: typeName(catalog, wire, type),
  }));
  return [
    { key: 'Args', value: args.length > 0 ? args : 'never' },
    { key: 'Returns', value: returnType(catalog, routine) },
    ...setofOptions(catalog, routine),
  ];
}

function returnType(catalog: Catalog, routine: Routine): string {
  const outputs = routine.arguments.filter(
    ({ mode }) => mode === 't' || mode === 'o' || mode === 'b',
  );
  const one =
    outputs.length > 1 || outputs.some(({ mode }) => mode === 't')
      ? printObject(
          outputs.map(({ name, type }) => ({ key: name, value: typeName(catalog, wire, type) })),
          4,
        )
      : typeName(catalog, wire, routine.returns);
  return routine.set ? `${one}[]` : one;
}

function setofOptions(catalog: Catalog, routine: Routine): Member[] {
  const type = catalog.types.get(routine.returns);
  if (!type?.relation) return [];
  return [
    {
      key: 'SetofOptions',
      value: [
        { key: 'from', value: `'*'` },
        { key: 'to', value: quote(type.name) },
        { key: 'isOneToOne', value: String(!routine.set) },
        { key: 'isSetofReturn', value: String(routine.set) },
      ],
    },
  ];
}

function quote(text: string): string {
  return `'${text}'`;
}
