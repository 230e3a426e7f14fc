import { expect, it } from 'vitest';
import { applicationForm } from '../../fixtures/applications.ts';
import { prepareRuleMail } from './prepare-rule-mail.ts';

const {
  server,
  rows,
  asStaff,
  createInScreening,
  addRule,
  run,
  toInterview,
  eventsOf,
  mailRule,
  mailsOf,
} = prepareRuleMail();

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

it('says in the result of the move and in the timeline, once, whom it cannot mail', async () => {
  const rule = await mailRule();
  const { id, person } = await createInScreening();
  await rows('update people set email = null where id = $1', [person]);
  await rows('update applications set contact_email = null where id = $1', [id]);
  const moved = await toInterview(id);
  expect(moved.data).toMatchObject({
    is_unreachable_for_rule: true,
    is_mailed_by_rule: false,
  });
  await run(id);
  await run(id);
  expect(await mailsOf(id, rule)).toEqual([]);
  expect(await eventsOf(id)).toEqual([{ kind: 'rule_skipped', actor_id: null, rule }]);
  const reachable = await createInScreening();
  expect((await toInterview(reachable.id)).data).toMatchObject({
    is_unreachable_for_rule: false,
    is_mailed_by_rule: true,
  });
});

it('sends what an edited rule says to those who already wait', async () => {
  const rule = await mailRule();
  const { id } = await createInScreening();
  await toInterview(id);
  await run(id);
  await asStaff('recruiter', `update stage_rules set template_key = $2 where id = $1`, [
    rule,
    'application_still_open',
  ]);
  const mails = () =>
    rows(
      `select state::text, template_key from outbox where cause like 'stage_rule:' || $1 || ':%'`,
      [rule],
    );
  expect(await mails()).toEqual([{ state: 'queued', template_key: 'application_still_open' }]);
  // The waiting mail is about a stage that the rule is no longer about.
  await rows(`update stage_rules set stage = 'offer' where id = $1`, [rule]);
  expect(await mailsOf(id, rule)).toMatchObject([{ state: 'cancelled', because: 'rule_ended' }]);
});
