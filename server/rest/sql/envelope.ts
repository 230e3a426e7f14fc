// Every statement returns one row: the body, its number of rows, the total, and the status and headers that SQL has set.

export type BodyFormat =
  | { type: 'none' }
  | { type: 'array'; stripped: boolean }
  | { type: 'object'; stripped: boolean }
  | { type: 'csv' }
  /** Results of functions that do not return rows. */
  | { type: 'scalar'; isSet: boolean };

export interface Envelope {
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

export function renderEnvelope({ source, rows, format, total, extra = [] }: Envelope): string {
  const columns = [renderBody(format), 'count(*)', total ?? 'null', ...fromSettings, ...extra];
  const start = source === undefined ? '' : `with "pgrst_source" as (${source}) `;
  return `${start}select ${columns.join(', ')} from (${rows}) as "pgrst_t"`;
}

/** For the single value of a function, without count or paging. */
export function renderValueEnvelope(source: string): string {
  const value = `coalesce(to_json("pgrst_t"."pgrst_scalar"), 'null')`;
  return `select ${[value, '1', 'null', ...fromSettings].join(', ')} from (${source}) as "pgrst_t"`;
}

/** The RETURNING list of a write of one row that is not returned to the client. */
export const renderMinimal = () => ['null', '1', 'null', ...fromSettings].join(', ');

const fromSettings = [
  `nullif(current_setting('response.headers', true), '')`,
  `nullif(current_setting('response.status', true), '')`,
];

function renderBody(format: BodyFormat): string {
  switch (format.type) {
    case 'none':
      return 'null';
    case 'array':
      return `coalesce(${strip(format.stripped, 'json_agg("pgrst_t")')}, '[]')`;
    case 'object':
      return strip(format.stripped, 'json_agg("pgrst_t")->0');
    case 'scalar':
      return format.isSet
        ? `coalesce(json_agg("pgrst_t"."pgrst_scalar"), '[]')`
        : `coalesce(json_agg("pgrst_t"."pgrst_scalar")->0, 'null')`;
    case 'csv':
      return csv;
  }
}

const strip = (stripped: boolean, json: string) => (stripped ? `json_strip_nulls(${json})` : json);

// The text form of a record is a line of CSV in brackets, so only the brackets are removed.
const csv = `coalesce((
  select string_agg("key", ',') from json_object_keys((array_agg(row_to_json("pgrst_t")))[1]) as "k"("key")
), '') || e'\\n' || coalesce(
  string_agg(substring("pgrst_t"::text, 2, length("pgrst_t"::text) - 2), e'\\n'), '')`;
