import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cast, insertContact, kajsa, kajsasPerson } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { prepareClients } from './prepare-client.ts';

const database = prepareCastDatabase();
const { query, as, addClient, addPlan, day } = prepareClients(database);

let own: string;
let other: string;

beforeAll(async () => {
  own = await addClient('Ullverket');
  other = await addClient('Fjärilshuset', cast.astrid.id);
  for (const client of [own, other]) {
    await query(
      `insert into public.jobs (slug, client_id, field, title, state)
       values ($2, $1, 'tech', '{"en": "Weaver"}', 'open')`,
      [client, `weaver-${client.slice(0, 8)}`],
    );
  }
});

beforeEach(async () => {
  await query('delete from public.client_contacts where person_id = $1', [kajsasPerson]);
  await query(
    'update public.people set email = $2, erase_after = null, first_name = $3 where id = $1',
    [kajsasPerson, kajsa.email, 'Kajsa'],
  );
  await insertContact(database.client, own);
  await query('delete from public.portal_changes');
});

const portal = async (actor: Parameters<typeof as>[0] = 'contact') => {
  const [row] = await as(actor, 'select public.get_portal() as portal');
  return row.portal;
};
const companies = async () => {
  const shown = await portal();
  return shown ? shown.companies.map(({ name }: { name: string }) => name) : null;
};

test('a contact sees the searches of their own client', async () => {
  expect(await portal()).toMatchObject({
    name: 'Kajsa Contact',
    companies: [{ name: 'Ullverket', searches: [{ state: 'open', stages: {}, shortlists: [] }] }],
  });
});

test.each(['account', 'pending', 'editor', 'recruiter', 'admin'] as const)(
  '%s has no portal',
  async (actor) => expect(await portal(actor)).toBeNull(),
);

test('a person can be a contact of two clients', async () => {
  await insertContact(database.client, other);
  expect(await companies()).toEqual(['Fjärilshuset', 'Ullverket']);
});

describe('access ends at once', () => {
  const ends: [string, () => Promise<unknown>][] = [
    [
      'when a recruiter withdraws it',
      () => as('recruiter', 'delete from public.client_portal_access'),
    ],
    [
      'when the contact is removed',
      () => as('recruiter', 'delete from public.client_contacts where client_id = $1', [own]),
    ],
    [
      'when the address of the person changes',
      () =>
        as('recruiter', `update public.people set email = 'new@people.example' where id = $1`, [
          kajsasPerson,
        ]),
    ],
    [
      'when the person asks to be erased',
      () =>
        query(`update public.people set erase_after = now() + interval '3 days' where id = $1`, [
          kajsasPerson,
        ]),
    ],
  ];
  test.each(ends)('%s', async (_, end) => {
    expect(await companies()).toEqual(['Ullverket']);
    await end();
    expect(await portal()).toBeNull();
    // The open page of the account is notified, although it may no longer read changes of the client.
    expect(await as('contact', 'select client_id, account_id from public.portal_changes')).toEqual([
      { client_id: null, account_id: kajsa.id },
    ]);
  });

  test('and stays ended when the old address returns', async () => {
    const setEmail = (email: string) =>
      query('update public.people set email = $2 where id = $1', [kajsasPerson, email]);
    await setEmail('new@people.example');
    await setEmail(kajsa.email);
    expect(await portal()).toBeNull();
  });

  test('when the client has ended, and not while anything is left', async () => {
    const ended = await addClient('Avslutade');
    await query('delete from public.client_contacts where person_id = $1', [kajsasPerson]);
    await insertContact(database.client, ended);
    expect(await companies()).toEqual(['Avslutade']);
    const [plan] = await addPlan(ended, 'small', await day(-30), await day(0));
    expect(await companies()).toEqual(['Avslutade']);
    await query('update public.client_plans set ends_on = $2 where id = $1', [
      plan?.id,
      await day(-1),
    ]);
    expect(await portal()).toBeNull();
    await addPlan(ended, 'small', await day(10));
    expect(await companies()).toEqual(['Avslutade']);
  });

  test.each([
    ['is not confirmed', 'email_confirmed_at = null'],
    ['is another', `email = 'kajsa@other.example'`],
    ['is banned', `banned_until = now() + interval '1 day'`],
  ])('when the address of the account %s', async (_, change) => {
    await query(`update auth.users set ${change} where id = $1`, [kajsa.id]);
    expect(await portal()).toBeNull();
    await query(
      'update auth.users set email = $2, email_confirmed_at = now(), banned_until = null where id = $1',
      [kajsa.id, kajsa.email],
    );
  });

  test('when the account becomes one of staff', async () => {
    await query(
      `insert into public.staff_profiles (user_id, name, email, role, state)
       values ($1, 'Kajsa', $2, 'recruiter', 'active')`,
      [kajsa.id, kajsa.email],
    );
    expect(await portal()).toBeNull();
    await query('delete from public.staff_profiles where user_id = $1', [kajsa.id]);
  });
});

test('nobody gives access through the data API', async () => {
  for (const actor of ['contact', 'recruiter', 'admin'] as const) {
    await expect(
      as(
        actor,
        `insert into public.client_portal_access (client_id, person_id, email) values ($1, $2, 'x@example.com')`,
        [other, kajsasPerson],
      ),
    ).rejects.toMatchObject({ code: '42501' });
  }
});

describe('a change', () => {
  const told = () => as('contact', 'select client_id from public.portal_changes');
  const changes: [string, string][] = [
    ['of a job', `update public.jobs set location = location || 'x' where client_id = $1`],
    [
      'of an applicant',
      `insert into public.applications (person_id, job_id)
       select '00000000-0000-4000-9000-000000000005', id from public.jobs where client_id = $1`,
    ],
    [
      'of a shortlist',
      `insert into public.review_links (shared_at, job_id, token_hash, recipient_name)
       select now(), id, repeat(md5(id::text), 2), 'Ines' from public.jobs where client_id = $1`,
    ],
  ];
  test.each(changes)(
    '%s of the client notifies its portals, and one of another client does not',
    async (_, sql) => {
      await query(sql, [other]);
      expect(await told()).toEqual([]);
      await query(sql, [own]);
      expect(await told()).toEqual([{ client_id: own }]);
    },
  );
});

describe('a job with a shortlist', () => {
  const getJob = async (client: string) => {
    const [job] = await query('select id from public.jobs where client_id = $1', [client]);
    return job.id as string;
  };
  const move = (job: string, change: string, values: unknown[] = []) =>
    as('recruiter', `update public.jobs set ${change} where id = $1 returning client_id`, [
      job,
      ...values,
    ]);
  const share = (job: string) =>
    query(
      `insert into public.review_links (shared_at, job_id, token_hash, recipient_name, revoked_at)
       values (now(), $1, encode(sha256(gen_random_uuid()::text::bytea), 'hex'), 'Ines', now()) returning id`,
      [job],
    );
  const kept = { code: '23514', hint: 'job_has_shortlists' };

  test('stays with its client and its kind, so that no other client opens it', async () => {
    const job = await getJob(other);
    await share(job);
    const opened = await as(
      'contact',
      'select public.open_portal_review(id) from public.review_links',
    );
    expect(opened).toEqual([]);
    await expect(move(job, 'client_id = $2', [own])).rejects.toMatchObject(kept);
    await expect(move(job, `state = 'draft', client_id = null`)).rejects.toMatchObject(kept);
    await expect(move(job, `kind = 'internal'`)).rejects.toMatchObject(kept);
    expect(await move(job, `location = 'Ärla', client_id = client_id`)).toHaveLength(1);
  });

  test('gets its first client', async () => {
    const [job] = await query(
      `insert into public.jobs (slug, field, title) values ('unnamed-client', 'tech', '{"en": "Carder"}') returning id`,
    );
    await share(job.id);
    expect(await move(job.id, 'client_id = $2', [own])).toEqual([{ client_id: own }]);
    await expect(move(job.id, 'client_id = $2', [other])).rejects.toMatchObject(kept);
  });

  test('a note for one client is not for the next', async () => {
    const [job] = await query(
      `insert into public.jobs (slug, field, title, client_id) values ('noted', 'tech', '{"en": "Felter"}', $1)
       returning id`,
      [other],
    );
    const [application] = await query(
      `insert into public.applications (person_id, job_id) values ('00000000-0000-4000-9000-000000000005', $1)
       returning id`,
      [job.id],
    );
    await query(
      `insert into public.application_notes (application_id, body, is_for_client) values ($1, 'For them', true)`,
      [application.id],
    );
    expect(await move(job.id, 'client_id = $2', [own])).toEqual([{ client_id: own }]);
    expect(
      await query('select is_for_client from public.application_notes where application_id = $1', [
        application.id,
      ]),
    ).toEqual([{ is_for_client: false }]);
  });
});
