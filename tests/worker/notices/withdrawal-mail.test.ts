import { beforeEach, expect, it } from 'vitest';
import { tellOfWithdrawals } from '../../../server/worker/notices/tell-of-withdrawals.ts';
import { createApplicants } from '../../fixtures/applicants/applicants.ts';
import { cast } from '../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { jobContext } from '../../fixtures/worker.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
const applicants = createApplicants(server);
const { rasmus, astrid } = cast;

beforeEach(async () => {
  await rows('delete from staff_preferences');
  await rows('delete from notifications');
  await rows('update job_staff set owner_id = $1', [rasmus.id]);
});

/** An applicant withdraws on their own page. Returns the application. */
async function withdraw(change?: string) {
  const applicant = await applicants.createInScreening();
  if (change) await rows(change, [applicant.id]);
  const [mail] = await server.outbox(applicant.email);
  const token = /\/status\/([\w-]+)/.exec(mail?.variables.link ?? '')?.[1];
  const call = { action: 'withdraw', token, application_id: applicant.id };
  expect(await server.invoke('person', call)).toMatchObject({ status: 200 });
  await server.invoke('person', call);
  return applicant;
}

const listNotifications = () =>
  rows('select user_id, kind, application_id from notifications order by created_at');

/** Runs the task after the time within which a colleague may read the notification. */
async function run() {
  await rows(`update notifications set created_at = created_at - interval '3 minutes'`);
  await tellOfWithdrawals(await jobContext(server), undefined, async () => undefined);
}

const listMails = () =>
  rows(
    `select to_email, for_staff, variables from outbox where template_key = 'staff_withdrawal' order by created_at`,
  );

it('notifies the owner of the application once, or else that of the job', async () => {
  const one = await withdraw();
  const other = await withdraw(`update applications set owner_id = '${astrid.id}' where id = $1`);
  expect(
    await rows(
      `select user_id, application_id from notifications where kind = 'application_withdrawn'`,
    ),
  ).toEqual([
    { user_id: rasmus.id, application_id: one.id },
    { user_id: astrid.id, application_id: other.id },
  ]);
});

it('says of somebody who was marked as hired, and did not know it, that the hire fell through', async () => {
  const { id } = await withdraw(
    `update applications set stage = 'hired', merit_note = 'The best of all.' where id = $1`,
  );
  expect(await listNotifications()).toEqual([
    { user_id: rasmus.id, kind: 'hire_withdrawn', application_id: id },
  ]);
  await run();
  expect((await listMails()).at(-1)?.variables).toMatchObject({
    was_hired: true,
    withdrawals: expect.stringMatching(/marked as hired$/),
    link: expect.stringContaining(id),
  });
});

it('mails several withdrawals as one, with the names, which go with the people', async () => {
  await rows('delete from outbox');
  const [one] = [await withdraw(), await withdraw()];
  await run();
  await run();
  const mails = await listMails();
  expect(mails).toMatchObject([
    {
      to_email: rasmus.email,
      for_staff: rasmus.id,
      variables: { count: '2', was_hired: false, link: expect.stringContaining('withdrawn=1') },
    },
  ]);
  expect(mails[0]?.variables.withdrawals.split('\n')).toHaveLength(2);
  await rows('select private.anonymise_person($1, $2)', [one?.person, 'self']);
  expect(await listMails()).toEqual([]);
});

it.each([
  ['the owner has read it', 'update notifications set read_at = now()'],
  [
    'the owner has turned these mails off',
    `insert into staff_preferences (user_id, key, value) values ('${rasmus.id}', 'mail_withdrawals', 'false')`,
  ],
  ['the person awaits erasure', `update people set erase_after = now() + interval '1 day'`],
])('sends nothing if %s', async (_, happens) => {
  await rows('delete from outbox');
  await withdraw();
  await rows(happens);
  await run();
  expect(await listMails()).toEqual([]);
});

it('notifies nobody of an application that ends by an erasure, a merge or a colleague', async () => {
  const { id, person } = await applicants.createInScreening();
  const merged = await applicants.createInScreening();
  await rows(`do $$ begin
    perform set_config('request.jwt.claims', '{"role": "anon"}', true);
    update people set erase_after = now() + interval '1 day' where id = '${person}';
    perform private.anonymise_person('${person}', 'self');
    update applications set withdrawn_at = now(), withdrawn_reason = 'merged' where id = '${merged.id}';
  end $$`);
  const removed = await applicants.createInScreening();
  await rows('update applications set withdrawn_at = now() where id = $1', [removed.id]);
  expect(await listNotifications()).toEqual([]);
  expect(
    await rows('select withdrawn_at is not null as ended from applications where id = $1', [id]),
  ).toEqual([{ ended: true }]);
});
