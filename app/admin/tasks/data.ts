import type { BrowserClient } from '../../backend/browser-client.ts';
import { insertOnce } from '../../backend/insert-once.ts';
import { deleteOne, unwrap } from '../../backend/unwrap.ts';
import { rowFields } from '../kit/saved-fields/data/row-fields.ts';

/** The record that a task is about. */
export type TaskSubject = {
  column: 'person_id' | 'application_id' | 'job_id' | 'client_id';
  id: string;
  /** The job of an application. */
  jobId?: string;
  /** The tasks of a person include those about these applications. */
  applications?: string[];
};

const columns =
  'id, kind, title, details, owner_id, due_on, done_at, created_by, person_id, application_id, job_id, client_id, owner:staff_profiles!owner_id(name), person:people(full_name), application:applications(job_id, person:people(full_name), job:jobs(title)), job:jobs(title), client:clients(name)';

const maxTasks = 200;

/** Returns the tasks about a record, the most urgent first. */
export async function listTasks(client: BrowserClient, subject: TaskSubject) {
  const { column, id, applications = [] } = subject;
  const about = [
    `${column}.eq.${id}`,
    ...(applications.length > 0 ? [`application_id.in.(${applications})`] : []),
  ];
  return unwrap(
    client
      .from('tasks')
      .select(columns)
      .or(about.join(','))
      .order('due_on')
      .order('created_at')
      .limit(maxTasks),
  );
}

export type Task = Awaited<ReturnType<typeof listTasks>>[number];

/**
 * Returns the tasks of a colleague, except those whose reason has ended because the applicant was rejected or has
 * withdrawn. Tasks that a colleague wrote stay, because they may be about just that. `private.remind_of_tasks` has the
 * same rule.
 */
export async function listOpenTasks(client: BrowserClient, ownerId: string): Promise<Task[]> {
  return unwrap(
    client
      .from('tasks')
      .select(`${columns}, ended:applications()` as const)
      .eq('owner_id', ownerId)
      .is('done_at', null)
      .or('stage.eq.rejected,withdrawn_at.not.is.null', { referencedTable: 'ended' })
      .or('ended.is.null,and(kind.neq.scorecard,created_by.not.is.null)')
      .order('due_on')
      .order('created_at')
      .limit(maxTasks),
  );
}

export async function createTask(
  client: BrowserClient,
  { column, id }: TaskSubject,
  fields: Pick<Task, 'title' | 'details' | 'owner_id' | 'due_on'>,
): Promise<void> {
  await insertOnce(client, 'tasks', { ...fields, [column]: id });
}

/** Inserts a deleted task again. */
export async function restoreTask(client: BrowserClient, task: Task): Promise<void> {
  const { id, kind, title, details, owner_id, due_on, done_at } = task;
  const { person_id, application_id, job_id, client_id } = task;
  const about = { person_id, application_id, job_id, client_id };
  await unwrap(
    client.from('tasks').insert({ id, kind, title, details, owner_id, due_on, ...about }),
  );
  if (done_at) await setTaskDone(client, id, true);
}

/** Fails if the task is gone. */
export async function setTaskDone(
  client: BrowserClient,
  id: string,
  isDone: boolean,
): Promise<void> {
  const change = { done_at: isDone ? new Date().toISOString() : null };
  await unwrap(client.from('tasks').update(change).eq('id', id).select('id').single());
}

export async function deleteTask(client: BrowserClient, id: string): Promise<void> {
  await deleteOne(client.from('tasks').delete().eq('id', id).select('id'));
}

export const taskSource = (client: BrowserClient, id: string) =>
  rowFields(client, {
    table: 'tasks',
    key: { id },
    columns: ['title', 'details', 'owner_id', 'due_on'],
  });
