import { z } from 'zod';
import { applicationPath } from '../applications/application-path.ts';
import type { Enums } from '../database.types.ts';
import * as field from '../forms/form-field.ts';

export const maxTaskLengths = { title: 200, details: 2000 };

/** The fields of a task that staff write. */
export const taskFields = z.object({
  title: field.requiredLine(maxTaskLengths.title),
  details: field.text(maxTaskLengths.details),
  owner_id: field.optional(field.uuid),
  due_on: field.requiredDate,
});

/** The keys of the record that a task is about: one of them is set. */
export type TaskAbout = Record<
  'person_id' | 'application_id' | 'job_id' | 'client_id',
  string | null
> & { kind: Enums<'task_kind'> };

/** Path of the screen that shows the record. */
export function pathOfTask(task: TaskAbout): string {
  const { kind, person_id, application_id, job_id, client_id } = task;
  if (application_id) {
    return applicationPath(application_id, kind === 'scorecard' ? 'scorecards' : undefined);
  }
  if (person_id) return `/admin/applicants/${person_id}`;
  return job_id ? `/admin/jobs/edit/${job_id}` : `/admin/clients/${client_id}`;
}
