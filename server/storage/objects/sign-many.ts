import { z } from 'zod';
import { readBody } from '../body.ts';
import { requireCaller } from '../caller.ts';
import type { Operation } from '../context.ts';
import { signDownload } from '../signed-token.ts';
import { checkLifetime, signerOf } from '../signer.ts';
import { encodeKey } from './encode-key.ts';
import { expiresIn } from './sign.ts';

const schema = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(1000) });
const missing = 'Either the object does not exist or you do not have access to it';

/** POST /object/sign/:bucket */
export const signUrls: Operation = (storage) => async (context) => {
  const caller = await requireCaller(storage, context);
  const body = await readBody(context, schema);
  const signer = signerOf(caller.identity);
  checkLifetime(storage, signer, body.expiresIn);
  const bucketId = context.req.param('bucket') ?? '';
  const rows = await caller.run<{ name: string }>(
    'select name from storage.objects where bucket_id = $1 and name = any($2::text[])',
    [bucketId, body.paths],
    { access: 'read' },
  );
  const visible = new Set(rows.map(({ name }) => name));
  const answers = body.paths.map(async (path) => {
    if (!visible.has(path)) return { error: missing, path, signedURL: null };
    const token = await signDownload(storage, { bucketId, key: path }, signer, body.expiresIn);
    const signedURL = `/object/sign/${bucketId}/${encodeKey(path)}?token=${token}`;
    return { error: null, path, signedURL };
  });
  return context.json(await Promise.all(answers));
};
