import { notSingular, tableNotFound } from '../errors.ts';
import { decodeBody, type MediaType, renderMediaType } from '../media-type.ts';
import { findSimilar } from '../plan/find-similar.ts';
import { type PlanSettings, planRead } from '../plan/read-plan.ts';
import type { EmbedPlan, ReadPlan } from '../plan/types.ts';
import { type Preferences, renderApplied } from '../preferences.ts';
import { renderContentRange, statusOfPage } from '../range.ts';
import type { RestRequest } from '../request.ts';
import type { Relation, SchemaCache } from '../schema/types.ts';
import { type BodyFormat, renderEnvelope } from '../sql/envelope.ts';
import { renderCountRows, renderRead } from '../sql/read.ts';
import { Writer } from '../sql/writer.ts';
import { findWatched } from '../watch.ts';
import {
  type EnvelopeRow,
  overrideResponse,
  type PreparedRequest,
  type RestResponse,
  type Statement,
  toStatement,
} from './prepared-request.ts';

export function prepareRead(request: RestRequest, settings: PlanSettings): PreparedRequest {
  const relation = getRelation(settings.cache, request.schema, request.target.name);
  const root = { relation, alias: relation.name, isFromSource: false };
  const plan = planRead(root, request.query, settings, true);
  const writer = new Writer();
  const rows = renderRead(plan, writer);
  const { count } = request.preferences;
  const total = renderTotal(plan, writer, count, settings.maxRows);
  const format = request.method === 'HEAD' ? noBody : formatOf(request.media);
  const text = renderEnvelope({ source: undefined, rows, format, total }, writer);
  return {
    statement: toStatement(text, writer),
    access: 'read',
    rollback: false,
    watched: findWatched(plan, settings.covers),
    estimate: prepareEstimate(plan, count, settings.maxRows),
    respond: (row, estimated) => {
      const appliedValues = { count, ...sharedPreferences(request.preferences) };
      return respondWithPage(request, plan.offset, row, estimated, appliedValues);
    },
  };
}

const noBody: BodyFormat = { type: 'none' };

export function formatOf(media: MediaType): BodyFormat {
  if (media.type === 'custom') return { ...media, of: 'row' };
  return media.type === 'plan' ? formatOf(media.for) : media;
}

export const sharedPreferences = ({ handling, timezone }: Preferences): Preferences => ({
  handling,
  timezone,
});

export function getRelation(cache: SchemaCache, schema: string, name: string): Relation {
  const relation = cache.relation(schema, name);
  if (relation) return relation;
  const similar = findSimilar(name, cache.relationNames(schema));
  throw tableNotFound(
    `Could not find the table '${schema}.${name}' in the schema cache`,
    null,
    similar === undefined ? null : `Perhaps you meant the table '${schema}.${similar}'`,
  );
}

/** An estimated count stops one row after the maximum of a read. */
export function renderTotal(
  plan: ReadPlan,
  writer: Writer,
  count: Preferences['count'],
  maxRows: number | undefined,
): string | undefined {
  if (count === undefined || count === 'planned') return undefined;
  const limit = count === 'estimated' && maxRows !== undefined ? maxRows + 1 : undefined;
  return `(select count(*) from (${renderCountRows(plan, writer, limit)}) as "pgrst_c")`;
}

function prepareEstimate(
  plan: ReadPlan,
  count: Preferences['count'],
  maxRows: number | undefined,
): PreparedRequest['estimate'] {
  if (count !== 'planned' && (count !== 'estimated' || maxRows === undefined)) return undefined;
  const writer = new Writer();
  const text = `explain (format json) ${renderCountRows(plan, writer)}`;
  return {
    statement: toStatement(text, writer),
    ...(mayHideRows(plan) ? { visible: countVisible(plan) } : {}),
    isNeeded: ({ total }) => total === undefined || total > (maxRows ?? 0),
  };
}

function countVisible(plan: ReadPlan): Statement {
  const writer = new Writer();
  const text = `select count(*) from (${renderCountRows(plan, writer)}) as "pgrst_c"`;
  return toStatement(text, writer);
}

export function respondWithPage(
  { media, method }: RestRequest,
  offset: number,
  row: EnvelopeRow,
  estimated: number | undefined,
  applied: Preferences,
): RestResponse {
  requireSingular(media, row);
  const total = estimated === undefined ? row.total : Math.max(estimated, row.total ?? 0);
  const page = { offset, rows: row.rows, total };
  const headers: Record<string, string> = {
    'content-type': renderMediaType(media),
    'content-range': renderContentRange(page),
  };
  const echo = renderApplied(applied);
  if (echo) headers['preference-applied'] = echo;
  const body = method === 'HEAD' ? null : decodeBody(media, row.body);
  return overrideResponse({ status: statusOfPage(page), headers, body }, row);
}

export function requireSingular(media: MediaType, { rows }: EnvelopeRow): void {
  if (media.type !== 'object' || rows === 1) return;
  throw notSingular(
    'Cannot coerce the result to a single JSON object',
    `The result contains ${rows} rows`,
  );
}

/** True if some roles may see fewer rows than exist. */
function mayHideRows({ relation, embeds }: ReadPlan): boolean {
  return relation.mayHideRows || embeds.some(embedMayHideRows);
}

function embedMayHideRows({ relationship, plan }: EmbedPlan): boolean {
  if (relationship.type === 'computed') return true;
  if (relationship.type === 'junction' && relationship.junction.mayHideRows) return true;
  return mayHideRows(plan);
}
