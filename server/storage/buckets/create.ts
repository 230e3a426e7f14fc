import { z } from 'zod';
import { hasSqlstate, sqlstate } from '../../postgres/sqlstate.ts';
import { readBody } from '../body.ts';
import { requireCaller } from '../caller.ts';
import type { Operation } from '../context.ts';
import { alreadyExists, invalidRequest } from '../errors.ts';
import { parseBucketName } from '../names.ts';
import { asUuid } from '../objects/as-uuid.ts';
import { bucketRules, parseSizeLimit, requireTypes } from './bucket-body.ts';

const bodySchema = z.object({
  id: z.string().nullish(),
  name: z.string(),
  type: z.string().nullish(),
  ...bucketRules,
});

/** POST /bucket */
export const createBucket: Operation = (storage) => async (context) => {
  const caller = await requireCaller(storage, context);
  const body = await readBody(context, bodySchema);
  const name = parseBucketName(body.name);
  const id = parseBucketName(body.id || name);
  if (body.type && body.type !== 'STANDARD')
    throw invalidRequest('Only STANDARD buckets are kept here');
  requireTypes(body.allowed_mime_types);
  const limit = parseSizeLimit(body.file_size_limit, storage.settings.maxFileBytes);
  await caller
    .run(
      `insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        id,
        name,
        asUuid(caller.owner),
        caller.owner,
        body.public ?? false,
        limit,
        body.allowed_mime_types,
      ],
    )
    .catch((error: unknown) => {
      throw hasSqlstate(error, sqlstate.uniqueViolation)
        ? alreadyExists('BucketAlreadyExists')
        : error;
    });
  return context.json({ name: id });
};
