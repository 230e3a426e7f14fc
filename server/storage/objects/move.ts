import { hasSqlstate, sqlstate } from '../../postgres/sqlstate.ts';
import { readBody } from '../body.ts';
import { requireCaller } from '../caller.ts';
import type { Operation } from '../context.ts';
import { alreadyExists, noSuchKey } from '../errors.ts';
import { checkStored } from './check-stored.ts';
import { withVisible } from './find-object.ts';
import { authorizeTransfer, transferSchema } from './transfer.ts';

/** POST /object/move: changes only the row, not the file, so a move is atomic. */
export const moveObject: Operation = (storage) => async (context) => {
  const caller = await requireCaller(storage, context);
  const body = await readBody(context, transferSchema);
  const { source, target, rules } = await authorizeTransfer(storage, context, caller, body);
  const row = await withVisible(caller.run, source, async ({ version, metadata }) => {
    if (body.sourceVersionId && body.sourceVersionId !== version) throw noSuchKey();
    if (target.bucketId !== source.bucketId) {
      const { size = 0, mimetype = '' } = metadata ?? {};
      // The type that this returns is not stored: a move keeps the metadata of the file, as at Supabase.
      await checkStored(storage, rules, version, { size, mimetype });
    }
    const [moved] = await caller
      .run<{ id: string }>(
        `update storage.objects set bucket_id = $3, name = $4
         where bucket_id = $1 and name = $2 and version is not distinct from $5 returning id`,
        [source.bucketId, source.key, target.bucketId, target.key, version],
      )
      .catch((error: unknown) => {
        throw hasSqlstate(error, sqlstate.uniqueViolation) ? alreadyExists() : error;
      });
    // The file was replaced in the meantime, or the caller may not move it: `withVisible` retries only the former.
    if (!moved) throw noSuchKey();
    return moved;
  });
  const Key = `${target.bucketId}/${target.key}`;
  return context.json({ message: 'Successfully moved', Id: row.id, Key });
};
