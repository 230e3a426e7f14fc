import type { Json } from '../body/content.ts';
import type { ConditionPlan } from '../plan/types.ts';
import type { Column, Relation } from '../schema/types.ts';
import { renderWhere } from './condition.ts';
import { bodySlot, identifier, literal, qualified, type Writer } from './writer.ts';

export interface Payload {
  /** A JSON array of objects. */
  json: Json;
  columns: Column[];
  /** Missing keys get the default of their column. */
  useDefaults: boolean;
  isOne: boolean;
}

export interface Conflict {
  columns: string[];
  resolution: 'merge' | 'ignore';
}

interface Insert {
  type: 'insert';
  relation: Relation;
  payload: Payload;
  conflict: Conflict | undefined;
  /** The condition of a PUT: the row must be the one in the URL. */
  where: ConditionPlan[];
}

interface Update {
  type: 'update';
  relation: Relation;
  payload: Payload;
  where: ConditionPlan[];
}

interface Delete {
  type: 'delete';
  relation: Relation;
  where: ConditionPlan[];
}

export type Mutation = Insert | Update | Delete;

export function renderMutation(mutation: Mutation, returning: string, writer: Writer): string {
  switch (mutation.type) {
    case 'insert':
      return renderInsert(mutation, returning, writer);
    case 'update':
      return renderUpdate(mutation, returning, writer);
    case 'delete':
      return renderDelete(mutation, returning, writer);
  }
}

// PostgreSQL does not tell which rows of an upsert are new, so a setting of the transaction counts them.
const insertedSetting = 'pgrst.inserted';
const renderCounter = (step: string) =>
  `set_config('${insertedSetting}', (coalesce(nullif(current_setting('${insertedSetting}', true), ''), '0')::int ${step})::text, true)`;

/** Number of new rows of an upsert: each row adds one, each conflict subtracts one. */
export const insertedRows = `nullif(current_setting('${insertedSetting}', true), '')`;

function renderInsert(insert: Insert, returning: string, writer: Writer): string {
  const { relation, payload, conflict } = insert;
  const body = renderBody(payload, writer);
  const conditions = renderWhere(
    insert.where,
    { alias: 'pgrst_body', isFromSource: false },
    writer,
  );
  const isMerge = conflict?.resolution === 'merge';
  const where = [
    ...(conditions ? [conditions] : []),
    ...(isMerge ? [`${renderCounter('+ 1')} is not null`] : []),
  ];
  return [
    `insert into ${qualified(relation)}${columnList(payload.columns)}`,
    `select ${body.values.join(', ')} from ${body.from}`,
    ...(where.length > 0 ? [`where ${where.join(' and ')}`] : []),
    ...(conflict ? [renderConflict(conflict, payload.columns)] : []),
    `returning ${returning}`,
  ].join(' ');
}

function columnList(columns: Column[]): string {
  return columns.length === 0 ? '' : ` (${columns.map(({ name }) => identifier(name)).join(', ')})`;
}

// Types whose equal values are identical. A key of such a type does not change on a conflict, so the caller needs no
// right to update it.
const exactTypes = new Set(['smallint', 'integer', 'bigint', 'uuid', 'date']);

function renderConflict({ columns, resolution }: Conflict, inserted: Column[]): string {
  const target = columns.map(identifier).join(', ');
  if (resolution === 'ignore' || inserted.length === 0) {
    return `on conflict (${target}) do nothing`;
  }
  const changedColumns = inserted.filter(
    ({ name, type }) => !(columns.includes(name) && exactTypes.has(type)),
  );
  const assignments = (changedColumns.length > 0 ? changedColumns : inserted).map(
    ({ name }) => `${identifier(name)} = excluded.${identifier(name)}`,
  );
  return `on conflict (${target}) do update set ${assignments.join(', ')} where ${renderCounter('- 1')} is not null`;
}

function renderBody({ json, columns, useDefaults }: Payload, writer: Writer) {
  const payload = `${writer.value(json, bodySlot)}::json`;
  if (columns.length === 0) {
    return { values: [], from: `json_array_elements(${payload}) as "pgrst_body"` };
  }
  const columnValues = columns.map(({ name }) => `"pgrst_body".${identifier(name)}`);
  if (!useDefaults || columns.every(({ defaultSql }) => defaultSql === null)) {
    return {
      values: columnValues,
      from: renderRecord(`json_to_recordset(${payload})`, columns),
    };
  }
  // As in PostgREST, each row computes its defaults, including the ones that its values replace: a sequence advances by
  // one.
  const defaults = columns.flatMap(({ defaultSql }, index) =>
    defaultSql === null ? [] : [`${defaultSql} as "d${index}"`],
  );
  const values = columns.map(({ name, defaultSql }, index) =>
    defaultSql === null
      ? columnValues[index]
      : `case when "pgrst_element"."v"->${literal(name)} is null then "pgrst_element"."d${index}" else ${columnValues[index]} end`,
  );
  const rows = `json_array_elements(${payload}) as "pgrst_row"("v")`;
  const elements = `(select "v", ${defaults.join(', ')} from ${rows} offset 0) as "pgrst_element"`;
  return {
    values,
    from: `${elements} cross join lateral ${renderRecord('json_to_record("pgrst_element"."v")', columns)}`,
  };
}

/** Renders the body as rows with the types of the columns; a domain may read its values from JSON itself. */
function renderRecord(call: string, columns: Column[]): string {
  const isRead = columns.some(({ representation }) => representation.fromJson);
  const definition = columns
    .map(
      ({ name, type, representation: { fromJson } }) =>
        `${identifier(name)} ${fromJson ? 'json' : type}`,
    )
    .join(', ');
  if (!isRead) return `${call} as "pgrst_body"(${definition})`;
  const values = columns.map(({ name, representation: { fromJson } }) => {
    const column = identifier(name);
    return fromJson ? `${qualified(fromJson)}(${column}) as ${column}` : column;
  });
  return `(select ${values.join(', ')} from ${call} as "pgrst_raw"(${definition})) as "pgrst_body"`;
}

function renderUpdate(update: Update, returning: string, writer: Writer): string {
  const { relation, payload } = update;
  const table = qualified(relation);
  if (payload.columns.length === 0) return `select ${returning} from ${table} where false`;
  const body = renderBody(payload, writer);
  const newValues = payload.columns.map(
    ({ name }, index) => `${body.values[index]} as ${identifier(name)}`,
  );
  const assignments = payload.columns.map(
    ({ name }) => `${identifier(name)} = "pgrst_new".${identifier(name)}`,
  );
  return [
    `update ${table} set ${assignments.join(', ')}`,
    `from (select ${newValues.join(', ')} from ${body.from} limit 1) as "pgrst_new"`,
    ...renderFilter(update, writer),
    `returning ${returning}`,
  ].join(' ');
}

function renderDelete(mutation: Delete, returning: string, writer: Writer): string {
  return [
    `delete from ${qualified(mutation.relation)}`,
    ...renderFilter(mutation, writer),
    `returning ${returning}`,
  ].join(' ');
}

function renderFilter({ relation, where }: Update | Delete, writer: Writer): string[] {
  const text = renderWhere(where, { alias: relation.name, isFromSource: false }, writer);
  return text ? [`where ${text}`] : [];
}
