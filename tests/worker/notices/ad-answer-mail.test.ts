import { beforeEach, expect, it } from 'vitest';
import { tellOfAdAnswers } from '../../../server/worker/notices/tell-of-ad-answers.ts';
import { cast } from '../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { jobContext } from '../../fixtures/worker.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });

beforeEach(async () => {
  await rows('delete from staff_preferences');
  await rows('delete from job_approvals');
});

/** An answer of the client on an ad that Rasmus asked about. */
async function answer(decision: string): Promise<string> {
  const [job] = await rows(
    `insert into job_approvals (job_id, client_id, asked_by, ad)
     select id, client_id, $1, private.ad_of_job(id) from jobs where slug = 'hygglo-fullstack-developer'
     returning id, job_id`,
    [cast.rasmus.id],
  );
  await rows(
    `update job_approvals set decision = $2, comment = 'Secret words', decided_at = now() where id = $1`,
    [job?.id, decision],
  );
  return job?.job_id;
}

/** Runs the task after the time within which a colleague may read the notification. */
async function run() {
  await rows(`update notifications set created_at = created_at - interval '3 minutes'`);
  await tellOfAdAnswers(await jobContext(server), undefined, async () => undefined);
}

const mails = () =>
  rows(
    `select to_email, variables from outbox
     where template_key = 'staff_client_answer' and variables ->> 'link' like '%/admin/jobs/edit/%'`,
  );

it('mails the recruiter once about an answer that they have not read, without its words', async () => {
  const job = await answer('changes_asked');
  await run();
  await run();
  const sent = await mails();
  expect(sent).toMatchObject([
    {
      to_email: cast.rasmus.email,
      variables: {
        company: 'Hygglo',
        answer: 'asked for changes to the ad',
        link: expect.stringContaining(job),
      },
    },
  ]);
  expect(JSON.stringify(sent)).not.toContain('Secret words');
  await rows('delete from outbox');
});

it.each([
  ['has read the notification', 'update notifications set read_at = now()'],
  [
    'has turned these mails off',
    `insert into staff_preferences (user_id, key, value) values ('${cast.rasmus.id}', 'mail_client_answers', 'false')`,
  ],
])('sends nothing to a recruiter who %s', async (_, happens) => {
  await answer('approved');
  await rows(happens);
  await run();
  expect(await mails()).toEqual([]);
});
