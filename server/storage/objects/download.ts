import type { Operation } from '../context.ts';
import { sendObject } from '../download/send-object.ts';
import { parseAddress } from '../names.ts';
import { verifyDownload } from '../signed-token.ts';
import { getPublic, getReadable, getSigned } from './find-object.ts';

/** GET /object/:bucket/:key */
export const downloadObject: Operation = (storage) => async (context) => {
  const found = await getReadable(storage, context, parseAddress(context, 'object'));
  return sendObject(storage, context, found);
};

/** GET /object/authenticated/:bucket/:key */
export const downloadAuthenticated: Operation = (storage) => async (context) => {
  const address = parseAddress(context, 'object/authenticated');
  return sendObject(storage, context, await getReadable(storage, context, address));
};

/** GET /object/public/:bucket/:key */
export const downloadPublic: Operation = (storage) => async (context) => {
  const address = parseAddress(context, 'object/public');
  return sendObject(storage, context, await getPublic(storage, context, address));
};

/** GET /object/sign/:bucket/:key?token=… */
export const downloadSigned: Operation = (storage) => async (context) => {
  const address = parseAddress(context, 'object/sign');
  const { exp, signer } = await verifyDownload(storage, context.req.query('token'), address);
  const found = await getSigned(storage, context, address, signer);
  return sendObject(storage, context, found, { expiresAt: new Date(exp * 1000) });
};
