import type { Catalog, Type } from './introspect.ts';

/** The TypeScript type of a value: over the data API, or from the driver on the server. */
type Dialect = {
  scalars: Record<string, string>;
  /** The driver has no parser for composite types and arrays of user-defined types. */
  parsesCustomTypes: boolean;
};

const numbers = Object.fromEntries(
  ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'].map((name) => [name, 'number']),
);

const shared = { ...numbers, bool: 'boolean', json: 'Json', jsonb: 'Json', void: 'undefined' };

export const wire: Dialect = {
  scalars: { ...shared, record: 'Record<string, unknown>' },
  parsesCustomTypes: true,
};

export const driver: Dialect = {
  scalars: { ...shared, bytea: 'Buffer', timestamptz: 'Timestamp', int8: 'Int8' },
  parsesCustomTypes: false,
};

// Lower object identifiers belong to PostgreSQL itself.
const firstCustomOid = 16384;

const domains: Record<string, string> = { localized_text: 'LocalizedText' };

export function typeName(catalog: Catalog, dialect: Dialect, oid: number): string {
  const type = catalog.types.get(oid);
  if (!type) return 'unknown';
  if (type.element > 0) return arrayName(catalog, dialect, type);
  if (type.kind === 'domain') return domains[type.name] ?? typeName(catalog, dialect, type.base);
  if (type.kind === 'enum') return enumName(dialect, type);
  if (type.kind === 'composite') return compositeName(dialect, type);
  return dialect.scalars[type.name] ?? 'string';
}

function arrayName(catalog: Catalog, dialect: Dialect, type: Type): string {
  const element = typeName(catalog, dialect, type.element);
  if (!dialect.parsesCustomTypes && type.element >= firstCustomOid) {
    return `CustomArray<${element}>`;
  }
  return element.includes(' | ') ? `(${element})[]` : `${element}[]`;
}

function enumName(dialect: Dialect, { schema, name, labels }: Type): string {
  if (dialect === wire) return `Database['${schema}']['Enums']['${name}']`;
  return schema === 'public' ? `Enums<'${name}'>` : labels.map((label) => `'${label}'`).join(' | ');
}

function compositeName(dialect: Dialect, type: Type): string {
  // The driver returns composite values as text.
  if (!dialect.parsesCustomTypes) return 'string';
  return type.relation
    ? `Database['${type.schema}']['${type.relation}']['${type.name}']['Row']`
    : `Database['${type.schema}']['CompositeTypes']['${type.name}']`;
}

export function isRequired(catalog: Catalog, oid: number): boolean {
  const type = catalog.types.get(oid);
  return Boolean(type?.kind === 'domain' && (type.required || isRequired(catalog, type.base)));
}
