import type { JobTask } from './context.ts';

/** Longer than any try to send takes. */
export const leaseSeconds = 180;
const mostAtOnce = 1000;

/** What a process that died had claimed is queued again; what was queued without a worker gets its job. */
export const findWaitingMail: JobTask = async ({ database }, _, addJob) => {
  await database.query(
    `update public.outbox set state = 'queued'
     where state = 'sending' and updated_at < now() - make_interval(secs => $1)`,
    [leaseSeconds],
  );
  const { rows } = await database.query(
    `select id from public.outbox where state = 'queued' and send_after < now() - interval '15 seconds'
     order by send_after limit $1`,
    [mostAtOnce],
  );
  for (const { id } of rows) await addJob('deliver-mail', { id }, `mail:${id}`);
};
