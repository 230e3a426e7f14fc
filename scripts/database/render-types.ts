import type { Catalog, Column, Relation, Relationship } from './introspect.ts';
import { type Member, printObject } from './print.ts';
import { functionMembers, quote } from './render-function-types.ts';
import { driver, isRequired, typeName, wire } from './type-names.ts';

const generatedFrom = '// Generated from the migrated database; see scripts/database-types.ts.';

const json =
  'export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];';

/** Renders the Database type for supabase-js. */
export function renderClientTypes(catalog: Catalog, schemas: string[]): string {
  const version: Member = {
    key: '__InternalSupabase',
    value: [{ key: 'PostgrestVersion', value: `'14'` }],
  };
  const members = schemas.map((schema) => schemaMember(catalog, schema));
  return `${generatedFrom}

import type { LocalizedText } from './localized-text.ts';

${json}

export type Database = ${printObject([version, ...members], 0)};

type PublicEnums = Database['public']['Enums'];
export type Enums<Name extends keyof PublicEnums> = PublicEnums[Name];
`;
}

/** Renders the schema for Kysely on the server: public tables by their name, all others as schema.table. */
export function renderServerTypes(catalog: Catalog, schemas: string[]): string {
  const members = schemas.flatMap((schema) =>
    catalog.relations
      .filter((relation) => relation.schema === schema && relation.kind !== 'composite')
      .map((relation) => kyselyMember(catalog, relation)),
  );
  return `${generatedFrom}

import type { Enums, Json } from '../../domain/database.types.ts';
import type { LocalizedText } from '../../domain/localized-text.ts';
import type { Computed, CustomArray, Generated, Int8, Timestamp, View } from './column-types.ts';

export type Schema = ${printObject(members, 0)};
`;
}

function kyselyMember(catalog: Catalog, { schema, name, kind, columns }: Relation): Member {
  const key = schema === 'public' ? name : `${schema}.${name}`;
  const value = columns.map((column) => {
    const type = nullable(catalog, column, typeName(catalog, driver, column.type));
    if (kind === 'view') return { key: column.name, value: type };
    if (column.computed) return { key: column.name, value: `Computed<${type}>` };
    return { key: column.name, value: column.hasDefault ? `Generated<${type}>` : type };
  });
  return { key, value: kind === 'view' ? `View<${printObject(value, 1)}>` : value };
}

function schemaMember(catalog: Catalog, schema: string): Member {
  const relations = catalog.relations.filter((relation) => relation.schema === schema);
  const ofKind = (kind: Relation['kind']) => relations.filter((relation) => relation.kind === kind);
  const enums = [...catalog.types.values()]
    .filter((type) => type.schema === schema && type.kind === 'enum')
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const value: Member[] = [
    { key: 'Tables', value: ofKind('table').map((table) => tableMember(catalog, table)) },
    { key: 'Views', value: ofKind('view').map((view) => viewMember(catalog, view)) },
    { key: 'Functions', value: functionMembers(catalog, schema) },
    {
      key: 'Enums',
      value: enums.map(({ name, labels }) => ({ key: name, value: labels.map(quote).join(' | ') })),
    },
    {
      key: 'CompositeTypes',
      value: ofKind('composite').map((type) => ({
        key: type.name,
        value: rowMembers(catalog, type),
      })),
    },
  ];
  return { key: schema, value };
}

function tableMember(catalog: Catalog, table: Relation): Member {
  const value: Member[] = [
    { key: 'Row', value: rowMembers(catalog, table) },
    { key: 'Insert', value: table.columns.map((column) => insertMember(catalog, column)) },
    {
      key: 'Update',
      value: `Partial<Database['${table.schema}']['Tables']['${table.name}']['Insert']>`,
    },
    relationshipsMember(table.relationships),
  ];
  return { key: table.name, value };
}

function viewMember(catalog: Catalog, view: Relation): Member {
  return {
    key: view.name,
    value: [{ key: 'Row', value: rowMembers(catalog, view) }, relationshipsMember([])],
  };
}

function rowMembers(catalog: Catalog, relation: Relation): Member[] {
  return relation.columns.map((column) => ({
    key: column.name,
    value: nullable(catalog, column, typeName(catalog, wire, column.type)),
  }));
}

function insertMember(catalog: Catalog, column: Column): Member {
  if (column.computed) return { key: column.name, optional: true, value: 'never' };
  const required = column.required || isRequired(catalog, column.type);
  return {
    key: column.name,
    optional: !required || column.hasDefault,
    value: nullable(catalog, column, typeName(catalog, wire, column.type)),
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
