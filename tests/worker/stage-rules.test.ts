import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { remindOfAnswers } from '../../server/worker/applications/remind-of-answers.ts';
import { runStageRules } from '../../server/worker/applications/run-stage-rules.ts';
import { tellOfOwedAnswers } from '../../server/worker/staff-mail/tell-of-owed-answers.ts';
import { createApplicants } from '../fixtures/applicants.ts';
import { applicationForm } from '../fixtures/applications.ts';
import { cast } from '../fixtures/cast.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { jobContext } from '../fixtures/worker.ts';

// Applicants who have already been moved and mailed come to a stage with rules.

const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
const { createInScreening, move, undo } = createApplicants(server);
const { astrid, rasmus } = cast;
const slug = 'hygglo-fullstack-developer';

beforeEach(async () => {
  await rows('delete from stage_rules');
  await rows('delete from notifications');
});

/** Adds a rule and turns it on. */
async function addRule(fields: Record<string, unknown>): Promise<string> {
  const names = Object.keys(fields);
  const id = randomUUID();
  await rows(
    `insert into stage_rules (id, job_id, is_on, ${names}) select $1, jobs.id, true, ${names.map((_, index) => `$${index + 2}`)}
     from jobs where slug = '${slug}'`,
    [id, ...Object.values(fields)],
  );
  return id;
}

const mailRule = () =>
  addRule({
    stage: 'interview',
    kind: 'mail',
    template_key: 'application_stage_interview',
    minutes: 60,
  });

const run = async (application: string) =>
  runStageRules(await jobContext(server), { application_id: application }, async () => undefined);

const toInterview = (application: string, mail?: object, key?: string) =>
  move({ application_id: application, from: 'screening', to: 'interview', mail }, key);

const mailsOf = (application: string, rule: string) =>
  rows(
    `select state::text, stage::text, is_answer, created_by, ended ->> 'because' as because,
       extract(epoch from send_after - (select stage_changed_at from applications where id = $1)) / 60 > 1 as waits
     from outbox where application_id = $1 and cause like 'stage_rule:' || $2 || ':%' order by created_at`,
    [application, rule],
  );

const eventsOf = (application: string) =>
  rows(
    `select kind, actor_id, data ->> 'rule_id' as rule from application_events where application_id = $1 and kind like 'rule%' order by id`,
    [application],
  );

it('mails an address that anyone may have typed only if the form did, whose mail has a quota', async () => {
  const rule = await addRule({
    stage: 'new',
    kind: 'mail',
    template_key: 'application_still_open',
    minutes: 60,
  });
  const post = async (email: string) => {
    await server.post('apply', { method: 'POST', body: applicationForm({ email }) });
    const [application] = await rows(
      `select application.id from applications as application join people as person on person.id = person_id
       where person.email = $1`,
      [email],
    );
    return application.id as string;
  };
  const mailed = await post('mailed@people.example');
  await run(mailed);
  expect(await mailsOf(mailed, rule)).toHaveLength(1);
  const unmailed = await post('victim@people.example');
  await rows('delete from outbox where application_id = $1', [unmailed]);
  await run(unmailed);
  expect(await mailsOf(unmailed, rule)).toEqual([]);
  await rows(`update people set email_confirmed_at = now() where email = 'victim@people.example'`);
  await run(unmailed);
  expect(await mailsOf(unmailed, rule)).toHaveLength(1);
});

it('puts the mail into the conversation about the application, whose unread reply stays unread', async () => {
  const rule = await mailRule();
  const { id } = await createInScreening();
  const [before] = await rows(
    `update conversations set unread_since = now() where application_id = $1 returning id`,
    [id],
  );
  await toInterview(id);
  await run(id);
  expect(
    await rows(
      `select conversation_id = $2 as is_same, unread_since is not null as is_unread
       from outbox as mail join conversations on conversations.id = mail.conversation_id
       where mail.application_id = $1 and cause like 'stage_rule:' || $3 || ':%'`,
      [id, before?.id, rule],
    ),
  ).toEqual([{ is_same: true, is_unread: true }]);
});

it('schedules the mail once, and says so in the timeline', async () => {
  const rule = await mailRule();
  const { id } = await createInScreening();
  await toInterview(id);
  await run(id);
  await run(id);
  const waiting = {
    state: 'queued',
    stage: 'interview',
    is_answer: true,
    created_by: null,
    because: null,
    waits: true,
  };
  expect(await mailsOf(id, rule)).toEqual([waiting]);
  expect(await eventsOf(id)).toEqual([{ kind: 'rule_mail', actor_id: null, rule }]);
});

it('does not send the mail to somebody who has left the stage, and sends it after a return', async () => {
  const rule = await mailRule();
  const { id } = await createInScreening();
  await toInterview(id);
  await run(id);
  await move({ application_id: id, from: 'interview', to: 'screening' });
  expect(await mailsOf(id, rule)).toMatchObject([{ state: 'cancelled', because: 'stage_moved' }]);
  await run(id);
  expect(await mailsOf(id, rule)).toHaveLength(1);
  await toInterview(id);
  await run(id);
  expect(await mailsOf(id, rule)).toMatchObject([{ state: 'cancelled' }, { state: 'queued' }]);
});

it('leaves no mail behind if the move is undone', async () => {
  const rule = await mailRule();
  const { id } = await createInScreening();
  const key = randomUUID();
  await toInterview(id, undefined, key);
  await run(id);
  expect((await undo(key)).status).toBe(200);
  expect(await mailsOf(id, rule)).toMatchObject([{ state: 'cancelled' }]);
});

it('says in the result of the move and in the timeline, once, whom it cannot mail', async () => {
  const rule = await mailRule();
  const { id, person } = await createInScreening();
  await rows('update people set email = null where id = $1', [person]);
  await rows('update applications set contact_email = null where id = $1', [id]);
  const moved = await toInterview(id);
  expect(moved.data).toMatchObject({ is_unreachable_for_rule: true });
  await run(id);
  await run(id);
  expect(await mailsOf(id, rule)).toEqual([]);
  expect(await eventsOf(id)).toEqual([{ kind: 'rule_skipped', actor_id: null, rule }]);
  const reachable = await createInScreening();
  expect((await toInterview(reachable.id)).data).toMatchObject({ is_unreachable_for_rule: false });
});

it('sends a template that announces no stage, and cancels it when the application leaves the stage', async () => {
  const rule = await addRule({
    stage: 'interview',
    kind: 'mail',
    template_key: 'application_still_open',
    minutes: 60,
  });
  const { id } = await createInScreening();
  await toInterview(id);
  await run(id);
  expect(await mailsOf(id, rule)).toMatchObject([{ state: 'queued', stage: 'interview' }]);
  await move({ application_id: id, from: 'interview', to: 'screening' });
  expect(await mailsOf(id, rule)).toMatchObject([{ state: 'cancelled', because: 'stage_moved' }]);
});

it('does not send what a colleague has sent with the move, or has cancelled', async () => {
  const rule = await mailRule();
  const [sent, cancelled] = [await createInScreening(), await createInScreening()];
  await toInterview(sent.id, { template: 'application_stage_interview' });
  await run(sent.id);
  expect(await mailsOf(sent.id, rule)).toEqual([]);
  await toInterview(cancelled.id);
  await run(cancelled.id);
  await rows(
    `update outbox set state = 'cancelled' where application_id = $1 and state = 'queued'`,
    [cancelled.id],
  );
  await run(cancelled.id);
  expect(await mailsOf(cancelled.id, rule)).toMatchObject([{ state: 'cancelled', because: null }]);
});

it.each([
  ['turned off', 'update stage_rules set is_on = false'],
  ['deleted', 'delete from stage_rules'],
])('cancels waiting mail of a rule that is %s', async (_, change) => {
  const rule = await mailRule();
  const { id } = await createInScreening();
  await toInterview(id);
  await run(id);
  await rows(change);
  expect(await mailsOf(id, rule)).toMatchObject([{ state: 'cancelled', because: 'rule_ended' }]);
});

it('gives a task and asks for a scorecard, once each, to those responsible', async () => {
  const task = await addRule({
    stage: 'interview',
    kind: 'task',
    title: 'Call a reference',
    days: 2,
  });
  const scorecard = await addRule({
    stage: 'interview',
    kind: 'scorecard',
    days: 1,
    staff_id: astrid.id,
  });
  const { id } = await createInScreening();
  await rows('update applications set owner_id = $2 where id = $1', [id, rasmus.id]);
  await rows('delete from notifications');
  await toInterview(id);
  await run(id);
  await move({ application_id: id, from: 'interview', to: 'screening' });
  await toInterview(id);
  await run(id);
  const given = await rows(
    `select kind, title, owner_id, due_on - private.day_of(now()) as days from tasks where application_id = $1 order by kind`,
    [id],
  );
  expect(given).toEqual([
    { kind: 'task', title: 'Call a reference', owner_id: rasmus.id, days: 2 },
    { kind: 'scorecard', title: 'Scorecard', owner_id: astrid.id, days: 1 },
  ]);
  expect(await eventsOf(id)).toEqual([
    { kind: 'rule_task', actor_id: null, rule: task },
    { kind: 'rule_scorecard', actor_id: null, rule: scorecard },
  ]);
  const told = await rows('select user_id, kind from notifications order by kind');
  expect(told).toEqual([
    { user_id: astrid.id, kind: 'scorecard_ruled' },
    { user_id: rasmus.id, kind: 'task_ruled' },
  ]);
});

it.each([
  ['off', 'update stage_rules set is_on = false'],
  [
    'of another job',
    `update stage_rules set job_id = (select id from jobs where slug <> '${slug}' limit 1)`,
  ],
  ['about a person who awaits erasure', `update people set erase_after = now() + interval '1 day'`],
  ['about somebody who has withdrawn', 'update applications set withdrawn_at = now()'],
])('does nothing if it is %s', async (_, change) => {
  await addRule({ stage: 'interview', kind: 'task', title: 'Call a reference', days: 2 });
  const { id } = await createInScreening();
  await toInterview(id);
  await rows(change);
  await run(id);
  expect(await rows('select id from tasks where application_id = $1', [id])).toEqual([]);
  expect(await eventsOf(id)).toEqual([]);
});

it('reminds once of an applicant who waits, and again when the applicant waits anew', async () => {
  const rule = await addRule({ stage: 'interview', kind: 'remind', days: 3 });
  const { id } = await createInScreening();
  await rows('update applications set owner_id = $2 where id = $1', [id, rasmus.id]);
  await toInterview(id);
  await rows('delete from notifications');
  const remind = async () =>
    remindOfAnswers(await jobContext(server), undefined, async () => undefined);
  const reminders = () =>
    rows(
      `select user_id, data from notifications where kind = 'answer_owed' and application_id = $1`,
      [id],
    );
  await remind();
  expect(await reminders()).toEqual([]);
  await rows(
    `update applications set owed_answer_since = now() - interval '4 days' where id = $1`,
    [id],
  );
  await remind();
  await remind();
  expect(await reminders()).toEqual([{ user_id: rasmus.id, data: { days: 3 } }]);
  expect(await eventsOf(id)).toEqual([{ kind: 'rule_remind', actor_id: null, rule }]);
});

it('mails the reminder to somebody who has not read it, unless the applicant was answered', async () => {
  await addRule({ stage: 'interview', kind: 'remind', days: 3 });
  const [waiting, answered] = [await createInScreening(), await createInScreening()];
  for (const { id } of [waiting, answered]) {
    await rows('update applications set owner_id = $2 where id = $1', [id, rasmus.id]);
    await toInterview(id);
    await rows(
      `update applications set owed_answer_since = now() - interval '4 days' where id = $1`,
      [id],
    );
  }
  const context = await jobContext(server);
  const nothing = async () => undefined;
  await remindOfAnswers(context, undefined, nothing);
  await rows('update applications set owed_answer_since = null where id = $1', [answered.id]);
  await rows(`update notifications set created_at = created_at - interval '3 minutes'`);
  await tellOfOwedAnswers(context, undefined, nothing);
  await tellOfOwedAnswers(context, undefined, nothing);
  const mails = await rows(
    `select to_email, variables ->> 'link' as link, variables ->> 'days' as days from outbox
     where template_key = 'staff_answer_owed' and variables ->> 'link' ~ any ($1)`,
    [[waiting.id, answered.id]],
  );
  expect(mails).toEqual([
    { to_email: rasmus.email, link: expect.stringContaining(waiting.id), days: '3' },
  ]);
});

it('never rejects, whatever staff write into a rule', async () => {
  const insert = (columns: string, values: string) =>
    asStaff(
      'recruiter',
      `insert into stage_rules (job_id, ${columns}) select id, ${values} from jobs where slug = '${slug}'`,
    );
  await expect(
    insert('stage, kind, title, days', `'rejected', 'task', 'Write', 1`),
  ).rejects.toThrow(/never rejects/);
  await expect(
    insert('stage, kind, template_key, minutes', `'interview', 'mail', 'application_rejected', 5`),
  ).rejects.toThrow(/cannot send this template|never rejects/);
  for (const template of [
    'application_stage_offer',
    'application_message',
    'application_received',
    'staff_task',
  ]) {
    await expect(
      insert('stage, kind, template_key, minutes', `'interview', 'mail', '${template}', 5`),
    ).rejects.toMatchObject({ hint: 'rule_template' });
  }
  await expect(insert('stage, kind, title', `'interview', 'task', 'Write'`)).rejects.toThrow(
    /fields of its kind/,
  );
});

it('a rule is off until somebody turns it on, and so are those of a copied job', async () => {
  await addRule({ stage: 'interview', kind: 'remind', days: 3 });
  await rows(
    `insert into job_kit_items (job_id, kind, name) select id, 'question', 'What are you proud of?' from jobs where slug = '${slug}'`,
  );
  await asStaff('recruiter', `select duplicate_job(id) from jobs where slug = '${slug}'`);
  const copied = await rows(
    `select rule.is_on, item.name from jobs join stage_rules as rule on rule.job_id = jobs.id
     join job_kit_items as item on item.job_id = jobs.id where jobs.slug <> '${slug}'`,
  );
  expect(copied).toEqual([{ is_on: false, name: 'What are you proud of?' }]);
});
