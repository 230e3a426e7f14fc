import type { JobContext, JobTask } from '../context.ts';

/** Deletes the files of unsent mail whose rows are gone, for example with an erased person. */
export const removeUnsentMail: JobTask = async (context) => {
  await context.mailer.unsent?.prune((ids) => findKept(context, ids));
};

/** Finds mail that was stored within a week, or whose file may just have been written. */
async function findKept({ database }: JobContext, ids: string[]): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `select id from public.outbox
     where id::text = any ($1)
       and (state = 'kept' and sent_at > now() - interval '7 days' or state = 'sending')`,
    [ids],
  );
  return rows.map(({ id }) => id);
}
