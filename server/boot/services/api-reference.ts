import { z } from 'zod';
import { type ApiExample, writtenRows } from '../../../domain/api/examples.ts';
import type {
  ApiField,
  ApiFunction,
  ApiReference,
  ApiTable,
  ApiVerb,
} from '../../../domain/api/reference.ts';
import { type ApiNoun, apiNouns } from '../../../domain/api/scope.ts';
import type { RemoteFunction } from '../../functions/call.ts';
import { registry } from '../../functions/registry.ts';
import { tokenRole } from '../../http/identity/identify-token.ts';
import type { Query } from '../../postgres/query.ts';
import {
  type ReadableColumn,
  type ReadableRelation,
  readReadable,
} from '../../rest/openapi/readable.ts';

// Describes what API tokens may use: tables and columns by the rights of their role, functions by their schemas.

const maxColumnsShown = 5;

export async function describeApi(query: Query): Promise<ApiReference> {
  const [{ relations }, { rows }] = await Promise.all([
    readReadable(query, tokenRole, 'public'),
    query<{ name: string; noun: ApiNoun }>(nounsSql, [tokenRole]),
  ]);
  const nouns = new Map(rows.map(({ name, noun }) => [name, noun]));
  const tables = relations.flatMap((relation) => {
    const noun = nouns.get(relation.name);
    return noun ? [describeTable(relation, noun)] : [];
  });
  const order = (noun: ApiNoun) => apiNouns.indexOf(noun);
  const functions = [...registry.values()].flatMap(describeFunction);
  return { tables: tables.sort((a, b) => order(a.noun) - order(b.noun)), functions };
}

const nounsSql = `
  select distinct relname as name, substring(pg_get_expr(polqual, polrelid) from '''([a-z]+):read''') as noun
  from pg_policy join pg_class on pg_class.oid = polrelid
  where polcmd = 'r' and not polpermissive and $1::regrole = any (polroles)
    and pg_get_expr(polqual, polrelid) like '%require_scope%'`;

function describeTable(relation: ReadableRelation, noun: ApiNoun): ApiTable {
  const { name, comment } = relation;
  const verbs = (['select', 'insert', 'update', 'delete'] as const).filter(
    (verb) => relation[`may_${verb}`],
  );
  const fields = relation.columns.map((column): ApiField => {
    const writable = (['insert', 'update'] as const).filter((verb) => column[`may_${verb}`]);
    return {
      name: column.name,
      type: describeColumn(column),
      isRequired: column.may_insert && column.is_required && column.default_sql === null,
      ...(writable.length > 0 && { writable }),
    };
  });
  const examples = verbs.flatMap((verb) => exampleOf(verb, name, fields));
  if (name === 'documents') examples.push({ verb: 'download', bucket: 'cvs', path: 'CV_PATH' });
  return { noun, name, ...(comment && { description: comment }), verbs, fields, examples };
}

function describeColumn({ type, labels, item_labels: items }: ReadableColumn): string {
  if (items) return listOf(items.join(' | '));
  return labels ? labels.join(' | ') : type.replace('extensions.citext', 'text');
}

function exampleOf(verb: ApiVerb, table: string, fields: ApiField[]): ApiExample[] {
  if (verb === 'select') {
    const columns = fields.slice(0, maxColumnsShown).map(({ name }) => name);
    return [{ verb, table, columns }];
  }
  const { insert, update, filter } = writtenRows[table] ?? {};
  if (verb === 'insert') return insert ? [{ verb, table, body: insert }] : [];
  if (!filter) return [];
  if (verb === 'delete') return [{ verb, table, filter }];
  return update ? [{ verb, table, body: update, filter }] : [];
}

function describeFunction({ name, api, schema }: RemoteFunction): ApiFunction[] {
  if (!api) return [];
  const { scope, alsoNeeds = [], summary, example } = api;
  const scopes = new Map(alsoNeeds.map(({ field, scope: further }) => [field, further]));
  const fields = (schema instanceof z.ZodObject ? describeFields(schema) : []).map((field) => ({
    ...field,
    scope: scopes.get(field.name),
  }));
  return [{ name, scope, summary, fields, examples: [{ verb: 'call', name, body: example }] }];
}

function describeFields(schema: z.ZodObject): ApiField[] {
  // The type of the output, after blanks were removed: the input may be of any type.
  const { properties = {} } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    type: typeof property === 'object' ? describeType(property) : 'any',
    isRequired: !z.safeParse(schema.shape[name], undefined).success,
  }));
}

function describeType(property: z.core.JSONSchema.BaseSchema): string {
  const { type, enum: values, format, items, anyOf, maxLength, properties, required } = property;
  if (values) return values.join(' | ');
  if (anyOf) return anyOf.map((schema) => describeType(schema as typeof property)).join(' | ');
  if (type === 'array' && items && typeof items === 'object' && !Array.isArray(items))
    return listOf(describeType(items as typeof property));
  if (type === 'object' && properties) return describeObject(properties, required);
  const named = format ?? (typeof type === 'string' ? type : 'any');
  return maxLength === undefined ? named : `${named}, max ${maxLength}`;
}

const listOf = (type: string) => (type.includes(' | ') ? `(${type})[]` : `${type}[]`);

function describeObject(
  properties: Record<string, z.core.JSONSchema._JSONSchema>,
  required: string[] = [],
): string {
  const parts = Object.entries(properties).map(([name, property]) => {
    const type = typeof property === 'object' ? describeType(property) : 'any';
    return `${name}${required.includes(name) ? '' : '?'}: ${type}`;
  });
  return `{ ${parts.join('; ')} }`;
}
