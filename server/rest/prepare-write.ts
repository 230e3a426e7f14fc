import {
  type Answer,
  type EnvelopeRow,
  overrideAnswer,
  type Prepared,
  toStatement,
} from './answer.ts';
import { type Body, rowsOf } from './body/body.ts';
import { columnNotFound, maxAffectedExceeded, putKeyMismatch, undefinedColumn } from './errors.ts';
import { renderMediaType } from './media-type.ts';
import { planCondition } from './plan/conditions.ts';
import { type PlanSettings, planRead } from './plan/read-plan.ts';
import type { ConditionPlan, ReadPlan } from './plan/types.ts';
import { type Preferences, renderApplied } from './preferences.ts';
import { formatOf, getRelation, requireSingular, sharedPreferences } from './prepare-read.ts';
import { requirePutKey } from './put.ts';
import { renderContentRange } from './range.ts';
import type { RestRequest } from './request.ts';
import type { Relation } from './schema/types.ts';
import { renderEnvelope, renderMinimal } from './sql/envelope.ts';
import {
  type Conflict,
  insertedRows,
  type Mutation,
  type Payload,
  renderMutation,
} from './sql/mutate.ts';
import { renderRead } from './sql/read.ts';
import { renderReturning } from './sql/returning.ts';
import { identifier, Writer } from './sql/writer.ts';
import { findWatched } from './watch.ts';

export function prepareWrite(request: RestRequest, body: Body, settings: PlanSettings): Prepared {
  const { preferences, query } = request;
  const relation = getRelation(settings.cache, request.schema, request.target.name);
  const root = { relation, alias: relation.name, fromSource: true };
  const embedded = query.conditions.filter(({ path }) => path.length > 0);
  const returnsRows = preferences.return === 'representation';
  const select = returnsRows ? query.select : [];
  const plan = planRead(
    root,
    {
      ...query,
      select,
      conditions: returnsRows ? embedded : [],
      orders: returnsRows ? query.orders : [],
      limits: returnsRows ? query.limits.filter(({ path }) => path.length > 0) : [],
      offsets: returnsRows ? query.offsets.filter(({ path }) => path.length > 0) : [],
    },
    settings,
    false,
  );
  const own = { ...plan, fromSource: false, embeds: [] };
  const where = query.conditions
    .filter(({ path }) => path.length === 0)
    .map(({ value }) => planCondition(own, value));
  const mutation = planMutation(request, body, relation, where);

  const writer = new Writer();
  const text = isMinimalInsert(request, mutation)
    ? renderMutation(mutation, renderMinimal(), writer)
    : renderAnswered(request, mutation, plan, writer);
  return {
    statement: toStatement(text, writer),
    access: 'write',
    rollback: preferences.tx === 'rollback',
    check: needsCheck(request) ? (row) => checkRows(request, row) : undefined,
    answer: (row) => writeAnswer(request, mutation, row),
    watched: returnsRows ? findWatched(plan, settings.covers) : undefined,
  };
}

/** True for most inserts: one new row that is not returned, so the insert itself can return the result row. */
function isMinimalInsert(request: RestRequest, mutation: Mutation): boolean {
  if (mutation.type !== 'insert' || mutation.conflict || !mutation.payload.isOne) return false;
  if (mutation.relation.mayDropRows) return false;
  const { return: wanted, count } = request.preferences;
  return (wanted ?? 'minimal') === 'minimal' && !count && !needsCheck(request);
}

function renderAnswered(
  { media, preferences }: RestRequest,
  mutation: Mutation,
  plan: ReadPlan,
  writer: Writer,
): string {
  const { relation } = plan;
  const isFull = preferences.return === 'representation';
  const wantsKey = preferences.return === 'headers-only' && mutation.type === 'insert';
  const rows = wantsKey ? renderKey(relation, writer) : renderRead(plan, writer);
  const merges = mutation.type === 'insert' && mutation.conflict?.resolution === 'merge';
  return renderEnvelope(
    {
      source: renderMutation(mutation, renderReturning(relation.name, writer), writer),
      rows,
      format: wantsKey ? keyFormat : isFull ? formatOf(media) : { type: 'none' },
      total: undefined,
      extra: merges ? [insertedRows] : [],
    },
    writer,
  );
}

const keyFormat = { type: 'object', stripped: false } as const;

function planMutation(
  request: RestRequest,
  body: Body,
  relation: Relation,
  where: ConditionPlan[],
): Mutation {
  if (request.method === 'DELETE') return { type: 'delete', relation, where };
  const payload = planPayload(request, body, relation);
  if (request.method === 'PATCH') return { type: 'update', relation, payload, where };
  if (request.method === 'PUT') {
    requirePutKey(request, relation, payload);
    const conflict: Conflict = { columns: relation.primaryKey, resolution: 'merge' };
    return { type: 'insert', relation, payload, conflict, where };
  }
  return {
    type: 'insert',
    relation,
    payload,
    conflict: planConflict(request, relation),
    where: [],
  };
}

function planPayload(request: RestRequest, body: Body, relation: Relation): Payload {
  const { query, preferences } = request;
  const { json, keys, count } = rowsOf(body, query.columns);
  const columns = keys.map((key) => {
    const column = relation.columns.get(key);
    if (column) return column;
    throw columnNotFound(
      `Could not find the '${key}' column of '${relation.name}' in the schema cache`,
    );
  });
  return { json, columns, useDefaults: preferences.missing === 'default', isOne: count === 1 };
}

function planConflict(
  { query, preferences }: RestRequest,
  relation: Relation,
): Conflict | undefined {
  if (!preferences.resolution) return undefined;
  const columns = query.onConflict ?? relation.primaryKey;
  if (columns.length === 0) return undefined;
  for (const column of columns) {
    if (!relation.columns.has(column)) throw undefinedColumn(`column "${column}" does not exist`);
  }
  const resolution = preferences.resolution === 'merge-duplicates' ? 'merge' : 'ignore';
  return { columns, resolution };
}

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

function writeAnswer(request: RestRequest, mutation: Mutation, row: EnvelopeRow): Answer {
  const { preferences, media } = request;
  const isFull = preferences.return === 'representation';
  const headers: Record<string, string> = {};
  if (preferences.count || request.method !== 'PUT') {
    const total = preferences.count ? row.rows : undefined;
    const rows = mutation.type === 'update' ? row.rows : 0;
    headers['content-range'] = renderContentRange({ offset: 0, rows, total });
  }
  if (isFull) headers['content-type'] = renderMediaType(media);
  const applied = renderApplied(appliedPreferences(preferences, mutation));
  if (applied) headers['preference-applied'] = applied;
  const location = preferences.return === 'headers-only' && locationOf(request, mutation, row);
  if (location) headers.location = location;
  const body = isFull ? row.body : null;
  return overrideAnswer({ status: statusOf(request, mutation, row), headers, body }, row);
}

function appliedPreferences(preferences: Preferences, mutation: Mutation): Preferences {
  const { return: representation, count, tx, resolution, missing, maxAffected } = preferences;
  const isInsert = mutation.type === 'insert';
  return {
    ...sharedPreferences(preferences),
    return: representation,
    count,
    tx,
    resolution: isInsert && mutation.conflict ? resolution : undefined,
    missing: mutation.type === 'delete' ? undefined : missing,
    maxAffected: isInsert ? undefined : maxAffected,
  };
}

function statusOf({ method, preferences }: RestRequest, mutation: Mutation, row: EnvelopeRow) {
  const isFull = preferences.return === 'representation';
  if (mutation.type !== 'insert') return isFull ? 200 : 204;
  const onlyMerged = mutation.conflict?.resolution === 'merge' && row.extra === '0';
  if (method === 'PUT' && onlyMerged) return isFull ? 200 : 204;
  return onlyMerged ? 200 : 201;
}

function locationOf({ target }: RestRequest, mutation: Mutation, row: EnvelopeRow) {
  if (mutation.type !== 'insert' || row.rows !== 1 || !row.body) return undefined;
  const key = Object.entries(JSON.parse(row.body) as Record<string, string | null>);
  if (key.length === 0) return undefined;
  const filters = key.map(([name, value]) => {
    const operation = value === null ? 'is.null' : `eq.${encodeURIComponent(value)}`;
    return `${encodeURIComponent(name)}=${operation}`;
  });
  return `/${encodeURIComponent(target.name)}?${filters.join('&')}`;
}
