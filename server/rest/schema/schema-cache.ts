import type { Catalog, TypeRow } from './catalog.ts';
import { addComputed, toFunction } from './functions.ts';
import { buildMediaHandlers } from './media-handlers.ts';
import { buildRelations } from './relations.ts';
import { buildRelationships } from './relationships.ts';
import type { Relation, Relationship, SchemaCache, SqlFunction } from './types.ts';

export function buildSchemaCache(catalog: Catalog, exposed: string[]): SchemaCache {
  const relations = buildRelations(catalog);
  const byName = new Map(relations.all.map((relation) => [key(relation), relation]));
  const relationships = buildRelationships(relations, catalog.foreignKeys, exposed);
  const computedRelationships = new Map<Relation, Relationship[]>();
  const functions = new Map<string, SqlFunction[]>();
  for (const row of catalog.functions) {
    const fn = toFunction(row, relations.byRowType);
    if (isCallable(fn)) functions.set(key(fn), [...(functions.get(key(fn)) ?? []), fn]);
    addComputed(row, relations, (relationship) => {
      const { from } = relationship;
      computedRelationships.set(from, [...(computedRelationships.get(from) ?? []), relationship]);
    });
  }
  const types = castTypes(catalog.types);
  return {
    relation: (schema, name) => byName.get(`${schema}\0${name}`),
    relationNames: (schema) => inSchema(relations.all, schema),
    relationships: (from) =>
      overridden(computedRelationships.get(from) ?? [], relationships.get(from) ?? []),
    functions: (schema, name) => functions.get(`${schema}\0${name}`) ?? [],
    functionNames: (schema) => inSchema([...functions.values()].flat(), schema),
    mediaHandler: buildMediaHandlers(catalog.mediaHandlers, relations.byRowType),
    castType: (name) => types.get(name.toLowerCase()),
  };
}

/** Arguments are passed by name; only a single unnamed one can take the whole body. */
const isCallable = ({ args, unnamed }: SqlFunction) =>
  unnamed !== undefined || args.every(({ name }) => name !== '');

const key = ({ schema, name }: { schema: string; name: string }) => `${schema}\0${name}`;

function inSchema(things: { schema: string; name: string }[], schema: string): string[] {
  return [...new Set(things.filter((thing) => thing.schema === schema).map(({ name }) => name))];
}

/** A computed relationship replaces the detected ones with the same name. */
function overridden(computed: Relationship[], detected: Relationship[]): Relationship[] {
  if (computed.length === 0) return detected;
  const names = new Set(
    computed.map((relationship) => (relationship.type === 'computed' ? relationship.fn.name : '')),
  );
  return [...computed, ...detected.filter(({ to }) => !names.has(to.name))];
}

const sqlNames = [
  'bigint',
  'bit varying',
  'boolean',
  'character varying',
  'character',
  'decimal',
  'double precision',
  'float',
  'int',
  'integer',
  'real',
  'smallint',
  'time with time zone',
  'time without time zone',
  'timestamp with time zone',
  'timestamp without time zone',
];

function castTypes(rows: TypeRow[]): Map<string, string> {
  const types = new Map(sqlNames.map((name) => [name, name]));
  for (const { name, type } of rows) if (!types.has(name)) types.set(name, type);
  for (const [name, type] of [...types]) types.set(`${name}[]`, `${type}[]`);
  return types;
}
