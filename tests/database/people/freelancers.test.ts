import { beforeAll, describe, expect, test } from 'vitest';
import { type Actor, actAs, cast } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

const database = prepareCastDatabase();
const query = async (sql: string, values: unknown[] = []) =>
  (await database.client.query(sql, values)).rows;
const as = (actor: Actor, sql: string, values: unknown[] = []) =>
  actAs(database.client, actor, () => query(sql, values));

let person: string;

beforeAll(async () => {
  [{ id: person }] = (await query(
    `insert into public.people (first_name, last_name, email) values ('Lo', 'Lead', 'lo@company.example') returning id`,
  )) as [{ id: string }];
});

describe('a freelancer', () => {
  beforeAll(() =>
    query(`insert into public.freelancers (person_id, skills) values ($1, '{Figma}')`, [person]),
  );
  const setState = (state: string) =>
    as('recruiter', 'update public.freelancers set state = $2 where person_id = $1', [
      person,
      state,
    ]);
  const readApproval = () =>
    query('select approved_by, approved_at from public.freelancers where person_id = $1', [person]);

  test('has a record of its approver and of every change of state', async () => {
    await setState('approved');
    const [approved] = await readApproval();
    expect(approved.approved_by).toBe(cast.rasmus.id);
    await setState('paused');
    await setState('approved');
    expect(await readApproval()).toEqual([approved]);
    await setState('declined');
    expect(
      await query(
        `select data ->> 'to' as state, actor_id from public.person_events
         where person_id = $1 and kind = 'freelancer_state_changed' order by id`,
        [person],
      ),
    ).toEqual(
      ['approved', 'paused', 'approved', 'declined'].map((state) => ({
        state,
        actor_id: cast.rasmus.id,
      })),
    );
  });

  test('has a calendar that is replaced in one call', async () => {
    const write = (periods: object[]) =>
      as('recruiter', 'select public.write_availability($1, $2)', [
        person,
        JSON.stringify(periods),
      ]);
    const booked = { period: '[2020-01-01,2020-02-01)', availability: 'booked', note: 'Malmö' };
    await write([booked, { period: '[2020-02-01,)', availability: 'available' }]);
    await expect(write([booked, { ...booked, availability: 'partly' }])).rejects.toThrow(/overlap/);
    const [listed] = await as(
      'recruiter',
      `select availability, free_from = current_date as is_free from public.find_in_freelancer_list('figma')`,
    );
    expect(listed).toEqual({ availability: 'available', is_free: true });
  });

  test('people outside the candidate bank can be proposed for a job', async () => {
    const [job] = await query(
      `insert into public.jobs (slug, field, title, state, kind) values ('draw', 'creative', '{"en": "Draw"}', 'open', 'internal') returning id`,
    );
    const [added] = await as('recruiter', 'select public.add_to_job($1, $2) as id', [
      person,
      job.id,
    ]);
    expect(await query('select source from public.applications where id = $1', [added.id])).toEqual(
      [{ source: 'proposed' }],
    );
    expect(
      await as('recruiter', 'select public.undo_add_to_job($1) as undone', [added.id]),
    ).toEqual([{ undone: true }]);
  });
});
