import type { JobTask } from '../context.ts';

/** Notifies the owners of tasks that are due, once for each task. */
export const remindOfTasks: JobTask = async ({ database }) => {
  await database.query('select private.remind_of_tasks()');
};
