import { hasSqlstate, sqlstate } from '../../postgres/sqlstate.ts';
import { requireCaller } from '../caller.ts';
import type { Operation } from '../context.ts';
import { noSuchBucket, notEmpty } from '../errors.ts';

/** DELETE /bucket/:id */
export const deleteBucket: Operation = (storage) => async (context) => {
  const caller = await requireCaller(storage, context);
  const deleted = await caller
    .run('delete from storage.buckets where id = $1 returning id', [context.req.param('id')])
    .catch((error: unknown) => {
      throw hasSqlstate(error, sqlstate.foreignKeyViolation) ? notEmpty() : error;
    });
  if (deleted.length === 0) throw noSuchBucket();
  return context.json({ message: 'Successfully deleted' });
};
