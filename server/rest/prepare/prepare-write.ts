import type { Body } from '../body/body.ts';
import { filterMissing, maxAffectedExceeded, putKeyMismatch } from '../errors.ts';
import { planMutation } from '../plan/mutation-plan.ts';
import { planCondition } from '../plan/plan-condition.ts';
import { type PlanSettings, planRead } from '../plan/read-plan.ts';
import type { ConditionPlan, ReadPlan } from '../plan/types.ts';
import type { RestRequest } from '../request.ts';
import type { Relation } from '../schema/types.ts';
import { renderEnvelope, renderMinimal } from '../sql/envelope.ts';
import { insertedRows, type Mutation, renderMutation } from '../sql/mutate.ts';
import { renderRead } from '../sql/read.ts';
import { renderReturning } from '../sql/returning.ts';
import { identifier, Writer } from '../sql/writer.ts';
import { findWatched } from '../watch.ts';
import { formatOf, getRelation, requireSingular } from './prepare-read.ts';
import { type EnvelopeRow, type PreparedRequest, toStatement } from './prepared-request.ts';
import { respondToWrite } from './respond-to-write.ts';

/** Plans a POST, PUT, PATCH or DELETE of a relation as one statement that returns one row. */
export function prepareWrite(
  request: RestRequest,
  body: Body,
  settings: PlanSettings,
): PreparedRequest {
  const returnedPlan = planReturnedRows(request, settings);
  const filters = planOwnFilters(request, returnedPlan);
  const mutation = planMutation(request, body, returnedPlan.relation, filters);

  const writer = new Writer();
  const text = isMinimalInsert(request, mutation)
    ? renderMutation(mutation, renderMinimal(), writer)
    : renderWithEnvelope(request, mutation, returnedPlan, writer);
  return {
    statement: toStatement(text, writer),
    access: 'write',
    rollback: request.preferences.tx === 'rollback',
    check: needsCheck(request) ? (row) => checkRows(request, row) : undefined,
    respond: (row) => respondToWrite(request, mutation, row),
    watched: returnsRows(request) ? findWatched(returnedPlan, settings.covers) : undefined,
  };
}

/**
 * Throws for an update or deletion without a filter: a script that lost its filter would change every row that the user
 * may change.
 */
export function requireFilter({ method, target, query }: RestRequest): void {
  const changes = method === 'PATCH' ? 'UPDATE' : method === 'DELETE' ? 'DELETE' : undefined;
  if (!changes || target.type === 'function' || query.conditions.some((each) => !isEmbedded(each)))
    return;
  throw filterMissing(`${changes} requires a WHERE clause`);
}

const returnsRows = ({ preferences }: RestRequest) => preferences.return === 'representation';

/**
 * Plans how to read the written rows. Filters and limits without a path chose the rows to write, so
 * only those of embedded relations apply here.
 */
function planReturnedRows(request: RestRequest, settings: PlanSettings): ReadPlan {
  const { query } = request;
  const relation = getRelation(settings.cache, request.schema, request.target.name);
  const root = { relation, alias: relation.name, isFromSource: true };
  const nothing = { select: [], conditions: [], orders: [], limits: [], offsets: [] };
  const read = returnsRows(request)
    ? {
        ...query,
        conditions: query.conditions.filter(isEmbedded),
        limits: query.limits.filter(isEmbedded),
        offsets: query.offsets.filter(isEmbedded),
      }
    : { ...query, ...nothing };
  return planRead(root, read, settings, false);
}

/** Plans the filters that choose the rows to update or delete. */
function planOwnFilters({ query }: RestRequest, returned: ReadPlan): ConditionPlan[] {
  const target = { ...returned, isFromSource: false, embeds: [] };
  return query.conditions
    .filter((condition) => !isEmbedded(condition))
    .map(({ value }) => planCondition(target, value));
}

const isEmbedded = ({ path }: { path: string[] }) => path.length > 0;

/** True for most inserts: one new row that is not returned, so the insert itself can return the result row. */
function isMinimalInsert(request: RestRequest, mutation: Mutation): boolean {
  if (mutation.type !== 'insert' || mutation.conflict || !mutation.payload.isOne) return false;
  if (mutation.relation.mayDropRows) return false;
  const { return: returned, count } = request.preferences;
  return (returned ?? 'minimal') === 'minimal' && !count && !needsCheck(request);
}

const keyFormat = { type: 'object', stripsNulls: false } as const;
const noBody = { type: 'none' } as const;

/** Wraps the write in a query that returns its rows, or only their number, as one row. */
function renderWithEnvelope(
  request: RestRequest,
  mutation: Mutation,
  plan: ReadPlan,
  writer: Writer,
): string {
  const { relation } = plan;
  const wantsKey = request.preferences.return === 'headers-only' && mutation.type === 'insert';
  const rows = wantsKey ? renderKey(relation, writer) : renderRead(plan, writer);
  const isMerge = mutation.type === 'insert' && mutation.conflict?.resolution === 'merge';
  return renderEnvelope(
    {
      source: renderMutation(mutation, renderReturning(relation.name, writer), writer),
      rows,
      format: wantsKey ? keyFormat : returnsRows(request) ? formatOf(request.media) : noBody,
      total: undefined,
      extra: isMerge ? [insertedRows] : [],
    },
    writer,
  );
}

/** Selects the primary key of the inserted row, for the location header. */
function renderKey(relation: Relation, writer: Writer): string {
  const columns = relation.primaryKey.map((name) => {
    writer.sourceColumns.add(name);
    return `${identifier(name)}::text as ${identifier(name)}`;
  });
  return `select ${columns.join(', ')} from "pgrst_source"`;
}

function needsCheck({ media, method, preferences }: RestRequest): boolean {
  return media.type === 'object' || method === 'PUT' || preferences.maxAffected !== undefined;
}

function checkRows(request: RestRequest, row: EnvelopeRow): void {
  if (request.method === 'PUT' && row.rows !== 1) {
    throw putKeyMismatch('Payload values do not match URL in primary key column(s)');
  }
  requireSingular(request.media, row);
  const { maxAffected } = request.preferences;
  if (request.method !== 'POST' && maxAffected !== undefined) requireAtMost(maxAffected, row);
}

export function requireAtMost(maxAffected: number, { rows }: EnvelopeRow): void {
  if (rows <= maxAffected) return;
  throw maxAffectedExceeded(
    'Query result exceeds max-affected preference constraint',
    `The query affects ${rows} rows`,
  );
}
