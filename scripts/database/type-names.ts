import type { Catalog, Type } from './introspect.ts';

/** The TypeScript type of a value: over the data API, or from the driver on the server. */
export type Dialect = {
  scalars: Record<string, string>;
  /** Used if writing accepts more than reading returns. */
  writable: Record<string, string>;
  /** The driver has no parser for arrays of user-defined types and returns them as text. */
  parsesCustomArrays: boolean;
};

const numbers = Object.fromEntries(
  ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'].map((name) => [name, 'number']),
);

const shared = { ...numbers, bool: 'boolean', json: 'Json', jsonb: 'Json', void: 'undefined' };

export const wire: Dialect = {
  scalars: { ...shared, record: 'Record<string, unknown>' },
  writable: {},
  parsesCustomArrays: true,
};

export const driver: Dialect = {
  scalars: { ...shared, bytea: 'Buffer', timestamptz: 'Date' },
  writable: { timestamptz: 'Date | string', bytea: 'Buffer', int8: 'number | bigint | string' },
  parsesCustomArrays: false,
};

// Lower object identifiers belong to PostgreSQL itself.
const firstCustomOid = 16384;

const domains: Record<string, string> = { localized_text: 'LocalizedText' };

export function typeName(catalog: Catalog, dialect: Dialect, oid: number, writing = false): string {
  const type = catalog.types.get(oid);
  if (!type) return 'unknown';
  if (type.element > 0) return arrayName(catalog, dialect, type, writing);
  if (type.kind === 'domain') {
    return domains[type.name] ?? typeName(catalog, dialect, type.base, writing);
  }
  if (type.kind === 'enum') return `Database['${type.schema}']['Enums']['${type.name}']`;
  if (type.kind === 'composite') return compositeName(dialect, type);
  return (writing && dialect.writable[type.name]) || dialect.scalars[type.name] || 'string';
}

function arrayName(catalog: Catalog, dialect: Dialect, type: Type, writing: boolean): string {
  const element = typeName(catalog, dialect, type.element, writing);
  const array = element.includes(' | ') ? `(${element})[]` : `${element}[]`;
  if (dialect.parsesCustomArrays || type.element < firstCustomOid) return array;
  return writing ? `${array} | string` : 'string';
}

function compositeName(dialect: Dialect, type: Type): string {
  // The driver returns composite values as text.
  if (!dialect.parsesCustomArrays) return 'string';
  return type.relation
    ? `Database['${type.schema}']['${type.relation}']['${type.name}']['Row']`
    : `Database['${type.schema}']['CompositeTypes']['${type.name}']`;
}

export function isRequired(catalog: Catalog, oid: number): boolean {
  const type = catalog.types.get(oid);
  return Boolean(type?.kind === 'domain' && (type.required || isRequired(catalog, type.base)));
}
