import type { JobTask } from './context.ts';

const mostAtOnce = 500;

/** Documents whose job was lost with the process that had taken it, or that came before any worker. */
export const findUnreadDocuments: JobTask = async ({ database }, _, addJob) => {
  const { rows } = await database.query(
    `select id from public.documents
     where extraction = 'pending' and created_at < now() - interval '2 minutes'
     order by created_at limit $1`,
    [mostAtOnce],
  );
  for (const { id } of rows) await addJob('extract-cv-text', { id }, `document:${id}`);
};
