import type { Relation, SchemaCache, SqlFunction } from '../schema/types.ts';
import { sharedParameters } from './parameters.ts';
import type { Readable, ReadableColumn, ReadableRelation } from './readable.ts';
import { describeDefault, describeParameter, describeType } from './types.ts';

type Json = Record<string, unknown>;

const formats = [
  'application/json',
  'application/vnd.pgrst.object+json;nulls=stripped',
  'application/vnd.pgrst.object+json',
  'text/csv',
];

/** Describes a schema in OpenAPI 2, with the rights of the role that reads it. */
export function buildDocument(
  { comment, relations, functions }: Readable,
  schema: string,
  cache: SchemaCache,
): Json {
  const shownRelations = relations.flatMap((readable) => {
    const relation = cache.relation(schema, readable.name);
    return relation ? [{ readable, relation }] : [];
  });
  const comments = new Map(functions.map((fn) => [fn.oid, fn.comment]));
  const callable = cache
    .functionNames(schema)
    .flatMap((name) => cache.functions(schema, name).filter(({ oid }) => comments.has(oid)));
  const [title, description] = splitComment(comment);
  return {
    swagger: '2.0',
    info: { title: title ?? 'Data API', ...(description && { description }), version: '14' },
    basePath: '/rest/v1',
    consumes: formats,
    produces: formats,
    paths: {
      '/': { get: { tags: ['Introspection'], summary: 'This document', responses: ok } },
      ...Object.fromEntries(
        shownRelations.map(({ readable }) => [`/${readable.name}`, pathOf(readable)]),
      ),
      ...Object.fromEntries(
        callable.map((fn) => [`/rpc/${fn.name}`, callOf(fn, comments.get(fn.oid) ?? null)]),
      ),
    },
    definitions: Object.fromEntries(
      shownRelations.map(({ readable, relation }) => [
        readable.name,
        definitionOf(readable, relation, cache),
      ]),
    ),
    parameters: {
      ...sharedParameters,
      ...Object.fromEntries(relations.flatMap(parametersOf)),
    },
  };
}

const ok = { 200: { description: 'OK' } };
const reference = (name: string) => ({ $ref: `#/parameters/${name}` });

/** The first line of a comment is the title. */
function splitComment(comment: string | null): [string | undefined, string | undefined] {
  const [first, ...rest] = comment?.split('\n') ?? [];
  return [first, rest.join('\n').replace(/^\n+/, '') || undefined];
}

function pathOf(relation: ReadableRelation): Json {
  const { name, columns } = relation;
  const [summary, description] = splitComment(relation.comment);
  const sharedFields = {
    tags: [name],
    ...(summary && { summary }),
    ...(description && { description }),
  };
  const filters = columns.map((column) => `rowFilter.${name}.${column.name}`);
  const paging = ['select', 'order', 'range', 'rangeUnit', 'offset', 'limit', 'preferCount'];
  const operation = (parameters: string[], responses: Json) => ({
    ...sharedFields,
    parameters: parameters.map(reference),
    responses,
  });
  const rows = { type: 'array', items: { $ref: `#/definitions/${name}` } };
  const noContent = { 204: { description: 'No Content' } };
  return {
    ...(relation.may_select && {
      get: operation([...filters, ...paging], {
        200: { description: 'OK', schema: rows },
        206: { description: 'Partial Content' },
      }),
    }),
    ...(relation.may_insert && {
      post: operation([`body.${name}`, 'select', 'preferPost'], {
        201: { description: 'Created' },
      }),
    }),
    ...(relation.may_update && {
      patch: operation([...filters, `body.${name}`, 'preferReturn'], noContent),
    }),
    ...(relation.may_delete && { delete: operation([...filters, 'preferReturn'], noContent) }),
  };
}

function parametersOf({ name, columns }: ReadableRelation): [string, Json][] {
  const schema = { $ref: `#/definitions/${name}` };
  return [
    [`body.${name}`, { name, description: name, required: false, in: 'body', schema }],
    ...columns.map((column): [string, Json] => [
      `rowFilter.${name}.${column.name}`,
      { name: column.name, required: false, in: 'query', type: 'string' },
    ]),
  ];
}

function definitionOf(readable: ReadableRelation, relation: Relation, cache: SchemaCache): Json {
  return {
    ...(readable.comment && { description: readable.comment }),
    type: 'object',
    required: readable.columns.filter((column) => column.is_required).map(({ name }) => name),
    properties: Object.fromEntries(
      readable.columns.map((column) => [column.name, propertyOf(column, relation, cache)]),
    ),
  };
}

function propertyOf(column: ReadableColumn, relation: Relation, cache: SchemaCache): Json {
  const notes = [
    ...(relation.primaryKey.includes(column.name) ? ['This is a Primary Key.<pk/>'] : []),
    ...foreignKeyNotes(column.name, relation, cache),
  ];
  const note = notes.length > 0 ? ['Note:', ...notes].join('\n') : undefined;
  const description = [column.comment, note].filter(Boolean).join('\n\n');
  return {
    ...describeType(column.type),
    ...describeDefault(column.default_sql, column.type),
    ...(description && { description }),
    ...(column.labels && { enum: column.labels }),
    ...(column.max_length !== null && { maxLength: column.max_length }),
  };
}

/** Tables come before the views that show them. */
function foreignKeyNotes(name: string, relation: Relation, cache: SchemaCache): string[] {
  const targets = cache.relationships(relation).flatMap((relationship) => {
    if (relationship.type !== 'key' || !relationship.isOwner) return [];
    const [pair, ...others] = relationship.columns;
    const isOwn = pair?.[0] === name && others.length === 0;
    return isOwn && relationship.to.schema === relation.schema
      ? [{ to: relationship.to, column: pair[1] }]
      : [];
  });
  const [target] = targets.toSorted((a, b) => Number(a.to.isView) - Number(b.to.isView));
  if (!target) return [];
  const { to, column } = target;
  return [
    `This is a Foreign Key to \`${to.name}.${column}\`.<fk table='${to.name}' column='${column}'/>`,
  ];
}

function callOf(fn: SqlFunction, comment: string | null): Json {
  const [summary, description] = splitComment(comment);
  const shared = {
    tags: [`(rpc) ${fn.name}`],
    ...(summary && { summary }),
    ...(description && { description }),
    produces: formats.slice(0, 3),
    responses: ok,
  };
  const schema = {
    type: 'object',
    ...(comment && { description: comment }),
    required: fn.args.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    properties: Object.fromEntries(fn.args.map(({ name, type }) => [name, describeType(type)])),
  };
  const post = {
    ...shared,
    parameters: [{ name: 'args', in: 'body', required: true, schema }, reference('preferParams')],
  };
  if (fn.isVolatile) return { post };
  const parameters = fn.args.map(({ name, type, isRequired }) => ({
    name,
    in: 'query',
    required: isRequired,
    ...describeParameter(type),
  }));
  return { get: { ...shared, parameters }, post };
}
