import type { Body } from '../body/body.ts';
import { maxAffectedOnScalar } from '../errors.ts';
import { type PlanSettings, planRead } from '../plan/read-plan.ts';
import type { ReadPlan } from '../plan/types.ts';
import { renderApplied } from '../preferences.ts';
import type { ParsedRequest, RestRequest } from '../request.ts';
import type { Relation, SqlFunction } from '../schema/types.ts';
import { type CallArguments, renderCall, renderValueCall } from '../sql/call.ts';
import { type BodyFormat, renderEnvelope, renderValueEnvelope } from '../sql/envelope.ts';
import { renderRead } from '../sql/read.ts';
import { renderReturning } from '../sql/returning.ts';
import { Writer } from '../sql/writer.ts';
import { findWatched } from '../watch.ts';
import { getCall, pageOnly, postCall } from './call-arguments.ts';
import {
  formatOf,
  renderTotal,
  requireSingular,
  respondWithPage,
  sharedPreferences,
} from './prepare-read.ts';
import { requireAtMost } from './prepare-write.ts';
import {
  type EnvelopeRow,
  overrideResponse,
  type PreparedRequest,
  type RestResponse,
  toStatement,
} from './prepared-request.ts';

interface ResolvedCall {
  fn: SqlFunction;
  args: CallArguments;
}

/** Finds the function with its arguments. */
export function resolveCall(
  request: ParsedRequest,
  body: Body | undefined,
  settings: PlanSettings,
): ResolvedCall {
  return body ? postCall(request, body, settings) : getCall(request, settings);
}

export function prepareCall(
  request: RestRequest,
  { fn, args }: ResolvedCall,
  settings: PlanSettings,
): PreparedRequest {
  const { preferences } = request;
  if (preferences.maxAffected !== undefined && !fn.returnsSet) {
    throw maxAffectedOnScalar(
      'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
    );
  }
  const { statement, offset, watched } = renderStatement(request, fn, args, settings);
  const isRead = request.method !== 'POST' || !fn.isVolatile;
  return {
    statement,
    access: isRead ? 'read' : 'write',
    isVolatile: fn.isVolatile,
    timeoutMs: fn.timeoutMs,
    rollback: preferences.tx === 'rollback',
    check: needsCheck(request, fn, isRead) ? (row) => checkRow(request, row) : undefined,
    watched,
    respond: (row) => respondToCall(request, fn, offset, row),
  };
}

const alias = 'pgrst_call';
const noRelation: Relation = {
  schema: '',
  name: alias,
  isView: true,
  mayDropRows: true,
  mayHideRows: true,
  accepts: { insert: false, update: false, delete: false },
  columns: new Map(),
  primaryKey: [],
  computed: new Map(),
};

function renderStatement(
  request: RestRequest,
  fn: SqlFunction,
  args: CallArguments,
  settings: PlanSettings,
) {
  const writer = new Writer();
  if (isOneValue(request, fn)) {
    const text = renderValueEnvelope(renderValueCall(fn, args, writer), writer);
    return { statement: toStatement(text, writer), offset: 0, watched: undefined };
  }
  const isRows = fn.returns.type === 'rows';
  const relation = fn.returns.type === 'rows' ? fn.returns.relation : noRelation;
  const root = { relation, alias, isFromSource: true };
  const query = isRows ? request.query : pageOnly(request.query);
  const plan = planRead(root, query, settings, true);
  const rows = isRows ? renderRead(plan, writer) : renderScalars(plan, writer);
  // Always count exactly: the rows are computed anyway, and the planner's estimate could include hidden rows.
  const count = request.preferences.count && 'exact';
  const total = renderTotal(plan, writer, count, settings.maxRows);
  const source = renderCall(fn, args, renderReturning(alias, writer), writer);
  const text = renderEnvelope({ source, rows, format: formatFor(request, fn), total }, writer);
  return {
    statement: toStatement(text, writer),
    offset: plan.offset,
    watched: findWatched(plan, settings.covers),
  };
}

/** True for most calls: one value without paging or count. */
function isOneValue(request: RestRequest, fn: SqlFunction): boolean {
  const { query, preferences } = request;
  const isPaged = query.limits.length > 0 || query.offsets.length > 0;
  const format = formatFor(request, fn);
  return format.type === 'scalar' && !fn.returnsSet && !isPaged && !preferences.count;
}

function renderScalars({ limit, offset }: ReadPlan, writer: Writer): string {
  const page = limit === undefined ? '' : ` limit ${writer.value(String(limit))}`;
  const skip = offset === 0 ? '' : ` offset ${writer.value(String(offset))}`;
  return `select * from "pgrst_source"${page}${skip}`;
}

function formatFor({ method, media }: RestRequest, fn: SqlFunction): BodyFormat {
  if (method === 'HEAD' || fn.returns.type === 'void') return { type: 'none' };
  const format = formatOf(media);
  if (fn.returns.type === 'scalar' && format.type === 'custom') return { ...format, of: 'scalar' };
  if (fn.returns.type === 'scalar' && format.type !== 'csv') {
    return { type: 'scalar', isSet: fn.returnsSet && format.type !== 'object' };
  }
  const isOneRow = fn.returns.type === 'rows' && !fn.returnsSet && format.type === 'array';
  return isOneRow ? { type: 'object', stripsNulls: format.stripsNulls } : format;
}

function respondToCall(
  request: RestRequest,
  fn: SqlFunction,
  offset: number,
  row: EnvelopeRow,
): RestResponse {
  const { count, maxAffected, tx } = request.preferences;
  const applied = { ...sharedPreferences(request.preferences), count, maxAffected, tx };
  if (fn.returns.type === 'void') {
    const echo = renderApplied(applied);
    const headers: Record<string, string> = echo ? { 'preference-applied': echo } : {};
    return overrideResponse({ status: 204, headers, body: null }, row);
  }
  return respondWithPage(request, offset, row, undefined, applied);
}

function needsCheck({ media, preferences }: RestRequest, fn: SqlFunction, isRead: boolean) {
  if (preferences.maxAffected !== undefined) return true;
  return !isRead && media.type === 'object' && fn.returns.type !== 'void';
}

function checkRow({ media, preferences }: RestRequest, row: EnvelopeRow): void {
  requireSingular(media, row);
  if (preferences.maxAffected !== undefined) requireAtMost(preferences.maxAffected, row);
}
