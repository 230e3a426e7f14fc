import type { Operation } from '../context.ts';
import { parseAddress } from '../names.ts';
import { getPublic, getReadable } from './find-object.ts';
import type { ObjectRow } from './object.ts';

/** GET /object/info/:bucket/:key */
export const getInfo: Operation = infoAt('object/info');

/** GET /object/info/authenticated/:bucket/:key */
export const getAuthenticatedInfo: Operation = infoAt('object/info/authenticated');

/** GET /object/info/public/:bucket/:key */
export const getPublicInfo: Operation = (storage) => async (context) => {
  const { object } = await getPublic(storage, context, parseAddress(context, 'object/info/public'));
  return context.json(renderInfo(object));
};

function infoAt(words: string): Operation {
  return (storage) => async (context) => {
    const { object } = await getReadable(storage, context, parseAddress(context, words));
    return context.json(renderInfo(object));
  };
}

function renderInfo({ metadata, user_metadata, updated_at, ...object }: ObjectRow) {
  return {
    id: object.id,
    name: object.name,
    version: object.version,
    bucket_id: object.bucket_id,
    size: metadata?.size ?? null,
    content_type: metadata?.mimetype ?? null,
    cache_control: metadata?.cacheControl ?? null,
    etag: metadata?.eTag ?? null,
    metadata: user_metadata ?? {},
    last_modified: updated_at,
    created_at: object.created_at,
    ...(metadata?.contentEncoding && { content_encoding: metadata.contentEncoding }),
  };
}
