import { sql } from 'kysely';
import { z } from 'zod';
import { receiveMail } from '../../inbound/receive.ts';
import { db } from '../../postgres/query.ts';
import { Interrupted } from '../../support/limited-thread.ts';
import type { JobTask } from '../context.ts';

const payload = z.object({ id: z.uuid() });

/** Receives a mail that has arrived. */
export const receiveMailTask: JobTask = async (context, input, addJob) => {
  const { id } = payload.parse(input);
  const { database, files, inboundAddress, stopping } = context;
  try {
    await receiveMail({ database, files, inbox: inboundAddress, signal: stopping }, id);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    await addJob('receive-mail', { id }, `arrived:${id}`);
  }
};

const maxAtOnce = 500;

/** Adds the job of mail that arrived without a worker, or whose job failed too often. */
export const findArrivedMail: JobTask = async ({ database }, _, addJob) => {
  const { rows } = await database.query(
    db
      .selectFrom('private.arrived_mail')
      .select(['id', 'priority'])
      .where('arrived_at', '<', sql<Date>`now() - interval '1 minute'`)
      .orderBy('priority')
      .orderBy('arrived_at')
      .limit(maxAtOnce),
  );
  for (const { id, priority } of rows)
    await addJob('receive-mail', { id }, `arrived:${id}`, priority);
};
