import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { listOpenTasks, listTasks, type TaskSubject } from './data.ts';

export const tasksKey = queryKeys.table('tasks');

/** The tasks about a record, live. */
export function useTasks(subject: TaskSubject) {
  const { column, id, applications } = subject;
  return useLiveTables({
    queryKey: [...tasksKey, 'about', id, applications],
    queryFn: (client) => listTasks(client, subject),
    // The applications of a person may be many, so a filter cannot name them.
    follow: [applications ? { table: 'tasks' } : { table: 'tasks', filter: `${column}=eq.${id}` }],
  });
}

/**
 * The open tasks of a colleague, live. It follows all tasks: a filter by owner would miss a task that gets another
 * owner.
 */
export function useOpenTasks(ownerId: string) {
  return useLiveTables({
    queryKey: [...tasksKey, 'of', ownerId],
    queryFn: (client) => listOpenTasks(client, ownerId),
    follow: [{ table: 'tasks' }],
  });
}
