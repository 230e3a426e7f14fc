import { beforeAll, describe, expect, test } from 'vitest';
import { type Actor, actAs, cast, violasPerson } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

const database = prepareCastDatabase();
const query = async (sql: string, values: unknown[] = []) =>
  (await database.client.query(sql, values)).rows;
const as = (actor: Actor, sql: string, values: unknown[] = []) =>
  actAs(database.client, actor, () => query(sql, values));

const outsiders = ['anon', 'account', 'pending', 'editor'] as const;
let person: string;
let lead: string;

beforeAll(async () => {
  [{ id: person }] = (await query(
    `insert into public.people (first_name, last_name, email) values ('Lo', 'Lead', 'lo@company.example') returning id`,
  )) as [{ id: string }];
  [{ id: lead }] = (await query(
    `insert into public.waiting_list (person_id, company, calculation)
     values ($1, 'Havre', '{"input": {"currency": "SEK"}, "saving": 241200}') returning id`,
    [person],
  )) as [{ id: string }];
});

test('the time of the state is that of its last change, and only undo restores an earlier one', async () => {
  const [{ since }] = await query(
    `update public.waiting_list set created_at = now() - interval '9 days' where id = $1
     returning state_changed_at::text as since`,
    [lead],
  );
  const update = async (change: string) => {
    await as('recruiter', `update public.waiting_list set ${change} where id = $1`, [lead]);
    const [row] = await query(
      'select state, state_changed_at::text as since from public.waiting_list where id = $1',
      [lead],
    );
    return row;
  };
  expect(await update(`state_changed_at = '2020-01-01'`)).toEqual({ state: 'new', since });
  const changed = await update(`state = 'booked', state_changed_at = now() + interval '1 day'`);
  expect(changed.since).not.toBe(since);
  expect(new Date(changed.since).getTime()).toBeLessThanOrEqual(Date.now() + 60_000);
  expect(await update(`state = 'new', state_changed_at = '${since}'`)).toEqual({
    state: 'new',
    since,
  });
  expect((await update(`state = 'booked', state_changed_at = '2020-01-01'`)).since).not.toMatch(
    /^2020/,
  );
  await update(`state = 'new'`);
});

describe('a lead', () => {
  const convert = (name: string) =>
    as('recruiter', 'select * from public.make_client_of_lead($1, $2)', [lead, name]);

  test('is listed with the saving that was calculated, and found by words', async () => {
    const [listed] = await as('recruiter', `select * from public.find_in_lead_list('LEAD havre')`);
    expect(listed).toMatchObject({
      full_name: 'Lo Lead',
      saving: '241200',
      saving_currency: 'SEK',
    });
    expect(await as('recruiter', `select from public.find_in_lead_list('havre 100%')`)).toEqual([]);
  });

  test('becomes a client with the person as its contact, once', async () => {
    const [converted] = await convert(' Havre ');
    expect(converted).toMatchObject({ is_new_client: true, is_new_contact: true });
    expect(
      await query(
        `select name, person_id from public.clients join public.client_contacts on client_id = id
         where id = $1`,
        [converted.client_id],
      ),
    ).toEqual([{ name: 'Havre', person_id: person }]);
    const [secondRow] = await convert('Another name');
    expect(secondRow).toEqual({ ...converted, is_new_client: false, is_new_contact: false });
  });

  test('that becomes a client is no longer new, and one in a later state keeps it', async () => {
    const readState = async (id: string) =>
      (await query('select state::text from public.waiting_list where id = $1', [id]))[0]?.state;
    const [booked] = await query(
      `insert into public.waiting_list (person_id, company, state) values ($1, 'Korn', 'booked') returning id`,
      [person],
    );
    await as('recruiter', `select public.make_client_of_lead($1, 'Korn')`, [booked.id]);
    await convert('Havre');
    expect([await readState(lead), await readState(booked.id)]).toEqual(['contacted', 'booked']);
  });

  test('is linked to the existing client of that name', async () => {
    const [other] = await query(
      `insert into public.waiting_list (person_id, company) values ($1, 'HAVRE') returning id`,
      [violasPerson],
    );
    const [converted] = await as(
      'recruiter',
      `select * from public.make_client_of_lead($1, 'havre')`,
      [other.id],
    );
    expect(converted).toMatchObject({ is_new_client: false, is_new_contact: true });
  });

  test('of an unverified sender never becomes the main contact of an existing client', async () => {
    const [client] = await query(`insert into public.clients (name) values ('Råg') returning id`);
    await query('update public.client_details set owner_id = $2 where client_id = $1', [
      client.id,
      cast.rasmus.id,
    ]);
    const [other] = await query(
      `insert into public.waiting_list (person_id, company) values ($1, 'Råg') returning id`,
      [violasPerson],
    );
    await as('recruiter', `select public.make_client_of_lead($1, 'råg')`, [other.id]);
    expect(
      await query(
        'select is_primary, approved_email from public.client_contacts where client_id = $1',
        [client.id],
      ),
    ).toEqual([{ is_primary: false, approved_email: null }]);
  });
});

test.each(outsiders)(
  'the actor %s can neither call the functions nor read the lists of leads and freelancers',
  async (actor) => {
    for (const call of [
      `public.make_client_of_lead('${lead}', 'Mine')`,
      `public.find_in_freelancer_list('figma')`,
      `public.write_availability('${person}', '[{"period": "[2030-01-01,)", "availability": "booked"}]')`,
    ]) {
      await expect(as(actor, `select ${call}`), call).rejects.toThrow();
    }
    for (const relation of ['lead_list', 'freelancer_list', 'freelancer_notes']) {
      const visibleRows = await as(actor, `select from public.${relation}`).catch(() => []);
      expect(visibleRows, relation).toEqual([]);
    }
  },
);
