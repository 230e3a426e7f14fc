import { expect, it } from 'vitest';
import { remindOfAnswers } from '../../../server/worker/applications/run-stage-rules.ts';
import { tellOfOwedAnswers } from '../../../server/worker/notices/tell-of-owed-answers.ts';
import { cast } from '../../fixtures/cast.ts';
import { jobContext } from '../../fixtures/worker.ts';
import { prepareStageRules } from './prepare-stage-rules.ts';

const { server, rows, createInScreening, addRule, toInterview, eventsOf } = prepareStageRules();

const { rasmus } = cast;

it('reminds once of a waiting applicant, and again when the applicant starts waiting again', async () => {
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
