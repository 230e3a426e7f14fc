import { beforeAll, describe, expect, test } from 'vitest';
import { type Actor, cast, violasPerson } from '../../fixtures/cast.ts';
import { preparePeople } from './prepare-people.ts';

const { query, as, createPerson, eventsOf } = preparePeople();

const outsiders = ['anon', 'visitor', 'pending', 'editor'] as const;

describe('erasure', () => {
  test('hides the person immediately, waits thirty days, and can be undone', async () => {
    const id = await createPerson();
    await query(`insert into public.privacy_requests (person_id, kind) values ($1, 'erasure')`, [
      id,
    ]);
    const [asked] = await as('recruiter', 'select public.request_erasure($1) as at', [id]);
    expect((asked.at.getTime() - Date.now()) / 86_400_000).toBeCloseTo(30, 0);
    expect(
      await query('select state from public.privacy_requests where person_id = $1', [id]),
    ).toEqual([{ state: 'in_progress' }]);
    // A purpose still exists, but a person who asked for erasure is not restored.
    expect(
      await query('select keep_until <= now() as due from private.retention where person_id = $1', [
        id,
      ]),
    ).toEqual([{ due: true }]);
    await as('recruiter', 'select public.undo_erasure($1)', [id]);
    expect(
      await query('select erase_after, erasure_requested_at from public.people where id = $1', [
        id,
      ]),
    ).toEqual([{ erase_after: null, erasure_requested_at: null }]);
    expect(await eventsOf(id)).toEqual(['erasure_requested', 'erasure_undone']);
  });

  test('can end its quarantine earlier to keep a deadline, but never later', async () => {
    const ask = `select extract(day from public.request_erasure($1, now() + $2::interval) - now())::int as days`;
    for (const [by, days] of [
      ['12 days', 12],
      ['90 days', 30],
      ['-3 days', 0],
    ]) {
      expect(await as('admin', ask, [await createPerson(), by])).toEqual([{ days }]);
    }
  });

  test('recruiters who open a link to the application see that the person awaits erasure', async () => {
    const id = await createPerson();
    const [application] = await query(
      `with job as (
         insert into public.jobs (slug, kind, field, title) values ('hidden-weaver', 'internal', 'tech', $2) returning id
       )
       insert into public.applications (job_id, person_id) select id, $1 from job returning id`,
      [id, JSON.stringify({ en: 'Weaver', sv: 'Vävare' })],
    );
    const find = (actor: Actor) =>
      as(actor, 'select * from public.find_hidden_application($1)', [application.id]);
    expect(await find('recruiter')).toEqual([]);
    const [asked] = await as('recruiter', 'select public.request_erasure($1) as at', [id]);
    expect(
      await as('recruiter', 'select from public.applications where id = $1', [application.id]),
    ).toEqual([]);
    expect(await find('recruiter')).toEqual([{ person_id: id, erase_after: asked.at }]);
    for (const actor of ['visitor', 'pending', 'editor'] as const) {
      expect(await find(actor), actor).toEqual([]);
    }
    await as('recruiter', 'select public.undo_erasure($1)', [id]);
    expect(await find('recruiter')).toEqual([]);
  });

  test('the privacy request is marked as done when the person is erased', async () => {
    const id = await createPerson();
    await query(`insert into public.privacy_requests (person_id, kind) values ($1, 'erasure')`, [
      id,
    ]);
    await as('admin', 'select public.request_erasure($1)', [id]);
    await query(`select private.anonymise_person($1, 'retention')`, [id]);
    expect(
      await query('select state from public.privacy_requests where person_id = $1', [id]),
    ).toEqual([{ state: 'done' }]);
  });

  test('a plain update cannot set the columns that these functions write', async () => {
    const id = await createPerson();
    for (const change of [
      'legal_hold = true',
      'erase_after = now()',
      'anonymised_at = now()',
      `merged_into = '${violasPerson}'`,
    ]) {
      await expect(
        as('admin', `update public.people set ${change} where id = '${id}'`),
      ).rejects.toThrow(/permission denied/);
    }
  });
});

describe('a legal hold', () => {
  test('needs a reason, prevents erasure, and only an administrator lifts it', async () => {
    const id = await createPerson();
    await expect(as('recruiter', `select public.hold_person($1, ' ')`, [id])).rejects.toThrow(
      /reason/,
    );
    await as('recruiter', 'select public.request_erasure($1)', [id]);
    await as('recruiter', `select public.hold_person($1, 'Tvist vid tingsrätten')`, [id]);
    expect(await query('select erase_after from public.people where id = $1', [id])).toEqual([
      { erase_after: null },
    ]);
    await expect(as('admin', 'select public.request_erasure($1)', [id])).rejects.toThrow(
      /legal hold/,
    );
    await expect(as('recruiter', 'select public.lift_hold($1)', [id])).rejects.toThrow(
      /administrators/,
    );
    await as('admin', 'select public.lift_hold($1)', [id]);
    await as('admin', 'select public.request_erasure($1)', [id]);
    expect(await eventsOf(id)).toEqual([
      'erasure_requested',
      'hold_set',
      'hold_lifted',
      'erasure_requested',
    ]);
    const trail = await query(
      `select distinct unnest(changed_columns) as changed from public.audit_log where row_id = $1`,
      [id],
    );
    expect(trail).toContainEqual({ changed: 'legal_hold' });
    expect(trail).toContainEqual({ changed: 'erase_after' });
  });
});

test('changes by staff appear in the timeline of a person', async () => {
  const id = await createPerson();
  await as(
    'recruiter',
    `update public.people set phone = '+46701112233', location = 'Umeå' where id = $1`,
    [id],
  );
  expect(
    await as(
      'recruiter',
      'select kind, actor_id, data from public.person_timeline where person_id = $1',
      [id],
    ),
  ).toEqual([{ kind: 'edited', actor_id: cast.rasmus.id, data: { what: ['location', 'phone'] } }]);
});

describe('duplicates', () => {
  const pairsOf = (id: string) =>
    query(
      `select reasons, dismissed_by from public.duplicate_pairs where $1 in (one_id, other_id) order by reasons`,
      [id],
    );

  test('are found by mailbox, phone number and LinkedIn profile when they are stored', async () => {
    const one = await createPerson({
      last_name: 'Dubbel',
      email: 'sa.mi@gmail.com',
      phone: '+46700000001',
    });
    await createPerson({ last_name: 'Dubbel', email: 'sami+jobb@googlemail.com' });
    const third = await createPerson({ last_name: 'Annan', phone: '+46700000001' });
    expect(await pairsOf(one)).toEqual([
      { reasons: ['email', 'name'], dismissed_by: null },
      { reasons: ['phone'], dismissed_by: null },
    ]);
    await query(`update public.people set phone = null where id = $1`, [third]);
    expect(await pairsOf(one)).toHaveLength(1);
    await query(
      `update public.people set linkedin_url = 'https://www.linkedin.com/in/sami' where id = any ($1)`,
      [[one, third]],
    );
    expect(await pairsOf(third)).toEqual([{ reasons: ['linkedin'], dismissed_by: null }]);
  });

  test('dismissed pairs stay dismissed', async () => {
    const one = await createPerson({ phone: '+46700000002' });
    const other = await createPerson({ phone: '+46700000002' });
    await as(
      'recruiter',
      'update public.duplicate_pairs set dismissed_at = now() where $1 in (one_id, other_id)',
      [one],
    );
    await query(`update public.people set first_name = 'Sam' where id = $1`, [other]);
    expect(await pairsOf(one)).toEqual([{ reasons: ['phone'], dismissed_by: cast.rasmus.id }]);
    await query('update public.people set merged_into = $1 where id = $2', [one, other]);
    expect(await pairsOf(one)).toEqual([]);
  });

  test('the number of pairs of one mailbox or phone number grows linearly with the people', async () => {
    const [before] = await query('select count(*)::int from public.duplicate_pairs');
    await query(
      `insert into public.people (first_name, email, phone)
       select 'Flood', 'flood+' || n || '@gmail.com', '+46700000003' from generate_series(1, 60) as n`,
    );
    const [after] = await query('select count(*)::int from public.duplicate_pairs');
    expect(after.count - before.count).toBeLessThanOrEqual((60 * 20) / 2);
    const people = await query(
      `select (select count(*)::int from public.duplicate_pairs where person.id in (one_id, other_id)) as pairs
       from public.people as person where email like 'flood+%'`,
    );
    expect(Math.max(...people.map(({ pairs }) => pairs))).toBe(20);
    // Dismissed pairs do not count towards the limit.
    await query(
      `update public.duplicate_pairs set dismissed_at = now() where reasons @> '{phone,email}'`,
    );
    const next = await createPerson({ phone: '+46700000003' });
    expect(await pairsOf(next)).toHaveLength(20);
  });

  test('cannot be read by other roles', async () => {
    for (const actor of ['visitor', 'pending', 'editor'] as const) {
      expect(await as(actor, 'select from public.duplicate_pairs')).toEqual([]);
    }
  });
});

describe('lists and jobs', () => {
  let candidate: string;
  let job: string;

  beforeAll(async () => {
    candidate = await createPerson({ last_name: 'Kandidat', email: 'kandidat@example.com' });
    await query(`insert into public.candidates (person_id, skills) values ($1, '{Rust,Sömnad}')`, [
      candidate,
    ]);
    const [client] = await query(
      `insert into public.clients (name) values ('Fjällbolaget') returning id`,
    );
    [{ id: job }] = await query(
      `insert into public.jobs (slug, client_id, field, title, state) values ('skraddare', $1, 'creative', '{"sv": "Skräddare"}', 'open') returning id`,
      [client.id],
    );
  });

  test('search results include an excerpt around the match', async () => {
    expect(
      await as(
        'recruiter',
        `select id, public.excerpt(found) as excerpt from public.find_in_candidate_list('sömnad') as found`,
      ),
    ).toEqual([{ id: candidate, excerpt: 'Rust ⟦Sömnad⟧.' }]);
    expect(
      await as('recruiter', `select roles from public.find_in_people_list('KANDÍDAT')`),
    ).toEqual([{ roles: ['candidate'] }]);
    expect(await as('recruiter', `select from public.find_in_people_list('%')`)).toEqual([]);
  });

  test('a person is added to a job once and can be removed again', async () => {
    const add = () => as('recruiter', 'select public.add_to_job($1, $2) as id', [candidate, job]);
    const [added] = await add();
    await expect(add()).rejects.toThrow(/on that job already/);
    expect(
      await query('select source, owed_answer_since from public.applications where id = $1', [
        added.id,
      ]),
    ).toEqual([{ source: 'candidate_bank', owed_answer_since: null }]);
    const undo = () => as('recruiter', 'select public.undo_add_to_job($1) as undone', [added.id]);
    expect(await undo()).toEqual([{ undone: true }]);
    const [again] = await add();
    await query(`update public.applications set stage = 'screening' where id = $1`, [again.id]);
    expect(
      await as('recruiter', 'select public.undo_add_to_job($1) as undone', [again.id]),
    ).toEqual([{ undone: false }]);
    await query(`update public.jobs set state = 'closed' where id = $1`, [job]);
    await query('update public.applications set withdrawn_at = now() where id = $1', [again.id]);
    await expect(add()).rejects.toThrow(/no more applications/);
  });

  test.each(outsiders)(
    '%s can neither call these functions nor read these views',
    async (actor) => {
      const calls = [
        `public.request_erasure('${candidate}')`,
        `public.undo_erasure('${candidate}')`,
        `public.hold_person('${candidate}', 'because')`,
        `public.lift_hold('${candidate}')`,
        `public.add_to_job('${candidate}', '${job}')`,
        `public.undo_add_to_job('${candidate}')`,
        `public.find_in_people_list('a')`,
        `public.find_in_candidate_list('rust')`,
      ];
      for (const call of calls) {
        await expect(as(actor, `select ${call}`)).rejects.toThrow(
          /only recruiters|permission denied/,
        );
      }
      if (actor === 'anon') return;
      for (const view of [
        'people_list',
        'people_by_role',
        'people_by_tag',
        'candidate_list',
        'candidates_by_tag',
      ]) {
        const own = actor === 'visitor' && view === 'people_list' ? 1 : 0;
        expect(await as(actor, `select from public.${view}`)).toHaveLength(own);
      }
    },
  );
});
