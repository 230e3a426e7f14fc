import type { JobTask } from '../context.ts';

/** Reminds those responsible for applicants who have waited for an answer as long as a rule of their stage says. */
export const remindOfAnswers: JobTask = async ({ database }) => {
  await database.query('select private.remind_of_answers()');
};
