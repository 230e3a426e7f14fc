import { expect, it } from 'vitest';
import { cast } from '../../fixtures/cast.ts';
import { prepareStageRules, slug } from './prepare-stage-rules.ts';

const { rows, asStaff, createInScreening, move, undo, addRule, run, toInterview, eventsOf } =
  prepareStageRules();
const { astrid, rasmus } = cast;

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
  const givenTasks = await rows(
    `select kind, title, owner_id, due_on - private.day_of(now()) as days from tasks where application_id = $1 order by kind`,
    [id],
  );
  expect(givenTasks).toEqual([
    { kind: 'task', title: 'Call a reference', owner_id: rasmus.id, days: 2 },
    { kind: 'scorecard', title: 'Scorecard', owner_id: astrid.id, days: 1 },
  ]);
  expect(await eventsOf(id)).toEqual([
    { kind: 'rule_task', actor_id: null, rule: task },
    { kind: 'rule_scorecard', actor_id: null, rule: scorecard },
  ]);
  // Rasmus caused his task by his own move.
  const listNotifications = () => rows('select user_id, kind from notifications order by kind');
  expect(await listNotifications()).toEqual([{ user_id: astrid.id, kind: 'scorecard_ruled' }]);

  const { id: hers } = await createInScreening();
  await rows('update applications set owner_id = $2 where id = $1', [hers, astrid.id]);
  await rows('delete from notifications');
  await toInterview(hers);
  await run(hers);
  expect(await listNotifications()).toEqual([
    { user_id: astrid.id, kind: 'scorecard_ruled' },
    { user_id: astrid.id, kind: 'task_ruled' },
  ]);
});

it('reminds nobody of its tasks once the applicant is rejected, until that is undone', async () => {
  await addRule({ stage: 'interview', kind: 'task', title: 'Call a reference', days: 0 });
  await addRule({ stage: 'interview', kind: 'scorecard', days: 0 });
  const { id } = await createInScreening();
  await rows('update applications set owner_id = $2 where id = $1', [id, rasmus.id]);
  await toInterview(id);
  await run(id);
  await asStaff(
    'recruiter',
    `insert into tasks (title, due_on, owner_id, application_id) values ('Give feedback', current_date, $1, $2)`,
    [rasmus.id, id],
  );
  const remind = async () => {
    await rows('update tasks set due_on = current_date - 1, reminded_at = null');
    await rows('update tasks set reminded_at = null');
    await rows('delete from notifications');
    await rows('select private.remind_of_tasks()');
    return rows(
      `select title from notifications join tasks on tasks.id = task_id where tasks.application_id = $1 order by title`,
      [id],
    );
  };
  const all = [{ title: 'Call a reference' }, { title: 'Give feedback' }, { title: 'Scorecard' }];
  expect(await remind()).toEqual(all);
  const decision = { reject_reason: 'skills', merit_note: 'Others know more of it.' };
  await move(
    { application_id: id, from: 'interview', to: 'rejected', ...decision },
    'rejects-the-applicant',
  );
  expect(await remind()).toEqual([{ title: 'Give feedback' }]);
  await undo('rejects-the-applicant');
  expect(await remind()).toEqual(all);
  await rows('update applications set withdrawn_at = now() where id = $1', [id]);
  expect(await remind()).toEqual([{ title: 'Give feedback' }]);
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
