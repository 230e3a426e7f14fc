import { beforeEach, expect, it } from 'vitest';
import { tellOfClientAnswers } from '../../../server/worker/notices/tell-of-client-answers.ts';
import { createApplicants } from '../../fixtures/applicants/applicants.ts';
import { cast } from '../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { jobContext } from '../../fixtures/worker.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
const applicants = createApplicants(server);

beforeEach(() => rows('delete from staff_preferences'));

/** Somebody on a shortlist about whom the client has commented twice. */
async function answer() {
  const { id } = await applicants.createInScreening();
  const [item] = await rows(
    `with link as (
       insert into review_links (shared_at, job_id, token_hash, recipient_name, created_by)
       select now(), job_id, repeat(md5(id::text), 2), 'Ines Ek', $2 from applications where id = $1 returning id
     )
     insert into review_link_items (review_link_id, application_id) select id, $1 from link returning id, review_link_id`,
    [id, cast.rasmus.id],
  );
  for (const comment of ['Good', 'Very good']) {
    await rows(
      `insert into review_events (review_link_id, item_id, kind, comment, staff_id)
       values ($1, $2, 'commented', $3, null)`,
      [item?.review_link_id, item?.id, comment],
    );
  }
  return id;
}

/** Runs the task after the time within which a colleague may read the notification. */
async function run() {
  await rows(`update notifications set created_at = created_at - interval '3 minutes'`);
  await tellOfClientAnswers(await jobContext(server), undefined, async () => undefined);
}

const mailsAbout = (application: string) =>
  rows(
    `select to_email, variables from outbox
     where template_key = 'staff_client_answer' and variables ->> 'link' like '%' || $1 || '%'`,
    [application],
  );

it('mails the recruiter once about answers that they have not read', async () => {
  const application = await answer();
  await run();
  await run();
  expect(await mailsAbout(application)).toMatchObject([
    {
      to_email: cast.rasmus.email,
      variables: { company: 'Hygglo', answer: 'commented on a candidate' },
    },
  ]);
});

it('waits until the recruiter has had time to read the notification', async () => {
  const application = await answer();
  await tellOfClientAnswers(await jobContext(server), undefined, async () => undefined);
  expect(await mailsAbout(application)).toEqual([]);
});

it.each([
  ['has read the notification', 'update notifications set read_at = now()'],
  [
    'has turned these mails off',
    `insert into staff_preferences (user_id, key, value) values ('${cast.rasmus.id}', 'mail_client_answers', 'false')`,
  ],
])('sends nothing to a recruiter who %s', async (_, happens) => {
  const application = await answer();
  await rows(happens);
  await run();
  expect(await mailsAbout(application)).toEqual([]);
});
