import { beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { prepareClients } from './prepare-client.ts';

const database = prepareCastDatabase();
const { query, as, addClient, addPlan } = prepareClients(database);

let owned: string;
let other: string;

beforeAll(async () => {
  owned = await addClient('Ullverket');
  other = await addClient('Fjärilshuset', cast.astrid.id);
  await addPlan(other, 'small', '2025-01-01');
});

describe('a recruiter', () => {
  test('who adds a client owns it, with details and billing from the start', async () => {
    await as('recruiter', `insert into public.clients (name) values ('Nya Spinneriet')`);
    expect(
      await as(
        'recruiter',
        `select owner_id, details.language, payment_terms_days from public.clients
         join public.client_details as details on details.client_id = clients.id
         join public.client_billing as billing on billing.client_id = clients.id
         where name = 'Nya Spinneriet'`,
      ),
    ).toEqual([{ owner_id: cast.rasmus.id, language: 'sv', payment_terms_days: 30 }]);
  });

  test('hands over a client of their own and takes none of another', async () => {
    const setOwner = (client: string, owner: string) =>
      as('recruiter', 'update public.client_details set owner_id = $2 where client_id = $1', [
        client,
        owner,
      ]);
    await expect(setOwner(other, cast.rasmus.id)).rejects.toMatchObject({
      code: '42501',
      hint: 'client_not_yours',
    });
    const given = await addClient('Väveriet');
    await setOwner(given, cast.astrid.id);
    await expect(setOwner(given, cast.rasmus.id)).rejects.toMatchObject({ code: '42501' });
    expect(
      await query(
        `select actor_id, data from public.client_events where client_id = $1 and kind = 'owner_changed'
         order by id desc limit 1`,
        [given],
      ),
    ).toEqual([{ actor_id: cast.rasmus.id, data: { from: cast.rasmus.id, to: cast.astrid.id } }]);
  });

  test.each([
    ['a plan', `select public.start_client_plan($1, 'large', '2030-01-01', 100, 'SEK')`],
    [
      'a pause',
      `insert into public.client_plan_pauses (client_id, starts_on, ends_on) values ($1, '2025-02-01', '2025-02-28')`,
    ],
    [
      'a document',
      `insert into public.client_documents (client_id, path, file_name, mime_type, size_bytes)
       values ($1, $1 || '/x.pdf', 'x.pdf', 'application/pdf', 1)`,
    ],
  ])('agrees on no %s with a client of another', async (_, sql) => {
    const statement = sql.replaceAll('$1', `'${other}'`);
    await expect(as('recruiter', statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('prices no plan of a client of another', async () => {
    await expect(
      as(
        'recruiter',
        `insert into public.client_plan_prices (client_plan_id, monthly_amount, currency)
         select id, 1, 'SEK' from public.client_plans where client_id = $1`,
        [other],
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('sees the plan of every client, and prices and billing of their own', async () => {
    await as(
      'admin',
      `select public.start_client_plan($1, 'medium', '2025-06-01', 300000, 'EUR')`,
      [owned],
    );
    await as(
      'admin',
      `select public.start_client_plan($1, 'medium', '2025-06-01', 290000, 'EUR')`,
      [other],
    );
    const seen = (actor: 'recruiter' | 'admin') =>
      as(
        actor,
        `select client_id, plan::text, monthly_amount from public.client_plans
         left join public.client_plan_prices on client_plan_id = id
         where ends_on is null and client_id in ($1, $2) order by monthly_amount`,
        [owned, other],
      );
    expect(await seen('recruiter')).toEqual([
      { client_id: owned, plan: 'medium', monthly_amount: 300_000 },
      { client_id: other, plan: 'medium', monthly_amount: null },
    ]);
    expect(await seen('admin')).toHaveLength(2);
    expect((await seen('admin')).map((row) => row.monthly_amount)).toEqual([290_000, 300_000]);
    const billing = 'select client_id from public.client_billing where client_id in ($1, $2)';
    expect(await as('recruiter', billing, [owned, other])).toEqual([{ client_id: owned }]);
  });

  test('loses the prices with the ownership, and with the role', async () => {
    const prices = () =>
      as(
        'recruiter',
        `select from public.client_plan_prices join public.client_plans on id = client_plan_id
         where client_id = $1`,
        [owned],
      );
    expect(await prices()).not.toEqual([]);
    await query(`update public.staff_profiles set role = 'editor' where user_id = $1`, [
      cast.rasmus.id,
    ]);
    expect(await prices()).toEqual([]);
    await query(`update public.staff_profiles set role = 'recruiter' where user_id = $1`, [
      cast.rasmus.id,
    ]);
    await as('admin', 'update public.client_details set owner_id = null where client_id = $1', [
      owned,
    ]);
    expect(await prices()).toEqual([]);
  });
});

test('files of contracts follow the owner of the folder', async () => {
  const mine = await addClient('Kardverket');
  await query(
    `insert into storage.objects (bucket_id, name, version)
     values ('contracts', $1 || '/a.pdf', gen_random_uuid()::text), ('contracts', $2 || '/b.pdf', gen_random_uuid()::text)`,
    [mine, other],
  );
  const list = `select name from storage.objects where bucket_id = 'contracts' order by name`;
  expect(await as('recruiter', list)).toEqual([{ name: `${mine}/a.pdf` }]);
  expect(await as('admin', list)).toHaveLength(2);
  for (const actor of ['anon', 'visitor', 'pending', 'editor'] as const) {
    expect(await as(actor, list), actor).toEqual([]);
  }
  await expect(
    as('recruiter', `insert into storage.objects (bucket_id, name) values ('contracts', $1)`, [
      `${other}/c.pdf`,
    ]),
  ).rejects.toMatchObject({ code: '42501' });
});
