import { z } from 'zod';
import { daySeconds } from '../../../domain/units.ts';
import { readBody } from '../body.ts';
import { requireCaller } from '../caller.ts';
import type { Operation } from '../context.ts';
import { noSuchKey } from '../errors.ts';
import { renderTransform, transformSchema } from '../images/transform.ts';
import { parseAddress } from '../names.ts';
import { signDownload } from '../signed-token.ts';
import { checkLifetime, signerOf } from '../signer.ts';
import { encodeKey } from './encode-key.ts';
import { findVisible } from './find-object.ts';

const tenYearsSeconds = 10 * 365 * daySeconds;
export const expiresIn = z.number().int().min(1).max(tenYearsSeconds);

const bodySchema = z.object({ expiresIn, transform: transformSchema.nullish() });

/** POST /object/sign/:bucket/:key: creates a URL with which anyone can read this file for a limited time. */
export const signUrl: Operation = (storage) => async (context) => {
  const caller = await requireCaller(storage, context);
  const address = parseAddress(context, 'object/sign');
  const body = await readBody(context, bodySchema);
  const signer = signerOf(caller.identity);
  checkLifetime(storage, signer, body.expiresIn);
  if (!(await findVisible(caller.run, address))) throw noSuchKey();
  const transformations = body.transform ? renderTransform(body.transform) : '';
  const token = await signDownload(storage, address, signer, body.expiresIn, transformations);
  const route = transformations ? 'render/image/sign' : 'object/sign';
  const signedURL = `/${route}/${address.bucketId}/${encodeKey(address.key)}?token=${token}`;
  return context.json({ signedURL });
};
