import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { noticePreferences } from '../../../domain/mail/notice-preference.ts';
import { pathOfTask, type TaskAbout } from '../../../domain/tasks/task.ts';
import type { JobTask } from '../context.ts';
import { defineNotice, isDue } from './define-notice.ts';

type Task = TaskAbout & {
  is_due: boolean;
  author: string | null;
  title: LocalizedText | null;
  company: string | null;
};

/** Notifies the owners of tasks that are due, once for each task. */
export const remindOfTasks: JobTask = async ({ database }) => {
  await database.query('select private.remind_of_tasks()');
};

const kinds = ['task', 'scorecard'].flatMap((kind) =>
  ['assigned', 'ruled', 'due'].map((reason) => `${kind}_${reason}`),
);

const dueNow: Record<Language, string> = { en: 'due now', sv: 'att göra nu' };
const from: Record<Language, string> = { en: 'from', sv: 'från' };
/** The name in the mail for the author of a task that a rule created instead of a colleague. */
const rule: Record<Language, string> = { en: 'a stage rule', sv: 'en regel' };
const person: Record<Language, string> = { en: 'a person', sv: 'en person' };

/**
 * Mails colleagues about tasks and scorecards that they were asked for or that are due, if they have not read the notification within two
 * minutes. The mail names the job or the client and not the task, whose text may be about a person.
 */
export const tellOfTasks = defineNotice<Task>({
  template: 'staff_task',
  select: `
    select 'staff_task:' || notification.id as cause, notification.created_at, notification.kind like '%\\_due' as is_due, task.kind,
      profile.user_id, profile.name, profile.email, profile.language, author.name as author,
      task.person_id, task.application_id, task.job_id, task.client_id, job.title, client.name as company
    from public.notifications as notification
    join public.tasks as task on task.id = notification.task_id
    join public.staff_profiles as profile on profile.user_id = notification.user_id and profile.user_id = task.owner_id
    left join public.staff_profiles as author on author.user_id = notification.actor_id
    left join public.applications as application on application.id = task.application_id
    left join public.jobs as job on job.id = coalesce(task.job_id, application.job_id)
    left join public.clients as client on client.id = task.client_id
    where notification.kind = any ($2) and ${isDue} and task.done_at is null
      and coalesce(task.person_id not in (select private.people_awaiting_erasure()), true)
      and coalesce(task.application_id not in (select private.applications_awaiting_erasure()), true)`,
  values: [noticePreferences.tasks, kinds],
  path: pathOfTask,
  variables: ({ name, language, is_due, author, title, company }) => ({
    first_name: name.split(' ')[0],
    state: is_due ? dueNow[language] : `${from[language]} ${author ?? rule[language]}`,
    about: company ?? (title ? inLanguage(title, language) : person[language]),
  }),
});
