import type { MediaHandlerRow } from './catalog.ts';
import type { MediaHandler, Relation, SchemaCache } from './types.ts';

// A domain for every media type is sent as this, unless the function sets a content type.
const unknownType = 'application/octet-stream';

/**
 * Collects the functions and aggregates whose result type is a domain with the name of a media type: functions that
 * render themselves, and aggregates that render the rows of one relation or of any.
 */
export function buildMediaHandlers(
  rows: MediaHandlerRow[],
  byRowType: Map<number, Relation>,
): SchemaCache['mediaHandler'] {
  const byTarget = new Map<string, Map<string, MediaHandler>>();
  const add = (target: string, mediaType: string, handler: MediaHandler) => {
    const known = byTarget.get(target) ?? new Map<string, MediaHandler>();
    byTarget.set(target, known.set(mediaType, handler));
  };
  for (const row of rows) {
    const { schema, name, media_type: mediaType, is_binary: isBinary } = row;
    const contentType = mediaType === '*/*' ? unknownType : mediaType;
    if (!row.is_aggregate) {
      add(targetOf({ schema, name }), mediaType, { contentType, isBinary, aggregate: undefined });
      continue;
    }
    const relation = byRowType.get(row.row_type);
    if (row.row_type !== 0 && !relation) continue;
    const aggregate = { schema, name, relation };
    add(relation ? targetOf(relation) : anything, mediaType, { contentType, isBinary, aggregate });
  }
  return (target, mediaType, isDefaultSelect) => {
    const own = isDefaultSelect ? byTarget.get(targetOf(target)) : undefined;
    return own?.get('*/*') ?? own?.get(mediaType) ?? byTarget.get(anything)?.get(mediaType);
  };
}

const anything = '';
const targetOf = ({ schema, name }: { schema: string; name: string }) => `${schema}\0${name}`;
