import { z } from 'zod';
import { readNames } from '../body.ts';
import { requireCaller } from '../caller.ts';
import type { Operation } from '../context.ts';
import { invalidRequest } from '../errors.ts';
import { signDownload } from '../signed-token.ts';
import { checkLifetime, signerOf } from '../signer.ts';
import { encodeKey } from './encode-key.ts';
import { expiresIn } from './sign.ts';

const maxPaths = 1000;
const bodySchema = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(maxPaths) });
/** Each signature takes processor time, and no page for visitors needs many. */
const maxForVisitors = 100;
const tooManyFiles = () =>
  invalidRequest(`at most ${maxForVisitors} files can be signed without an account`);
const missingMessage = 'Either the object does not exist or you do not have access to it';

/** POST /object/sign/:bucket */
export const signUrls: Operation = (storage) => async (context) => {
  const caller = await requireCaller(storage, context);
  const body = await readNames(context, bodySchema, caller);
  const signer = signerOf(caller.identity);
  checkLifetime(storage, signer, body.expiresIn);
  const bucketId = context.req.param('bucket') ?? '';
  const rows = await caller.run<{ name: string }>(
    'select name from storage.objects where bucket_id = $1 and name = any($2::text[])',
    [bucketId, body.paths],
    { access: 'read' },
  );
  const visible = new Set(rows.map(({ name }) => name));
  if (caller.identity.role === 'anon' && visible.size > maxForVisitors) throw tooManyFiles();
  const urls = new Map<string, string>();
  for (const key of visible) {
    const token = await signDownload(storage, { bucketId, key }, signer, body.expiresIn);
    urls.set(key, `/object/sign/${bucketId}/${encodeKey(key)}?token=${token}`);
  }
  return context.json(
    body.paths.map((path) => {
      const signedURL = urls.get(path) ?? null;
      return { error: signedURL ? null : missingMessage, path, signedURL };
    }),
  );
};
