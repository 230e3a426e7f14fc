import { beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { prepareClients } from './prepare-client.ts';

const database = prepareCastDatabase();
const { query, as, addClient, addPlan } = prepareClients(database);

/** A client that Rasmus owns, and one of a colleague. */
let owned: string;
let other: string;

beforeAll(async () => {
  owned = await addClient('Ullverket');
  other = await addClient('Fjärilshuset', cast.astrid.id);
  await addPlan(other, 'small', '2025-01-01');
});

async function ownerOf(client: string): Promise<unknown> {
  const [row] = await query('select owner_id from public.client_details where client_id = $1', [
    client,
  ]);
  return row.owner_id;
}

describe('a recruiter', () => {
  test('a colleague who adds a client owns it, with details and billing from the start', async () => {
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

  test('can hand over their own client, but not take over that of a colleague', async () => {
    const setOwner = (client: string, owner: string) =>
      as('recruiter', 'update public.client_details set owner_id = $2 where client_id = $1', [
        client,
        owner,
      ]);
    await setOwner(other, cast.rasmus.id);
    expect(await ownerOf(other)).toBe(cast.astrid.id);
    const handedOver = await addClient('Väveriet');
    await setOwner(handedOver, cast.astrid.id);
    await setOwner(handedOver, cast.rasmus.id);
    expect(await ownerOf(handedOver)).toBe(cast.astrid.id);
    expect(
      await query(
        `select actor_id, data from public.client_events where client_id = $1 and kind = 'owner_changed'
         order by id desc limit 1`,
        [handedOver],
      ),
    ).toEqual([{ actor_id: cast.rasmus.id, data: { from: cast.rasmus.id, to: cast.astrid.id } }]);
  });

  test('changes the facts behind invoices only for their own clients', async () => {
    const change = (client: string) =>
      as(
        'recruiter',
        `update public.client_details set country = 'NO', legal_name = 'Annan AB', organisation_number = '556000-0001'
         where client_id = $1 returning country`,
        [client],
      );
    const rename = (client: string, name: string) =>
      as('recruiter', 'update public.clients set name = $2 where id = $1 returning name', [
        client,
        name,
      ]);
    expect(await change(other)).toEqual([]);
    await expect(rename(other, 'Annan AB')).rejects.toMatchObject({
      code: '42501',
      hint: 'client_not_yours',
    });
    const location = `update public.clients set location = 'Ärla', name = name where id = $1 returning location`;
    expect(await as('recruiter', location, [other])).toEqual([{ location: 'Ärla' }]);
    const mine = await addClient('Nystanet');
    expect(await change(mine)).toEqual([{ country: 'NO' }]);
    expect(await rename(mine, 'Nystanet i Ärla')).toEqual([{ name: 'Nystanet i Ärla' }]);
  });

  test('deletes a client of their own, and none of another with its notes', async () => {
    const remove = (actor: 'recruiter' | 'admin', client: string) =>
      as(actor, 'delete from public.clients where id = $1 returning id', [client]);
    const theirs = await addClient('Kamullen', cast.astrid.id);
    await query(
      `insert into public.client_notes (client_id, author_id, body) values ($1, $2, 'Called them.')`,
      [theirs, cast.astrid.id],
    );
    expect(await remove('recruiter', theirs)).toEqual([]);
    expect(
      await query('select from public.client_notes where client_id = $1', [theirs]),
    ).toHaveLength(1);
    const mine = await addClient('Filten');
    expect(await remove('recruiter', mine)).toEqual([{ id: mine }]);
    expect(await remove('admin', theirs)).toEqual([{ id: theirs }]);
  });

  test('reads of invoices in the history of their own clients only', async () => {
    const mine = await addClient('Garnet');
    const kinds = ['invoice_sent', 'invoice_paid', 'invoice_reopened', 'credit_note_sent'];
    for (const client of [mine, other]) {
      for (const kind of [...kinds, 'plan_started']) {
        await query('insert into public.client_events (client_id, kind) values ($1, $2)', [
          client,
          kind,
        ]);
      }
    }
    for (const table of ['client_events', 'client_timeline']) {
      const readVisible = async (actor: 'recruiter' | 'admin', client: string) =>
        (
          await as(
            actor,
            `select distinct kind from public.${table} where client_id = $1 and (kind = any($2) or kind = 'plan_started')`,
            [client, kinds],
          )
        )
          .map(({ kind }) => kind)
          .sort();
      const all = [...kinds, 'plan_started'].sort();
      expect(await readVisible('recruiter', mine), table).toEqual(all);
      expect(await readVisible('recruiter', other), table).toEqual(['plan_started']);
      expect(await readVisible('admin', other), table).toEqual(all);
    }
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
  ])('cannot add %s to the client of a colleague', async (_, sql) => {
    const statement = sql.replaceAll('$1', `'${other}'`);
    await expect(as('recruiter', statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('cannot price a plan of the client of a colleague', async () => {
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
    const readPlans = (actor: 'recruiter' | 'admin') =>
      as(
        actor,
        `select client_id, plan::text, monthly_amount from public.client_plans
         left join public.client_plan_prices on client_plan_id = id
         where ends_on is null and client_id in ($1, $2) order by monthly_amount`,
        [owned, other],
      );
    expect(await readPlans('recruiter')).toEqual([
      { client_id: owned, plan: 'medium', monthly_amount: 300_000 },
      { client_id: other, plan: 'medium', monthly_amount: null },
    ]);
    expect(await readPlans('admin')).toHaveLength(2);
    expect((await readPlans('admin')).map((row) => row.monthly_amount)).toEqual([290_000, 300_000]);
    const billing = 'select client_id from public.client_billing where client_id in ($1, $2)';
    expect(await as('recruiter', billing, [owned, other])).toEqual([{ client_id: owned }]);
  });

  test('loses the prices with the ownership, and with the role', async () => {
    const readPrices = () =>
      as(
        'recruiter',
        `select from public.client_plan_prices join public.client_plans on id = client_plan_id
         where client_id = $1`,
        [owned],
      );
    expect(await readPrices()).not.toEqual([]);
    await query(`update public.staff_profiles set role = 'editor' where user_id = $1`, [
      cast.rasmus.id,
    ]);
    expect(await readPrices()).toEqual([]);
    await query(`update public.staff_profiles set role = 'recruiter' where user_id = $1`, [
      cast.rasmus.id,
    ]);
    await as('admin', 'update public.client_details set owner_id = null where client_id = $1', [
      owned,
    ]);
    expect(await readPrices()).toEqual([]);
  });
});

test('only administrators and the owner of a client can access the files of its contracts', async () => {
  const ownClient = await addClient('Kardverket');
  await query(
    `insert into storage.objects (bucket_id, name, version)
     values ('contracts', $1 || '/a.pdf', gen_random_uuid()::text), ('contracts', $2 || '/b.pdf', gen_random_uuid()::text)`,
    [ownClient, other],
  );
  const list = `select name from storage.objects where bucket_id = 'contracts' order by name`;
  expect(await as('recruiter', list)).toEqual([{ name: `${ownClient}/a.pdf` }]);
  expect(await as('admin', list)).toHaveLength(2);
  for (const actor of ['anon', 'account', 'pending', 'editor'] as const) {
    expect(await as(actor, list), actor).toEqual([]);
  }
  await expect(
    as('recruiter', `insert into storage.objects (bucket_id, name) values ('contracts', $1)`, [
      `${other}/c.pdf`,
    ]),
  ).rejects.toMatchObject({ code: '42501' });
});
