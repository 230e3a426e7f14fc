import { z } from 'zod';
import { deliverMail } from '../../email/deliver.ts';
import type { JobTask } from '../context.ts';

const payload = z.object({ id: z.uuid() });

export const deliverMailTask: JobTask = async ({ mailer, logger }, input) => {
  const { id } = payload.parse(input);
  const outcome = await deliverMail(mailer, id);
  if (outcome === 'failed') logger.warn({ mail: id }, 'mail failed and is not retried');
};
