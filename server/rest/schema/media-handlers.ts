import type { MediaHandlerRow } from './catalog.ts';
import type { MediaHandler, Relation, SchemaCache } from './types.ts';

// A handler of the domain "*/*" has this content type, unless the function sets one.
const unknownType = 'application/octet-stream';

/** The target of aggregates that render the rows of any relation. */
const anyTarget = '';
const targetOf = ({ schema, name }: { schema: string; name: string }) => `${schema}\0${name}`;

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
    const handlers = byTarget.get(target) ?? new Map<string, MediaHandler>();
    byTarget.set(target, handlers.set(mediaType, handler));
  };
  for (const row of rows) {
    const { schema, name, media_type: mediaType, is_binary: isBinary } = row;
    const contentType = mediaType === '*/*' ? unknownType : mediaType;
    if (!row.is_aggregate) {
      add(targetOf({ schema, name }), mediaType, { contentType, isBinary, aggregate: undefined });
      continue;
    }
    // Row type 0 stands for any. A relation that is not exposed has no handlers.
    const relation = byRowType.get(row.row_type);
    if (row.row_type !== 0 && !relation) continue;
    const aggregate = { schema, name, relation };
    add(relation ? targetOf(relation) : anyTarget, mediaType, { contentType, isBinary, aggregate });
  }
  return (target, mediaType, isDefaultSelect) => {
    // A handler of the target itself gets whole rows, so it does not serve requests that select columns.
    const targetHandlers = isDefaultSelect ? byTarget.get(targetOf(target)) : undefined;
    return (
      targetHandlers?.get('*/*') ??
      targetHandlers?.get(mediaType) ??
      byTarget.get(anyTarget)?.get(mediaType)
    );
  };
}
