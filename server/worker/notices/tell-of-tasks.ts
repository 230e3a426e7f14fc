import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { noticePreferences } from '../../../domain/mail/notice-preference.ts';
import { pathOfTask, type TaskAbout } from '../../../domain/tasks/task.ts';
import type { JobTask } from '../context.ts';
import { defineDigest, isDue, isUnmailed } from './define-notice.ts';

type Task = TaskAbout & {
  is_due: boolean;
  title: string;
  author: string | null;
  person: string | null;
  job: LocalizedText | null;
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
const somebody: Record<Language, string> = { en: 'a person', sv: 'en person' };
const others: Record<Language, (count: number) => string> = {
  en: (count) => `and ${count} more`,
  sv: (count) => `och ${count} till`,
};
const scorecard: Record<Language, string> = { en: 'Scorecard', sv: 'Bedömning' };

/**
 * Mails colleagues about tasks and scorecards that they were asked for or that are due, if they have not read the
 * notification within two minutes: one mail for all of them. Its subject names no person.
 */
export const tellOfTasks = defineDigest<Task>({
  template: 'staff_task',
  select: `
    select 'staff_task:' || notification.id as cause, notification.created_at, notification.kind like '%\\_due' as is_due, task.kind,
      notification.id as notification_id, task.title, nullif(person.full_name, '') as person,
      profile.user_id, profile.name, profile.email, profile.language, author.name as author,
      task.person_id, task.application_id, task.job_id, task.client_id, job.title as job, client.name as company
    from public.notifications as notification
    join public.tasks as task on task.id = notification.task_id
    join public.staff_profiles as profile on profile.user_id = notification.user_id and profile.user_id = task.owner_id
    left join public.staff_profiles as author on author.user_id = notification.actor_id
    left join public.applications as application on application.id = task.application_id
    left join public.people as person on person.id = coalesce(task.person_id, application.person_id)
    left join public.jobs as job on job.id = coalesce(task.job_id, application.job_id)
    left join public.clients as client on client.id = task.client_id
    where notification.kind = any ($2) and ${isUnmailed} and ${isDue} and task.done_at is null
      and coalesce(task.person_id not in (select private.people_awaiting_erasure()), true)
      and coalesce(task.application_id not in (select private.applications_awaiting_erasure()), true)`,
  values: [noticePreferences.tasks, kinds],
  path: ([task, ...more]) => (more.length > 0 ? '/admin/dashboard' : pathOfTask(task)),
  variables: (tasks) => {
    const [{ name, language, is_due, author, job, company }, ...more] = tasks;
    const about = company ?? (job ? inLanguage(job, language) : somebody[language]);
    return {
      first_name: name.split(' ')[0],
      // A text that an administrator has edited may use these two alone.
      state: is_due ? dueNow[language] : `${from[language]} ${author ?? rule[language]}`,
      about: more.length > 0 ? `${about} ${others[language](more.length)}` : about,
      count: more.length > 0 ? String(tasks.length) : '',
      tasks: tasks.map((task) => describeTask(task, language)).join('\n'),
    };
  },
});

function describeTask({ kind, title, person, job, company, is_due }: Task, language: Language) {
  const what = kind === 'scorecard' ? scorecard[language] : title;
  const about = [person, company, job && inLanguage(job, language)].filter(Boolean).join(', ');
  return `${what}: ${about || somebody[language]}${is_due ? ` (${dueNow[language]})` : ''}`;
}
