import { z } from 'zod';
import { readBody } from '../body.ts';
import { requireCaller } from '../caller.ts';
import type { Operation } from '../context.ts';
import { noSuchBucket } from '../errors.ts';
import { bucketRules, parseSizeLimit, requireTypes } from './bucket-body.ts';

const bodySchema = z.object(bucketRules);

/** PUT /bucket/:id; absent fields stay unchanged, null clears a field. */
export const updateBucket: Operation = (storage) => async (context) => {
  const caller = await requireCaller(storage, context);
  const body = await readBody(context, bodySchema);
  requireTypes(body.allowed_mime_types);
  const limit = parseSizeLimit(body.file_size_limit, storage.settings.maxFileBytes);
  const changed = await caller.run(
    `update storage.buckets set
       public = coalesce($2, public),
       file_size_limit = case when $3 then $4 else file_size_limit end,
       allowed_mime_types = case when $5 then $6 else allowed_mime_types end
     where id = $1 returning id`,
    [
      context.req.param('id'),
      body.public,
      limit !== undefined,
      limit,
      body.allowed_mime_types !== undefined,
      body.allowed_mime_types,
    ],
  );
  if (changed.length === 0) throw noSuchBucket();
  return context.json({ message: 'Successfully updated' });
};
