import { z } from 'zod';
import { isHeld, tellOfInterview } from '../../features/interviews/tell.ts';
import type { JobTask } from '../context.ts';

const payload = z.object({ id: z.uuid() });

/** Mails the people of an interview that has changed. */
export const tellOfInterviewTask: JobTask = async ({ database, mailer }, input) => {
  const { id } = payload.parse(input);
  await database.transaction((query) => tellOfInterview(query, mailer, id));
};

/** Finds changes whose own task was lost, for example because the queue did not exist yet, or came while a bulk action could be undone or the candidate awaited erasure. */
export const tellOfInterviews: JobTask = async ({ database, mailer }) => {
  const { rows } = await database.query<{ id: string }>(
    `select id from public.interviews as interview
     where (told_state, told_sequence) is distinct from (state, sequence)
       and not (told_sequence = sequence and application_id in (select private.applications_awaiting_erasure()))
       and updated_at < now() - interval '1 minute' and not ${isHeld} order by updated_at limit 100`,
  );
  for (const { id } of rows) {
    await database.transaction((query) => tellOfInterview(query, mailer, id));
  }
};
