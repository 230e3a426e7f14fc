import type { Operation } from '../context.ts';
import { parseAddress } from '../names.ts';
import { getPublic, getReadable, getSigned } from '../objects/find-object.ts';
import { verifyDownload } from '../signed-token.ts';
import { sendImage } from './send-image.ts';
import { parseTransform } from './transform.ts';

/** GET /render/image/authenticated/:bucket/:key */
export const renderAuthenticated: Operation = (storage) => async (context) => {
  const address = parseAddress(context, 'render/image/authenticated');
  const found = await getReadable(storage, context, address);
  return sendImage(storage, context, found, context.req.query());
};

/** GET /render/image/public/:bucket/:key */
export const renderPublic: Operation = (storage) => async (context) => {
  const found = await getPublic(storage, context, parseAddress(context, 'render/image/public'));
  return sendImage(storage, context, found, context.req.query());
};

/** GET /render/image/sign/:bucket/:key?token=…; the transformation is in the token, not in the query. */
export const renderSigned: Operation = (storage) => async (context) => {
  const address = parseAddress(context, 'render/image/sign');
  const grant = await verifyDownload(storage, context.req.query('token'), address);
  const found = await getSigned(storage, context, address, grant.signer);
  const transform = parseTransform(grant.transformations ?? '');
  return sendImage(storage, context, found, transform, new Date(grant.exp * 1000));
};
