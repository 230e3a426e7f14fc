import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { prepareRuleMail } from './prepare-rule-mail.ts';

// A queued mail of a rule follows the application, the rule and the mails of colleagues.

const { rows, createInScreening, move, undo, addRule, run, toInterview, mailRule, mailsOf } =
  prepareRuleMail();

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
