import { beforeEach, describe, expect, test } from 'vitest';
import { cast } from '../../fixtures/cast.ts';
import { prepareRestrictedJobs } from './prepare-restricted-jobs.ts';

const { restricted, query, as, astrid, rasmus, restrict, join } = prepareRestrictedJobs();

/** The ways to give a colleague work on the job, each as an administrator who sees it. */
const ways: Record<string, (colleague: string) => Promise<unknown>> = {
  'owner of an application': (colleague) =>
    as('admin', 'update public.applications set owner_id = $2 where id = $1', [
      restricted.application,
      colleague,
    ]),
  'task about an application': (colleague) => addTask('application_id', colleague),
  'task about the job': (colleague) => addTask('job_id', colleague),
  scorecard: (colleague) => addTask('application_id', colleague, 'scorecard'),
  'task that is handed over': async (colleague) => {
    const [{ id }] = await query(
      `insert into public.tasks (title, due_on, application_id, owner_id) values ('Call', current_date, $1, $2) returning id`,
      [restricted.application, astrid.id],
    );
    await as('admin', 'update public.tasks set owner_id = $2 where id = $1', [id, colleague]);
  },
  mention: (colleague) =>
    as(
      'admin',
      'insert into public.application_notes (application_id, body, mentions) values ($1, $2, $3)',
      [restricted.application, 'Look', [astrid.id, colleague]],
    ),
  'rule of a stage': (colleague) =>
    as(
      'admin',
      `insert into public.stage_rules (job_id, stage, kind, title, days, staff_id) values ($1, 'interview', 'task', 'Call', 1, $2)`,
      [restricted.job, colleague],
    ),
  conversation: async (colleague) => {
    const [{ id }] = await query(
      'insert into public.conversations (person_id, application_id) values ($1, $2) returning id',
      [restricted.person, restricted.application],
    );
    await as('admin', 'update public.conversations set assignee_id = $2 where id = $1', [
      id,
      colleague,
    ]);
  },
};

function addTask(column: 'application_id' | 'job_id', colleague: string, kind = 'task') {
  const about = column === 'job_id' ? restricted.job : restricted.application;
  return as(
    'admin',
    `insert into public.tasks (title, due_on, ${column}, owner_id, kind) values ('Call', current_date, $1, $2, $3)`,
    [about, colleague, kind],
  );
}

describe.each(Object.entries(ways))('a %s', (_, give) => {
  test('goes to any colleague until the job is restricted', async () => {
    await give(rasmus.id);
  });

  describe('about a restricted job', () => {
    beforeEach(() => restrict());

    test('goes to its team only', async () => {
      await expect(give(rasmus.id)).rejects.toMatchObject({ hint: 'colleague_not_on_team' });
      await join(rasmus.id);
      await give(rasmus.id);
    });
  });
});

test('what a colleague was given before a job was restricted stays editable', async () => {
  const [{ id: note }] = await as(
    'admin',
    'insert into public.application_notes (application_id, body, mentions) values ($1, $2, $3) returning id',
    [restricted.application, 'Look', [rasmus.id]],
  );
  await restrict();
  const update = 'update public.application_notes set body = $2, mentions = $3 where id = $1';
  await as('admin', update, [note, 'Look again', [rasmus.id]]);
  await expect(
    as('admin', update, [note, 'Look again', [rasmus.id, cast.edith.id]]),
  ).rejects.toMatchObject({ hint: 'colleague_not_on_team' });
});
