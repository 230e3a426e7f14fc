import type { ApiResponse } from '../../http/api-request.ts';
import type { RawRow, RoleResult } from '../../postgres/roles/role-query.ts';
import { badResponseHeaders, badResponseStatus } from '../errors.ts';
import { isSendable } from '../headers.ts';
import { envelopeColumns } from '../sql/envelope.ts';
import type { Writer } from '../sql/writer.ts';
import type { Watched } from '../watch.ts';

export type RestResponse = ApiResponse;

export interface Statement {
  text: string;
  values: (string | Buffer)[];
  /** Pairs of a parameter and the slot of the request that provides its value. */
  slots: [number, number][];
  /** Index of the parameter for the maximum size of the body; undefined if there is no body. */
  maxBytesAt: number | undefined;
}

export const toStatement = (text: string, { values, slots, maxBytesAt }: Writer): Statement => ({
  text,
  values,
  slots,
  maxBytesAt,
});

/** The statement is shared by all roles, so the limit of the caller is a parameter. */
export function withMaxBytes(statement: Statement, maxBytes: number): Statement {
  if (statement.maxBytesAt === undefined) return statement;
  return { ...statement, values: statement.values.with(statement.maxBytesAt, String(maxBytes)) };
}

/** A prepared request: the statement to run, and how its one row becomes the response. */
export interface PreparedRequest {
  statement: Statement;
  access: 'read' | 'write';
  /** Calls a function that may do more than read, so that a replica could not run it. */
  isVolatile?: boolean;
  timeoutMs?: number;
  timezone?: string;
  /** Throws if the response must be an error; called before the commit. */
  check?: (row: EnvelopeRow) => void;
  rollback: boolean;
  /** The planner's estimate of the total number of rows, and whether it is needed. */
  estimate?: {
    statement: Statement;
    /**
     * Counts the rows instead, for roles that may not see all of them: the planner's estimate includes rows that
     * row-level security hides.
     */
    visible?: Statement;
    isNeeded: (row: EnvelopeRow) => boolean;
  };
  /** Set if reads of the relation are reported. */
  watched?: Watched | undefined;
  /** The response is an execution plan, line by line. */
  explain?: boolean;
  respond: (row: EnvelopeRow, estimated: number | undefined) => RestResponse;
}

export interface EnvelopeRow {
  body: string | null;
  rows: number;
  total: number | undefined;
  headers: string | null;
  status: string | null;
  extra: string | null;
}

export function readEnvelope({ rows }: RoleResult): EnvelopeRow {
  const row = (rows[0] ?? []) as RawRow;
  const total = row[envelopeColumns.total];
  return {
    body: row[envelopeColumns.body] ?? null,
    rows: Number(row[envelopeColumns.rows]),
    total: total == null ? undefined : Number(total),
    headers: row[envelopeColumns.headers] ?? null,
    status: row[envelopeColumns.status] ?? null,
    extra: row[envelopeColumns.extra] ?? null,
  };
}

/** Applies the status and headers that SQL has set through response.status and response.headers. */
export function overrideResponse(
  response: RestResponse,
  { headers, status }: Pick<EnvelopeRow, 'headers' | 'status'>,
): RestResponse {
  if (headers === null && status === null) return response;
  const overridden = { ...response, headers: { ...response.headers, ...parseHeaders(headers) } };
  if (status !== null) {
    const code = /^\d{3}$/.test(status) ? Number(status) : 0;
    if (code < 200 || code > 599)
      throw badResponseStatus('response.status guc must be a valid status code');
    overridden.status = code;
  }
  return overridden;
}

function parseHeaders(text: string | null): RestResponse['headers'] {
  if (text === null) return {};
  const invalid = () =>
    badResponseHeaders(
      'response.headers guc must be a JSON array composed of objects with a single key and a string value',
    );
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw invalid();
  }
  if (!Array.isArray(parsed)) throw invalid();
  const headers: Record<string, string | string[]> = {};
  for (const item of parsed) {
    const [entry, ...others] = Object.entries(item ?? {});
    if (!entry || others.length > 0 || !isSendable(entry)) throw invalid();
    const [name, value] = [entry[0].toLowerCase(), String(entry[1])];
    const before = Object.hasOwn(headers, name) ? headers[name] : undefined;
    headers[name] = before === undefined ? value : [before, value].flat();
  }
  return headers;
}
