import { decodeBody, renderMediaType } from '../media-type.ts';
import { type Preferences, renderApplied } from '../preferences.ts';
import { renderContentRange } from '../range.ts';
import type { RestRequest } from '../request.ts';
import type { Mutation } from '../sql/mutate.ts';
import { sharedPreferences } from './prepare-read.ts';
import { type EnvelopeRow, overrideResponse, type RestResponse } from './prepared-request.ts';

/** Makes the response of a write from the row that its statement returned. */
export function respondToWrite(
  request: RestRequest,
  mutation: Mutation,
  row: EnvelopeRow,
): RestResponse {
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
  const body = isFull ? decodeBody(media, row.body) : null;
  return overrideResponse({ status: statusOf(request, mutation, row), headers, body }, row);
}

function statusOf({ method, preferences }: RestRequest, mutation: Mutation, row: EnvelopeRow) {
  const isFull = preferences.return === 'representation';
  if (mutation.type !== 'insert') return isFull ? 200 : 204;
  const onlyMerged = mutation.conflict?.resolution === 'merge' && row.extra === '0';
  if (method === 'PUT' && onlyMerged) return isFull ? 200 : 204;
  return onlyMerged ? 200 : 201;
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

/** URL of an inserted row, from its primary key: the body of a headers-only response. */
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
