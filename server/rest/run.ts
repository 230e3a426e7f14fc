import type { IsStaff } from '../http/identity/is-staff.ts';
import type { Database } from '../postgres/database.ts';
import type { Identity, RequestContext } from '../postgres/request-context.ts';
import type { RawRow } from '../postgres/roles/role-query.ts';
import type { WithRoleOptions } from '../postgres/roles/with-role.ts';
import {
  type EnvelopeRow,
  type PreparedRequest,
  type RestResponse,
  readEnvelope,
  type Statement,
  withMaxBytes,
} from './prepared-request.ts';
import { limitsOf, maxResponseBytes, readerOf, requireWithin } from './read-limits.ts';
import type { RestRequest } from './request.ts';
import { countRows, type Watch } from './watch.ts';

export interface RunDeps {
  database: Database;
  /** Search path by schema, if it differs from the connection's own. */
  searchPaths: Map<string, string>;
  /** If true, the response names its schema. */
  severalSchemas: boolean;
  onRead?: Watch['onRead'] | undefined;
  isStaff?: IsStaff | undefined;
}

export async function runPrepared(
  request: RestRequest,
  prepared: PreparedRequest,
  identity: Identity,
  context: RequestContext,
  { database, searchPaths, severalSchemas, onRead, isStaff }: RunDeps,
  signal: () => AbortSignal,
): Promise<RestResponse> {
  const limits = limitsOf(identity.role, context.caller);
  if (limits) requireWithin(limits, request.query.select);
  const options: WithRoleOptions = context;
  if (!prepared.explain) options.maxCost = limits?.cost;
  options.raw = true;
  options.access = prepared.access;
  options.searchPath = searchPaths.get(request.schema);
  options.timeZone = request.preferences.timezone;
  if (prepared.timeoutMs !== undefined) options.timeoutMs = prepared.timeoutMs;
  options.signal = signal;
  const { check, rollback } = prepared;
  if (check || rollback) {
    options.decide = (result) => {
      check?.(readEnvelope(result));
      return rollback ? 'rollback' : 'commit';
    };
  }
  const found = readerOf(identity, context.caller, isStaff);
  const reader = typeof found === 'string' ? found : await found;
  options.isVisitor = reader === 'visitor';
  const statement = withMaxBytes(prepared.statement, maxResponseBytes[reader]);
  const result = await database.withRole(identity, statement, options);
  if (prepared.explain) return respondWithPlan(result.rows as RawRow[], prepared);
  const row = readEnvelope(result);
  const { watched } = prepared;
  if (watched && onRead) {
    const { relation } = watched;
    await onRead({ identity, relation, rows: countRows(watched, row) });
  }
  const estimated = await estimate(prepared, row, identity, (one) =>
    database.withRole(identity, one, {
      ...options,
      access: 'read',
      decide: undefined,
      // PostgreSQL cannot explain an EXPLAIN statement, so its cost is unknown.
      ...(one === prepared.estimate?.statement && { maxCost: undefined }),
    }),
  );
  const response = prepared.respond(row, estimated);
  if (severalSchemas) response.headers['content-profile'] = request.schema;
  return response;
}

async function estimate(
  { estimate: wanted }: PreparedRequest,
  row: EnvelopeRow,
  { role }: Identity,
  run: (statement: Statement) => Promise<{ rows: unknown[] }>,
): Promise<number | undefined> {
  if (!wanted?.isNeeded(row)) return undefined;
  if (wanted.visible && role !== 'service_role') {
    const { rows } = await run(wanted.visible);
    return Number((rows[0] as RawRow)[0]);
  }
  const { rows } = await run(wanted.statement);
  const [text] = (rows[0] ?? []) as RawRow;
  const rowsExpected = JSON.parse(text ?? '[]')[0]?.Plan?.['Plan Rows'];
  return typeof rowsExpected === 'number' ? rowsExpected : undefined;
}

function respondWithPlan(rows: RawRow[], prepared: PreparedRequest): RestResponse {
  const body = rows.map(([line]) => line).join('\n');
  const empty = { body, rows: 1, total: undefined, headers: null, status: null, extra: null };
  return prepared.respond(empty, undefined);
}
