import { beforeEach, expect, test } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../../fixtures/cast-database.ts';
import { prepareClients } from '../prepare-client.ts';

const database = prepareCastDatabase();
const { query, as, addClient } = prepareClients(database);

let client: string;
let project: string;
let count = 0;

beforeEach(async () => {
  count += 1;
  client = await addClient(`Corrected project ${count}`);
  const [job] = await query(
    `insert into public.jobs (slug, field, title, client_id) values ($1, 'tech', '{"en": "One role"}', $2)
     returning id`,
    [`corrected-project-${count}`, client],
  );
  const started = await query(
    `select public.start_client_project($1, $2, '2025-03-01', 9000000, 'EUR') as id`,
    [client, job.id],
  );
  project = started[0].id;
});

const correct = (startsOn: string, signedOn: string | null, amount: number, currency = 'SEK') =>
  as('recruiter', 'select public.correct_client_project($1, $2, $3, $4, $5)', [
    project,
    startsOn,
    signedOn,
    amount,
    currency,
  ]);
const sign = (day: string | null) =>
  query('update public.client_projects set signed_on = $2 where id = $1', [project, day]);
const find = async () =>
  (
    await query(
      `select starts_on::text, signed_on::text, guarantee_ends_on::text, amount, currency::text
       from public.client_projects join public.client_project_prices on client_project_id = id where id = $1`,
      [project],
    )
  )[0];

/** Sends an invoice with that half of the project. */
async function invoice(kind: string, month: string): Promise<void> {
  const [{ id }] = (await query(
    `insert into public.invoices (client_id, month, currency, language, vat_treatment, vat_rate, net_amount, vat_amount, total_amount)
     values ($1, $2, 'SEK', 'sv', 'domestic', 25, 100000, 25000, 125000) returning id`,
    [client, month],
  )) as [{ id: string }];
  await query(
    `insert into public.invoice_lines (invoice_id, position, kind, client_project_id, description, starts_on, ends_on, unit_amount, amount)
     values ($1, 0, $2::public.invoice_line_kind, $3, 'Half', $4, $4, 100000, 100000)`,
    [id, kind, project, month],
  );
  await query(
    `update public.invoices set state = 'sent', issued_on = '2025-06-01', due_on = '2025-07-01', seller = '{}', buyer = '{}'
     where id = $1`,
    [id],
  );
}

test('a project that was entered wrongly gets another price, start and day of signing', async () => {
  await sign('2025-04-10');
  await correct('2025-02-01', '2025-03-31', 900_001);
  expect(await find()).toEqual({
    starts_on: '2025-02-01',
    signed_on: '2025-03-31',
    guarantee_ends_on: '2025-09-30',
    amount: 900_001,
    currency: 'SEK',
  });
  await correct('2025-02-01', null, 900_001);
  expect(await find()).toMatchObject({ signed_on: null, guarantee_ends_on: null });
  const [event] = await query(
    'select kind, actor_id from public.client_events where client_id = $1 order by id desc limit 1',
    [client],
  );
  expect(event).toEqual({ kind: 'project_corrected', actor_id: cast.rasmus.id });
});

test('a project in a sent invoice cannot be corrected until the invoice is credited', async () => {
  await invoice('project_start', '2025-03-01');
  const isInvoiced = { hint: 'project_is_invoiced' };
  await expect(correct('2025-03-01', null, 1, 'EUR')).rejects.toMatchObject(isInvoiced);
  await expect(correct('2025-03-02', null, 9_000_000, 'EUR')).rejects.toMatchObject(isInvoiced);
  // The second half is not on an invoice yet.
  await correct('2025-03-01', '2025-04-01', 9_000_000, 'EUR');
  await invoice('project_signing', '2025-04-01');
  await expect(correct('2025-03-01', '2025-04-02', 9_000_000, 'EUR')).rejects.toMatchObject(
    isInvoiced,
  );
  await query('update public.invoices set credited_at = now() where client_id = $1', [client]);
  await correct('2025-03-05', '2025-04-02', 100_000);
  expect(await find()).toMatchObject({ starts_on: '2025-03-05', amount: 100_000 });
});

test('a project of another owner is not corrected by a recruiter', async () => {
  await query('update public.client_details set owner_id = $2 where client_id = $1', [
    client,
    cast.astrid.id,
  ]);
  await expect(correct('2025-03-01', null, 1)).rejects.toMatchObject({
    code: '42501',
    hint: 'client_not_yours',
  });
});

test('the start of a project changes in no other way', async () => {
  await expect(
    query(`update public.client_projects set starts_on = '2025-01-01' where id = $1`, [project]),
  ).rejects.toMatchObject({ hint: 'project_is_history' });
});
