import type { Body } from '../body/body.ts';
import { maxAffectedOnScalar } from '../errors.ts';
import type { PlanSettings } from '../plan/read-plan.ts';
import { renderApplied } from '../preferences.ts';
import type { ParsedRequest, RestRequest } from '../request.ts';
import type { SqlFunction } from '../schema/types.ts';
import type { CallArguments } from '../sql/call.ts';
import { getCall, postCall } from './call-arguments.ts';
import { requireSingular, respondWithPage, sharedPreferences } from './prepare-read.ts';
import { requireAtMost } from './prepare-write.ts';
import {
  type EnvelopeRow,
  overrideResponse,
  type PreparedRequest,
  type RestResponse,
} from './prepared-request.ts';
import { renderCallStatement } from './render-call-statement.ts';

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
  const { statement, offset, watched } = renderCallStatement(request, fn, args, settings);
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

function respondToCall(
  request: RestRequest,
  fn: SqlFunction,
  offset: number,
  row: EnvelopeRow,
): RestResponse {
  const { count, maxAffected, tx } = request.preferences;
  const appliedValues = { ...sharedPreferences(request.preferences), count, maxAffected, tx };
  if (fn.returns.type === 'void') {
    const echo = renderApplied(appliedValues);
    const headers: Record<string, string> = echo ? { 'preference-applied': echo } : {};
    return overrideResponse({ status: 204, headers, body: null }, row);
  }
  return respondWithPage(request, offset, row, undefined, appliedValues);
}

function needsCheck({ media, preferences }: RestRequest, fn: SqlFunction, isRead: boolean) {
  if (preferences.maxAffected !== undefined) return true;
  return !isRead && media.type === 'object' && fn.returns.type !== 'void';
}

function checkRow({ media, preferences }: RestRequest, row: EnvelopeRow): void {
  requireSingular(media, row);
  if (preferences.maxAffected !== undefined) requireAtMost(preferences.maxAffected, row);
}
