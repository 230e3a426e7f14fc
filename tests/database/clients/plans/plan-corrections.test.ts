import { beforeEach, expect, test } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../../fixtures/cast-database.ts';
import { prepareClients } from '../prepare-client.ts';

const database = prepareCastDatabase();
const { query, as, addClient } = prepareClients(database);

let client: string;
let count = 0;

beforeEach(async () => {
  count += 1;
  client = await addClient(`Corrected ${count}`);
});

async function start(plan: string, from: string, amount: number, currency = 'EUR') {
  const sql = 'select public.start_client_plan($1, $2, $3, $4, $5) as id';
  const [{ id }] = (await query(sql, [client, plan, from, amount, currency])) as [{ id: string }];
  return id;
}

const correctSql = `select public.correct_client_plan($1, 'medium', $2, 1700000, 'SEK')`;
const history = () =>
  query(
    `select plan::text, starts_on::text, ends_on::text, monthly_amount, currency::text
     from public.client_plans join public.client_plan_prices on client_plan_id = id
     where client_id = $1 order by starts_on`,
    [client],
  );

/** An invoice for May, with a line of the plan. */
async function invoice(plan: string): Promise<string> {
  const [{ id }] = (await query(
    `insert into public.invoices (client_id, month, currency, language, vat_treatment, vat_rate, net_amount, vat_amount, total_amount)
     values ($1, '2025-05-01', 'SEK', 'sv', 'domestic', 25, 100000, 25000, 125000) returning id`,
    [client],
  )) as [{ id: string }];
  await query(
    `insert into public.invoice_lines (invoice_id, position, kind, client_plan_id, description, starts_on, ends_on, days, days_in_month, unit_amount, amount)
     values ($1, 0, 'plan', $2, 'Small', '2025-05-01', '2025-05-31', 31, 31, 100000, 100000)`,
    [id, plan],
  );
  return id;
}
const send = (id: string) =>
  query(
    `update public.invoices set state = 'sent', issued_on = '2025-06-01', due_on = '2025-07-01', seller = '{}', buyer = '{}'
     where id = $1`,
    [id],
  );

test('a plan that was entered wrongly is rewritten from its first day, also after it has begun', async () => {
  const plan = await start('small', '2025-01-01', 17_000_000);
  await invoice(plan);
  await as('recruiter', correctSql, [plan, '2025-02-01']);
  expect(await history()).toEqual([
    {
      plan: 'medium',
      starts_on: '2025-02-01',
      ends_on: null,
      monthly_amount: 1_700_000,
      currency: 'SEK',
    },
  ]);
  const [event] = await query(
    'select kind, actor_id, data from public.client_events where client_id = $1 order by id desc limit 1',
    [client],
  );
  expect(event).toMatchObject({
    kind: 'plan_corrected',
    actor_id: cast.rasmus.id,
    data: { plan: 'medium', starts_on: '2025-02-01' },
  });
});

test('after an invoice for it was sent it stays as it is, until that is credited', async () => {
  const plan = await start('small', '2025-01-01', 100_000);
  const sent = await invoice(plan);
  await send(sent);
  await expect(as('recruiter', correctSql, [plan, '2025-01-01'])).rejects.toMatchObject({
    hint: 'plan_is_invoiced',
  });
  await query('update public.invoices set credited_at = now() where id = $1', [sent]);
  await as('recruiter', correctSql, [plan, '2025-01-01']);
  expect(await history()).toMatchObject([{ plan: 'medium', monthly_amount: 1_700_000 }]);
});

test('a plan that follows another keeps its first day, and none overlaps another', async () => {
  const first = await start('small', '2025-01-01', 100_000);
  const second = await start('small', '2025-04-01', 100_000);
  await expect(as('recruiter', correctSql, [second, '2025-05-01'])).rejects.toMatchObject({
    hint: 'plan_follows_another',
  });
  await as('recruiter', correctSql, [second, '2025-04-01']);
  expect(await history()).toMatchObject([
    { plan: 'small', ends_on: '2025-03-31' },
    { plan: 'medium', starts_on: '2025-04-01' },
  ]);
  await expect(as('recruiter', correctSql, [first, '2025-04-15'])).rejects.toThrow();
});

test('a correction opens no other plan to changes', async () => {
  const [first, second] = [
    await start('small', '2025-01-01', 100_000),
    await start('large', '2025-04-01', 100_000),
  ];
  await as('recruiter', correctSql, [first, '2025-01-01']);
  for (const plan of [first, second]) {
    await expect(
      query(`update public.client_plans set plan = 'small' where id = $1`, [plan]),
    ).rejects.toMatchObject({ hint: 'plan_is_history' });
  }
});

test.each(['editor', 'contact', 'account', 'anon'] as const)(
  '%s corrects no plan',
  async (actor) => {
    const plan = await start('small', '2025-01-01', 100_000);
    await expect(as(actor, correctSql, [plan, '2025-01-01'])).rejects.toMatchObject({
      code: '42501',
    });
  },
);

test('only the owner of a client and administrators correct its plans', async () => {
  client = await addClient(`Of Astrid ${count}`, cast.astrid.id);
  const plan = await start('small', '2025-01-01', 100_000);
  await expect(as('recruiter', correctSql, [plan, '2025-01-01'])).rejects.toMatchObject({
    hint: 'client_not_yours',
  });
  await as('admin', correctSql, [plan, '2025-01-01']);
  expect(await history()).toMatchObject([{ plan: 'medium' }]);
});
