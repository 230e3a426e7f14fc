import { describe, expect, test } from 'vitest';
import type { Actor } from '../../fixtures/cast.ts';
import { prepareRestrictedJobs } from './prepare-restricted-jobs.ts';

const { restricted, query, as, createPerson, astrid, rasmus, restrict, join, index, countFor } =
  prepareRestrictedJobs();

describe('a recruiter who is not on the team', () => {
  const figures = `select count_pipeline, jsonb_agg(counts) as counts from (
      select (select sum(applications) from public.count_pipeline()) as count_pipeline
    ) as pipeline, public.get_navigation_counts() as counts group by 1`;

  test('gets lists and figures as if the job were not there', async () => {
    const shown = await as('recruiter', figures);
    const administered = await as('admin', figures);
    await restrict();
    const [before] = shown;
    const [after] = await as('recruiter', figures);
    expect(Number(after.count_pipeline)).toBe(Number(before.count_pipeline) - 1);
    expect(after.counts[0].open_jobs).toBe(before.counts[0].open_jobs - 1);
    expect(await as('admin', figures)).toEqual(administered);
    const filter = JSON.stringify({ jobs: [restricted.job] });
    expect(await countFor('recruiter', 'select public.list_board($1)', [filter])).toBe(0);
    expect(
      await as('recruiter', 'select sum(total)::integer as sum from public.count_board($1)', [
        filter,
      ]),
    ).toEqual([{ sum: 0 }]);
  });

  test('can neither add to the job nor write about its applications', async () => {
    const other = await createPerson();
    await restrict();
    const about = [restricted.application, rasmus.id];
    for (const [sql, values] of [
      ['select public.add_to_job($1, $2)', [other, restricted.job]],
      [
        'insert into public.applications (person_id, job_id) values ($1, $2)',
        [other, restricted.job],
      ],
      [
        'insert into public.application_notes (application_id, author_id, body) values ($1, $2, $$No$$)',
        about,
      ],
      [
        'insert into public.tasks (application_id, owner_id, title, due_on) values ($1, $2, $$Do$$, now())',
        about,
      ],
      [
        'insert into public.tasks (job_id, owner_id, title, due_on) values ($1, $2, $$Do$$, now())',
        [restricted.job, rasmus.id],
      ],
      [
        'insert into public.stage_rules (job_id, stage, kind, days) values ($1, $$new$$, $$remind$$, 3)',
        [restricted.job],
      ],
    ] as [string, unknown[]][]) {
      await expect(as('recruiter', sql, values), sql).rejects.toThrow();
    }
    for (const sql of [
      'update public.applications set owner_id = null where id = $1 returning id',
      'delete from public.application_notes where application_id = $1 returning id',
    ]) {
      expect(await countFor('recruiter', sql, [restricted.application])).toBe(0);
    }
  });

  test('finds people by the words of what is shown, and gets excerpts of nothing else', async () => {
    const find = (actor: Actor, text: string) =>
      countFor(actor, 'select from public.find_people($1) where id = $2', [
        text,
        restricted.person,
      ]);
    const explain = (actor: Actor) =>
      countFor(actor, 'select public.explain_search($$jacquards$$, array[$1::uuid])', [
        restricted.person,
      ]);
    expect(await find('recruiter', 'jacquards')).toBe(1);
    await restrict();
    // The words of restricted texts are removed immediately; the others are back when the worker has run.
    expect(await find('recruiter', 'jacquards')).toBe(0);
    await index();
    expect([await find('recruiter', 'jacquards'), await find('recruiter', 'loom')]).toEqual([0, 1]);
    expect([await find('admin', 'jacquards'), await explain('admin')]).toEqual([1, 1]);
    expect(await explain('recruiter')).toBe(0);
    await join(rasmus.id);
    expect([await find('recruiter', 'jacquards'), await explain('recruiter')]).toEqual([1, 1]);
    await restrict('admin', false);
    await index();
    expect(await find('recruiter', 'jacquards')).toBe(1);
  });

  test('does not find people by what they send, or colleagues write, once it is restricted', async () => {
    await restrict();
    const later = await createPerson({ last_name: 'Later' });
    await query('insert into public.candidates (person_id) values ($1)', [later]);
    const [added] = await query(
      `insert into public.applications (job_id, person_id, cover_letter) values ($1, $2, 'Heddles') returning id`,
      [restricted.job, later],
    );
    await query(
      `insert into public.application_notes (application_id, author_id, body) values ($1, $2, 'Treadles')`,
      [added.id, astrid.id],
    );
    for (const word of ['heddles', 'treadles']) {
      const find = 'select from public.find_people($1) where id = $2';
      expect(await countFor('recruiter', find, [word, later])).toBe(0);
      expect(await countFor('admin', find, [word, later])).toBe(1);
    }
    expect(
      await countFor('recruiter', `select from public.find_people('later') where id = $1`, [later]),
    ).toBe(1);
  });

  test('is not told by a missing suggestion that a hidden text has a word', async () => {
    const suggest = async (actor: Actor) =>
      (await as(actor, 'select public.suggest_search($$brocatelles$$) as text', []))[0].text;
    await createPerson({ last_name: 'Brocattelles' });
    await query(`update public.applications set cover_letter = 'Brocatelles' where id = $1`, [
      restricted.application,
    ]);
    await index();
    expect(await suggest('recruiter')).toBeNull();
    await restrict();
    await index();
    expect(await suggest('recruiter')).toBe('brocattelles');
    expect(await suggest('admin')).toBeNull();
  });

  test('is told nothing about the job, and what waits is withdrawn', async () => {
    const mention = (body: string) =>
      query(
        `insert into public.application_notes (application_id, author_id, body, mentions)
         values ($1, $2, $4, array[$3::uuid])`,
        [restricted.application, astrid.id, rasmus.id, body],
      );
    const readNotifications = () =>
      query('select from public.notifications where user_id = $1 and application_id = $2', [
        rasmus.id,
        restricted.application,
      ]);
    await mention('before');
    expect(await readNotifications()).toHaveLength(1);
    await restrict();
    expect(await readNotifications()).toHaveLength(0);
    await mention('after');
    expect(await readNotifications()).toHaveLength(0);
    await join(rasmus.id);
    await mention('as a member');
    expect(await readNotifications()).toHaveLength(1);
  });

  test('is responsible for nothing on it', async () => {
    await query('update public.applications set owner_id = $2 where id = $1', [
      restricted.application,
      rasmus.id,
    ]);
    const responsible = 'select private.responsible_for($1::uuid) as id';
    expect(await query(responsible, [restricted.application])).toEqual([{ id: rasmus.id }]);
    await restrict();
    expect(await query(responsible, [restricted.application])).toEqual([{ id: astrid.id }]);
  });
});
