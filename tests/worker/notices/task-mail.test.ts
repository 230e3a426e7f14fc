import { beforeEach, expect, it } from 'vitest';
import { tellOfTasks } from '../../../server/worker/notices/tell-of-tasks.ts';
import { createApplicants } from '../../fixtures/applicants/applicants.ts';
import { cast } from '../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { jobContext } from '../../fixtures/worker.ts';

const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
const applicants = createApplicants(server);
const { astrid, rasmus } = cast;

beforeEach(async () => {
  await rows('delete from staff_preferences');
  await rows('delete from notifications');
  await rows(`update staff_profiles set language = 'sv' where user_id = $1`, [astrid.id]);
});

async function giveTask(): Promise<string> {
  const { id } = await applicants.createInScreening();
  await asStaff(
    'recruiter',
    `insert into tasks (title, due_on, owner_id, application_id) values ('Call a reference', '2030-01-01', $1, $2)`,
    [astrid.id, id],
  );
  return id;
}

/** Runs the task after the time in which a colleague may read the notification. */
async function mailTasks() {
  await rows(`update notifications set created_at = created_at - interval '3 minutes'`);
  await tellOfTasks(await jobContext(server), undefined, async () => undefined);
}

const mailsAbout = (application: string) =>
  rows(
    `select to_email, language, variables, application_id from outbox
     where template_key = 'staff_task' and variables ->> 'link' like '%' || $1 || '%'`,
    [application],
  );

it('mails the owner once about a task that a colleague gave, with the name of the applicant', async () => {
  const id = await giveTask();
  await mailTasks();
  await mailTasks();
  const mails = await mailsAbout(id);
  expect(mails).toEqual([
    {
      to_email: astrid.email,
      language: 'sv',
      application_id: null,
      variables: {
        first_name: 'Astrid',
        state: `från ${rasmus.name}`,
        about: 'Fullstackutvecklare',
        count: '',
        tasks: 'Call a reference: Sami Sample, Fullstackutvecklare',
        link: expect.stringContaining(`/admin/job-applications?application=${id}&lang=sv`),
      },
    },
  ]);
});

it('mails several tasks as one', async () => {
  await rows('delete from outbox');
  const ids = [await giveTask(), await giveTask()];
  await mailTasks();
  await mailTasks();
  const mails = await rows(`select id, variables from outbox where template_key = 'staff_task'`);
  const line = 'Call a reference: Sami Sample, Fullstackutvecklare';
  expect(mails).toMatchObject([
    {
      variables: {
        about: 'Fullstackutvecklare och 1 till',
        count: '2',
        tasks: `${line}\n${line}`,
        link: expect.stringContaining('/admin/dashboard'),
      },
    },
  ]);
  // A mail that names somebody goes with their task.
  await rows('delete from tasks where application_id = $1', [ids[0]]);
  expect(await rows('select from outbox where id = $1', [mails[0]?.id])).toEqual([]);
});

it('mails the owner of a task that is due', async () => {
  const id = await giveTask();
  await rows('update notifications set read_at = now()');
  await rows(
    `insert into notifications (user_id, kind, task_id) select owner_id, 'task_due', id from tasks where application_id = $1`,
    [id],
  );
  await mailTasks();
  expect(await mailsAbout(id)).toMatchObject([{ variables: { state: 'att göra nu' } }]);
});

it.each([
  ['the owner has read it', 'update notifications set read_at = now()'],
  [
    'the owner has turned these mails off',
    `insert into staff_preferences (user_id, key, value) values ('${cast.astrid.id}', 'mail_tasks', 'false')`,
  ],
  ['the task was done', 'update tasks set done_at = now()'],
  ['the task was deleted', 'delete from tasks'],
  ['nobody owns it', 'update tasks set owner_id = null'],
  [
    'the applicant is about to be erased',
    `update people set erase_after = now() + interval '1 day'`,
  ],
])('sends nothing once %s', async (_, change) => {
  const id = await giveTask();
  await rows(change);
  await mailTasks();
  expect(await mailsAbout(id)).toEqual([]);
});
