import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, cast } from '../../fixtures/cast.ts';
import { prepareClients } from '../clients/prepare-client.ts';
import { preparePeople } from '../people/prepare-people.ts';

const { database, query, as, createPerson } = preparePeople();
const { addClient } = prepareClients(database);
const { astrid, rasmus, edith } = cast;

let client: string;
let job: string;
let person: string;
let application: string;

beforeAll(async () => {
  client = await addClient('Ullverket');
});

/** An open job of the client that Astrid owns, with one applicant who is in the candidate bank as well. */
beforeEach(async () => {
  const [created] = await query(
    `insert into public.jobs (slug, client_id, field, title, state)
     values ('chief-weaver-' || gen_random_uuid(), $1, 'tech', '{"en": "Chief weaver"}', 'open') returning id`,
    [client],
  );
  job = created.id;
  await query('update public.job_staff set owner_id = $2 where job_id = $1', [job, astrid.id]);
  person = await createPerson({ last_name: 'Weft', headline: 'Loom expert' });
  await query('insert into public.candidates (person_id) values ($1)', [person]);
  const [added] = await query(
    `insert into public.applications (job_id, person_id, cover_letter) values ($1, $2, 'I know jacquards well')
     returning id`,
    [job, person],
  );
  application = added.id;
});

const restrict = (actor: Actor = 'admin', restricted = true) =>
  as(actor, 'select public.restrict_job($1, $2)', [job, restricted]);
const join = (colleague: string) =>
  query('insert into public.job_members (job_id, staff_id) values ($1, $2)', [job, colleague]);
const leave = () => query('delete from public.job_members where job_id = $1', [job]);
const index = () => query('select private.index_stale_people(1000)');

async function countFor(actor: Actor, sql: string, values: unknown[]): Promise<number> {
  return (await as(actor, sql, values)).length;
}

describe('restricting a job', () => {
  test('keeps the recruiter who does it on the team, and administrators see it anyway', async () => {
    await restrict('recruiter');
    expect(await countFor('recruiter', 'select from public.jobs where id = $1', [job])).toBe(1);
    await leave();
    expect(await countFor('recruiter', 'select from public.jobs where id = $1', [job])).toBe(0);
    expect(await countFor('admin', 'select from public.jobs where id = $1', [job])).toBe(1);
  });

  test('shows it to its owner and to members, who may be editors', async () => {
    await restrict();
    await query('update public.job_staff set owner_id = $2 where job_id = $1', [job, rasmus.id]);
    await join(edith.id);
    for (const actor of ['recruiter', 'editor'] as const) {
      expect(await countFor(actor, 'select from public.jobs where id = $1', [job])).toBe(1);
    }
    expect(await countFor('editor', 'select from public.applications', [])).toBe(0);
  });

  test('is for recruiters and administrators who see the job', async () => {
    await expect(restrict('editor')).rejects.toMatchObject({ code: '42501' });
    await restrict();
    await expect(restrict('recruiter', false)).rejects.toMatchObject({ hint: 'not_found' });
    const inTeam = 'insert into public.job_members (job_id, staff_id) values ($1, $2)';
    await expect(as('recruiter', inTeam, [job, rasmus.id])).rejects.toMatchObject({
      code: '42501',
    });
  });

  test('is in the audit log, as are changes of the team', async () => {
    await restrict('recruiter');
    await as('admin', 'delete from public.job_members where job_id = $1', [job]);
    const entries = await query(
      `select actor_id, action, table_name, changed_columns from public.audit_log
       where row_id in ($1, $1 || '/' || $2) and (table_name = 'job_members' or 'is_restricted' = any (changed_columns))
       order by id`,
      [job, rasmus.id],
    );
    expect(entries).toMatchObject([
      { actor_id: rasmus.id, action: 'insert', table_name: 'job_members' },
      {
        actor_id: rasmus.id,
        action: 'update',
        table_name: 'job_staff',
        changed_columns: ['is_restricted'],
      },
      { actor_id: astrid.id, action: 'delete', table_name: 'job_members' },
    ]);
  });

  test('tells back offices that something became hidden, and leaves the published ad as it is', async () => {
    await query('delete from public.visibility_changes');
    const ad = () => query('select * from public.jobs where id = $1', [job]);
    const before = await ad();
    // The team of a job that everybody sees hides nothing.
    await join(rasmus.id);
    await leave();
    expect(await query('select from public.visibility_changes')).toEqual([]);
    await restrict();
    await join(rasmus.id);
    await leave();
    expect(await query('select from public.visibility_changes')).toHaveLength(3);
    expect(await ad()).toEqual(before);
  });
});

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
    const filter = JSON.stringify({ jobs: [job] });
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
    const about = [application, rasmus.id];
    for (const [sql, values] of [
      ['select public.add_to_job($1, $2)', [other, job]],
      ['insert into public.applications (person_id, job_id) values ($1, $2)', [other, job]],
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
        [job, rasmus.id],
      ],
      [
        'insert into public.stage_rules (job_id, stage, kind, days) values ($1, $$new$$, $$remind$$, 3)',
        [job],
      ],
    ] as [string, unknown[]][]) {
      await expect(as('recruiter', sql, values), sql).rejects.toThrow();
    }
    for (const sql of [
      'update public.applications set owner_id = null where id = $1 returning id',
      'delete from public.application_notes where application_id = $1 returning id',
    ]) {
      expect(await countFor('recruiter', sql, [application])).toBe(0);
    }
  });

  test('finds people by the words of what is shown, and gets excerpts of nothing else', async () => {
    const find = (actor: Actor, text: string) =>
      countFor(actor, 'select from public.find_people($1) where id = $2', [text, person]);
    const explain = (actor: Actor) =>
      countFor(actor, 'select public.explain_search($$jacquards$$, array[$1::uuid])', [person]);
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
      [job, later],
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
      application,
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
        [application, astrid.id, rasmus.id, body],
      );
    const told = () =>
      query('select from public.notifications where user_id = $1 and application_id = $2', [
        rasmus.id,
        application,
      ]);
    await mention('before');
    expect(await told()).toHaveLength(1);
    await restrict();
    expect(await told()).toHaveLength(0);
    await mention('after');
    expect(await told()).toHaveLength(0);
    await join(rasmus.id);
    await mention('as a member');
    expect(await told()).toHaveLength(1);
  });

  test('is responsible for nothing on it', async () => {
    await query('update public.applications set owner_id = $2 where id = $1', [
      application,
      rasmus.id,
    ]);
    const responsible = 'select private.responsible_for($1::uuid) as id';
    expect(await query(responsible, [application])).toEqual([{ id: rasmus.id }]);
    await restrict();
    expect(await query(responsible, [application])).toEqual([{ id: astrid.id }]);
  });
});

test('other systems are told nothing of people who are known by a restricted job only', async () => {
  await query(
    `insert into public.webhooks (name, url, events)
     values ('Board', 'https://board.example/hook', '{person.created,person.updated}')`,
  );
  await restrict();
  const applicants = `with added as (
      insert into public.people (first_name, last_name, email)
      values ('Ada', 'Reed', gen_random_uuid() || '@y.example') returning id
    ), applied as (
      insert into public.applications (job_id, person_id) select $1, id from added
    ) select id from added`;
  const [{ id }] = await query(applicants, [job]);
  const rename = () =>
    query(`update public.people set last_name = last_name || 'y' where id = $1`, [id]);
  await rename();
  const told = () =>
    query('select event::text from public.webhook_deliveries where object_id = $1', [id]);
  expect(await told()).toEqual([]);
  await query('insert into public.candidates (person_id) values ($1)', [id]);
  await rename();
  expect(await told()).toEqual([{ event: 'person.updated' }]);
});

test('other systems are told nothing of a restricted job', async () => {
  await query(
    `insert into public.webhooks (name, url, events)
     values ('Payroll', 'https://payroll.example/hook', '{application.created,application.updated}')`,
  );
  const told = () =>
    query('select from public.webhook_deliveries where object_id = $1', [application]);
  await query(`update public.applications set stage = 'screening' where id = $1`, [application]);
  expect(await told()).toHaveLength(1);
  await restrict();
  await query(`update public.applications set stage = 'interview' where id = $1`, [application]);
  expect(await told()).toHaveLength(1);
});
