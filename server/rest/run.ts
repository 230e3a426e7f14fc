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
} from './prepare/prepared-request.ts';
import { limitsOf, maxResponseBytes, readerOf, requireWithin } from './read-limits.ts';
import type { RestRequest } from './request.ts';
import { countRows, type Watch } from './watch.ts';

export interface RunDeps {
  database: Database;
  /** Search path by schema, if it differs from the connection's own. */
  searchPaths: Map<string, string>;
  /** If true, the response names its schema. */
  hasSeveralSchemas: boolean;
  onRead?: Watch['onRead'] | undefined;
  isStaff?: IsStaff | undefined;
  /** Runs before the statement of each request. */
  before?: string | undefined;
}

type Caller = {
  identity: Identity;
  context: RequestContext;
  signal: () => AbortSignal;
};

export async function runPrepared(
  request: RestRequest,
  prepared: PreparedRequest,
  { identity, context, signal }: Caller,
  deps: RunDeps,
): Promise<RestResponse> {
  const { database, hasSeveralSchemas, onRead, isStaff } = deps;
  const limits = limitsOf(identity.role, context.caller);
  if (limits) requireWithin(limits, request.query.select);
  const options = completeOptions(context, request, prepared, deps);
  if (!prepared.explain) options.maxCost = limits?.cost;
  options.signal = signal;
  const pendingReader = readerOf(identity, context.caller, isStaff);
  const reader = typeof pendingReader === 'string' ? pendingReader : await pendingReader;
  options.isVisitor = reader === 'visitor';
  const statement = withMaxBytes(prepared.statement, maxResponseBytes[reader]);
  const result = await database.withRole(identity, statement, options);
  if (prepared.access === 'write') await database.replica?.whenReplicated();
  if (prepared.explain) return respondWithPlan(result.rows as RawRow[], prepared);
  const row = readEnvelope(result);
  const { watched } = prepared;
  // Reads by tasks are not recorded: the log says which people read which data.
  if (watched && onRead && context.caller) {
    const { relation } = watched;
    await onRead({ identity, relation, rows: countRows(watched, row) });
  }
  const estimated = await runEstimate(prepared, row, identity, (estimating) =>
    database.withRole(identity, estimating, {
      ...options,
      access: 'read',
      decide: undefined,
      // PostgreSQL cannot explain an EXPLAIN statement, so its cost is unknown.
      ...(estimating === prepared.estimate?.statement && { maxCost: undefined }),
    }),
  );
  const response = prepared.respond(row, estimated);
  if (hasSeveralSchemas) response.headers['content-profile'] = request.schema;
  return response;
}

/** Adds to the context of a request what its statement needs. */
function completeOptions(
  context: RequestContext,
  request: RestRequest,
  prepared: PreparedRequest,
  { searchPaths, before }: RunDeps,
): WithRoleOptions {
  const options: WithRoleOptions = context;
  options.raw = true;
  if (before !== undefined) options.before = before;
  options.access = prepared.access;
  options.mayLag = before === undefined && mayLag(prepared, context);
  options.searchPath = searchPaths.get(request.schema);
  options.timeZone = request.preferences.timezone;
  if (prepared.timeoutMs !== undefined) options.timeoutMs = prepared.timeoutMs;
  const { check, rollback } = prepared;
  if (check || rollback) {
    options.decide = (result) => {
      check?.(readEnvelope(result));
      return rollback ? 'rollback' : 'commit';
    };
  }
  return options;
}

/** The server acts on the rows that it reads, unless it only passes them on to a client or a page. */
function mayLag({ access, isVolatile }: PreparedRequest, { caller }: RequestContext): boolean {
  if (access === 'write' || isVolatile || caller === undefined) return false;
  return caller === 'page' || !caller.acts;
}

async function runEstimate(
  { estimate: plan }: PreparedRequest,
  row: EnvelopeRow,
  { role }: Identity,
  run: (statement: Statement) => Promise<{ rows: unknown[] }>,
): Promise<number | undefined> {
  if (!plan?.isNeeded(row)) return undefined;
  if (plan.visible && role !== 'service_role') {
    const { rows } = await run(plan.visible);
    return Number((rows[0] as RawRow)[0]);
  }
  const { rows } = await run(plan.statement);
  const [text] = (rows[0] ?? []) as RawRow;
  const rowsExpected = JSON.parse(text ?? '[]')[0]?.Plan?.['Plan Rows'];
  return typeof rowsExpected === 'number' ? rowsExpected : undefined;
}

function respondWithPlan(rows: RawRow[], prepared: PreparedRequest): RestResponse {
  const body = rows.map(([line]) => line).join('\n');
  const empty = { body, rows: 1, total: undefined, headers: null, status: null, extra: null };
  return prepared.respond(empty, undefined);
}
