import type { JobContext, JobTask } from './context.ts';

/** Removes the files of unsent mail whose rows are gone: an erased person takes theirs along. */
export const removeUnsentMail: JobTask = async (context) => {
  await context.mailer.unsent?.prune((ids) => findKept(context, ids));
};

/** Mails that were kept lately, and those whose file may have been written a moment ago. */
async function findKept({ database }: JobContext, ids: string[]): Promise<string[]> {
  const { rows } = await database.query(
    `select id from public.outbox
     where id::text = any ($1)
       and (state = 'kept' and sent_at > now() - interval '7 days' or state = 'sending')`,
    [ids],
  );
  return rows.map(({ id }) => id);
}
