import { type PlanSettings, planRead } from '../plan/read-plan.ts';
import type { ReadPlan } from '../plan/types.ts';
import type { RestRequest } from '../request.ts';
import type { Relation, SqlFunction } from '../schema/types.ts';
import { type CallArguments, renderCall, renderValueCall } from '../sql/call.ts';
import { type BodyFormat, renderEnvelope, renderValueEnvelope } from '../sql/envelope.ts';
import { renderRead } from '../sql/read.ts';
import { renderReturning } from '../sql/returning.ts';
import { Writer } from '../sql/writer.ts';
import { findWatched } from '../watch.ts';
import { pageOnly } from './call-arguments.ts';
import { formatOf, renderTotal } from './prepare-read.ts';
import { toStatement } from './prepared-request.ts';

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

export function renderCallStatement(
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
