import { asCaller } from '../../functions/act-as.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import { db, type Query } from '../../postgres/query.ts';

type Interview = Omit<Row<'interviews'>, 'starts_at' | 'ends_at'> & {
  starts_at: Date | null;
  ends_at: Date | null;
};

/** Locks an interview that the calling member of staff can see and that is neither cancelled nor over. */
export async function lockInterview(query: Query, id: string): Promise<Interview> {
  const visible = await asCaller(query, () =>
    query(db.selectFrom('interviews').select('id').where('id', '=', id)),
  );
  if (visible.rows.length === 0) throw new FunctionError('not_found');
  const { rows } = await query<Interview>(
    'select * from public.interviews where id = $1 for update',
    [id],
  );
  const [interview] = rows;
  const isOver = interview?.ends_at && interview.ends_at < new Date();
  if (!interview || interview.state === 'cancelled' || isOver) throw new FunctionError('conflict');
  return interview;
}
