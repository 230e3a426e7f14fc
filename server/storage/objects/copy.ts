import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readBody } from '../body.ts';
import { requireCaller } from '../caller.ts';
import type { Operation } from '../context.ts';
import { noSuchKey } from '../errors.ts';
import { objectKey } from '../files/keys.ts';
import { checkStored } from './check-stored.ts';
import { withVisible } from './find-object.ts';
import { type ObjectRow, objectColumns } from './object.ts';
import { publishObject } from './publish-object.ts';
import { authorizeTransfer, transferSchema } from './transfer.ts';
import { tryWriteObject } from './write-object.ts';

const bodySchema = transferSchema.extend({
  copyMetadata: z.boolean().nullish(),
  metadata: z
    .object({
      cacheControl: z
        .string()
        .regex(/^[\w ,=-]{1,200}$/)
        .optional(),
      mimetype: z.string().max(200).optional(),
    })
    .nullish(),
});

/** POST /object/copy */
export const copyObject: Operation = (storage) => async (context) => {
  const caller = await requireCaller(storage, context);
  const body = await readBody(context, bodySchema);
  const { source, target, rules } = await authorizeTransfer(storage, context, caller, body);
  const isUpsert = context.req.header('x-upsert') === 'true';

  const id = await withVisible(caller.run, source, async (original) => {
    if (!original.version || !original.metadata) throw noSuchKey();
    if (body.sourceVersionId && body.sourceVersionId !== original.version) throw noSuchKey();
    const copiesMetadata = body.copyMetadata !== false;
    const metadata = { ...original.metadata, ...(copiesMetadata ? {} : body.metadata) };
    const mimetype = await checkStored(storage, rules, original.version, metadata);
    const version = randomUUID();
    const object = {
      ...target,
      id: randomUUID(),
      owner: caller.owner,
      version,
      metadata: { ...metadata, mimetype, lastModified: new Date().toISOString() },
      userMetadata: copiesMetadata ? (original.user_metadata ?? undefined) : undefined,
    };
    // Checks the rights before the file is copied, and writes the row after it, so that no row lacks its file.
    await tryWriteObject(caller.tryOut, object, isUpsert);
    await storage.files.copy(objectKey(original.version), objectKey(version));
    return publishObject(storage, caller.run, object, isUpsert);
  });
  const [copy] = await caller.run<ObjectRow>(
    `select ${objectColumns} from storage.objects where id = $1`,
    [id],
  );
  return context.json({ Key: `${target.bucketId}/${target.key}`, Id: id, ...copy });
};
