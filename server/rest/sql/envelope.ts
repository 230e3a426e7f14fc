import type { MediaHandler } from '../schema/types.ts';
import { qualified, type Writer } from './writer.ts';

// Every statement returns one row: the body, its number of rows, the total, and the status and headers that SQL has set.

export type BodyFormat =
  | { type: 'none' }
  | { type: 'array'; stripsNulls: boolean }
  | { type: 'object'; stripsNulls: boolean }
  | { type: 'csv' }
  | { type: 'custom'; handler: MediaHandler; of: 'row' | 'scalar' }
  /** Results of functions that do not return rows. */
  | { type: 'scalar'; isSet: boolean };

type CustomFormat = Extract<BodyFormat, { type: 'custom' }>;

interface Envelope {
  /** Common table expressions, without WITH. */
  source: string | undefined;
  rows: string;
  format: BodyFormat;
  /** A scalar sub-query. */
  total: string | undefined;
  /** Further columns over "pgrst_t". */
  extra?: string[];
}

export const envelopeColumns = { body: 0, rows: 1, total: 2, headers: 3, status: 4, extra: 5 };

/**
 * Renders the statement around its parts. It must be called last, because the writer already has the parameters of the
 * parts.
 */
export function renderEnvelope(
  { source, rows, format, total, extra = [] }: Envelope,
  writer: Writer,
): string {
  const columns = [renderBody(format), 'count(*)', total ?? 'null', ...fromSettings, ...extra];
  const start = source === undefined ? '' : `with "pgrst_source" as (${source}) `;
  const limit = renderSizeLimit(format, writer);
  return `${start}select ${columns.join(', ')} from (${rows}) as "pgrst_t"${limit}`;
}

/**
 * Renders the statement for the single value of a function, without count or paging. `offset 0` keeps the planner from
 * merging the sub-query, which would call the function for the size and again for the body.
 */
export function renderValueEnvelope(source: string, writer: Writer): string {
  const value = `coalesce(to_json("pgrst_t"."pgrst_scalar"), 'null')`;
  const body = `case when ${isWithin('"pgrst_v"."body"', writer)} then "pgrst_v"."body" end`;
  const columns = [body, '1', 'null', ...fromSettings].join(', ');
  return `select ${columns} from (
    select ${value} as "body" from (${source}) as "pgrst_t" offset 0) as "pgrst_v"`;
}

/** PostgreSQL computes an aggregate that occurs twice only once, so the check costs nearly nothing. */
function renderSizeLimit(format: BodyFormat, writer: Writer): string {
  return format.type === 'none' ? '' : ` having ${isWithin(aggregateOf(format), writer)}`;
}

/**
 * True, or an error, if the value exceeds the size limit of the caller. An error also rolls back a
 * write, and SQL without a function can only raise it by reading a setting that does not exist.
 * `sql-errors.ts` recognises it. The size of a value that was just computed is known without reading it.
 */
function isWithin(value: string, writer: Writer): string {
  const [size, limit] = [`pg_column_size(${value})`, writer.maxBytes()];
  const failure = `current_setting('${sizeSetting}' || ${size} || '_of_' || ${limit}) is null`;
  return `case when ${size} > ${limit} then ${failure} else true end`;
}

const sizeSetting = 'pgrst.answer_bytes_';
const sizeError = new RegExp(`${RegExp.escape(sizeSetting)}(\\d+)_of_(\\d+)`);

export function parseSizeError(message: string): { bytes: number; maxBytes: number } | undefined {
  const [, bytes, maxBytes] = sizeError.exec(message) ?? [];
  return bytes && maxBytes ? { bytes: Number(bytes), maxBytes: Number(maxBytes) } : undefined;
}

/** The RETURNING list of a write of one row that is not returned to the client. */
export const renderMinimal = () => ['null', '1', 'null', ...fromSettings].join(', ');

/** Headers and status that SQL has set. */
export const fromSettings = [
  `nullif(current_setting('response.headers', true), '')`,
  `nullif(current_setting('response.status', true), '')`,
];

function renderHandled({ handler, of }: CustomFormat): string {
  const value = of === 'scalar' ? '"pgrst_t"."pgrst_scalar"' : '"pgrst_t"';
  const { aggregate } = handler;
  if (!aggregate) return `(array_agg(${value}))[1]`;
  const { relation } = aggregate;
  const row = of === 'row' && relation ? `${value}::${qualified(relation)}` : value;
  return `${qualified(aggregate)}(${row})`;
}

function renderBody(format: BodyFormat): string {
  switch (format.type) {
    case 'none':
      return 'null';
    case 'array':
      return `coalesce(${renderStripped(format.stripsNulls, aggregateOf(format))}, '[]')`;
    case 'object':
      return renderStripped(format.stripsNulls, `${aggregateOf(format)}->0`);
    case 'scalar':
      return format.isSet
        ? `coalesce(${aggregateOf(format)}, '[]')`
        : `coalesce(${aggregateOf(format)}->0, 'null')`;
    case 'custom': {
      const body = aggregateOf(format);
      return format.handler.isBinary ? `encode(${body}::bytea, 'hex')` : `${body}::text`;
    }
    case 'csv':
      return `${csvHead} || e'\\n' || coalesce(${aggregateOf(format)}, '')`;
  }
}

function aggregateOf(format: Exclude<BodyFormat, { type: 'none' }>): string {
  if (format.type === 'custom') return renderHandled(format);
  if (format.type === 'csv') return csvLines;
  return format.type === 'scalar' ? 'json_agg("pgrst_t"."pgrst_scalar")' : 'json_agg("pgrst_t")';
}

const renderStripped = (stripsNulls: boolean, json: string) =>
  stripsNulls ? `json_strip_nulls(${json})` : json;

// The text form of a record is a line of CSV in brackets, so only the brackets are removed.
const csvLines = `string_agg(substring("pgrst_t"::text, 2, length("pgrst_t"::text) - 2), e'\\n')`;
const csvHead = `coalesce((
  select string_agg("key", ',') from json_object_keys((array_agg(row_to_json("pgrst_t")))[1]) as "k"("key")
), '')`;
