import { beforeEach, describe, expect, test } from 'vitest';
import { maxPauseDaysPerYear } from '../../../domain/clients/client-plan.ts';
import { cast } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { prepareClients } from './prepare-client.ts';

const database = prepareCastDatabase();
const { query, as, addClient, addPlan, day, untilWaiting } = prepareClients(database);

let client: string;
let count = 0;

beforeEach(async () => {
  count += 1;
  client = await addClient(`Client ${count}`);
});

const start = (plan: string, from: string, amount = 150_000) =>
  as('recruiter', `select public.start_client_plan($1, $2, $3, $4, 'EUR') as id`, [
    client,
    plan,
    from,
    amount,
  ]);
const history = () =>
  query(
    `select plan::text, starts_on::text, ends_on::text, monthly_amount from public.client_plans
     left join public.client_plan_prices on client_plan_id = id where client_id = $1 order by starts_on`,
    [client],
  );
const events = async () =>
  (await query('select kind from public.client_events where client_id = $1 order by id', [client]))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('plan_') || kind.startsWith('pause_'));

describe('a plan', () => {
  test('is changed by a new row that ends the former one, and keeps its price', async () => {
    await start('small', '2025-01-01');
    await start('medium', '2025-04-01', 300_000);
    expect(await history()).toEqual([
      { plan: 'small', starts_on: '2025-01-01', ends_on: '2025-03-31', monthly_amount: 150_000 },
      { plan: 'medium', starts_on: '2025-04-01', ends_on: null, monthly_amount: 300_000 },
    ]);
    expect(await events()).toEqual(['plan_started', 'plan_end_set', 'plan_started']);
    expect(
      await query(
        `select actor_id from public.client_events where client_id = $1 and kind = 'plan_started'`,
        [client],
      ),
    ).toEqual([{ actor_id: cast.rasmus.id }, { actor_id: cast.rasmus.id }]);
  });

  test('does not overlap another', async () => {
    await start('medium', '2025-04-01');
    await expect(start('small', '2025-01-01')).rejects.toMatchObject({
      code: '23P01',
      constraint: 'plans of one client do not overlap',
    });
    await expect(start('large', '2025-04-01')).rejects.toMatchObject({ code: '23P01' });
    expect(await history()).toHaveLength(1);
  });

  test('is history: neither plan, start nor price change, and an ended one stays ended', async () => {
    await start('small', '2025-01-01');
    const [{ id }] = (await query('select id from public.client_plans where client_id = $1', [
      client,
    ])) as [{ id: string }];
    await expect(
      query(`update public.client_plans set plan = 'large' where id = $1`, [id]),
    ).rejects.toMatchObject({ hint: 'plan_is_history' });
    await expect(
      as('admin', 'update public.client_plan_prices set monthly_amount = 1'),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      as('recruiter', 'delete from public.client_plans where id = $1', [id]),
    ).rejects.toMatchObject({ hint: 'plan_has_begun' });
    await as('recruiter', `select public.end_client_plan($1, '2025-02-28')`, [id]);
    await expect(
      as('admin', 'update public.client_plans set ends_on = null where id = $1', [id]),
    ).rejects.toMatchObject({ hint: 'plan_has_ended' });
  });

  test('that has not begun is cancelled, and the running one goes on', async () => {
    await start('small', '2025-01-01');
    const [later] = await start('large', await day(30));
    await as('recruiter', 'select public.cancel_client_plan($1)', [later.id]);
    expect(await history()).toMatchObject([{ plan: 'small', ends_on: null }]);
    expect((await events()).slice(-2)).toEqual(['plan_cancelled', 'plan_end_set']);
  });

  test('takes the pauses that were agreed for later with it when it ends', async () => {
    const [{ id }] = (await start('small', '2025-01-01')) as [{ id: string }];
    const [running, later, last] = [await day(-5), await day(40), await day(20)];
    await as('recruiter', pauseSql, [client, running, await day(30)]);
    await as('recruiter', pauseSql, [client, later, await day(45)]);
    await as('recruiter', 'select public.end_client_plan($1, $2)', [id, last]);
    expect(
      await query(
        'select starts_on::text, ends_on::text from public.client_plan_pauses where client_id = $1',
        [client],
      ),
    ).toEqual([{ starts_on: running, ends_on: last }]);
  });

  test('of another client is not ended by a recruiter', async () => {
    const others = await addClient(`Other ${count}`, cast.astrid.id);
    const [plan] = await addPlan(others, 'small', '2025-01-01');
    await expect(
      as('recruiter', `select public.end_client_plan($1, '2025-05-31')`, [plan.id]),
    ).rejects.toMatchObject({ code: '42501', hint: 'client_not_yours' });
  });

  test('keeps its client from being deleted', async () => {
    await start('small', '2025-01-01');
    await expect(
      as('admin', 'delete from public.clients where id = $1', [client]),
    ).rejects.toMatchObject({ constraint: 'client_plans_client_id_fkey' });
  });
});

const pauseSql =
  'insert into public.client_plan_pauses (client_id, starts_on, ends_on) values ($1, $2, $3) returning id';

describe('a pause', () => {
  beforeEach(() => addPlan(client, 'medium', '2024-01-01'));
  const pause = (from: string, to: string) => as('recruiter', pauseSql, [client, from, to]);
  const tooLong = { code: '23514', hint: 'pause_too_long' };

  test('may be any three whole months of a year, and no day more', async () => {
    expect(maxPauseDaysPerYear).toBe(31 * 3);
    await pause('2025-01-01', '2025-01-31');
    await pause('2025-03-01', '2025-03-31');
    await pause('2025-05-01', '2025-05-31');
    await expect(pause('2025-12-31', '2025-12-31')).rejects.toMatchObject(tooLong);
    await pause('2026-01-01', '2026-01-01');
  });

  test('that spans two years counts in each year with the days of that year', async () => {
    await pause('2025-11-01', '2026-02-28');
    await pause('2025-07-01', '2025-08-01');
    await expect(pause('2025-09-01', '2025-09-01')).rejects.toMatchObject(tooLong);
    await expect(pause('2026-04-01', '2026-05-05')).rejects.toMatchObject(tooLong);
    await pause('2026-04-01', '2026-05-04');
  });

  test('that is extended counts with its new days', async () => {
    const [{ id }] = (await pause('2025-01-01', '2025-01-10')) as [{ id: string }];
    const extend = (to: string) =>
      as('recruiter', 'update public.client_plan_pauses set ends_on = $2 where id = $1', [id, to]);
    await extend('2025-04-03');
    await expect(extend('2025-04-04')).rejects.toMatchObject(tooLong);
  });

  test('needs a plan on its first day, and does not overlap another', async () => {
    await expect(pause('2023-12-31', '2024-01-15')).rejects.toMatchObject({
      hint: 'no_plan_to_pause',
    });
    await pause('2025-02-01', '2025-02-28');
    await expect(pause('2025-02-28', '2025-03-05')).rejects.toMatchObject({ code: '23P01' });
  });

  test('that was entered wrongly is removed by the owner, also after it has ended', async () => {
    await pause('2025-02-01', '2025-02-28');
    const remove = () =>
      as('recruiter', 'delete from public.client_plan_pauses where client_id = $1 returning id', [
        client,
      ]);
    await query('update public.client_details set owner_id = $2 where client_id = $1', [
      client,
      cast.astrid.id,
    ]);
    expect(await remove()).toEqual([]);
    await query('update public.client_details set owner_id = $2 where client_id = $1', [
      client,
      cast.rasmus.id,
    ]);
    expect(await remove()).toHaveLength(1);
    expect((await events()).at(-1)).toBe('pause_cancelled');
    await pause('2025-01-01', '2025-03-31');
  });

  test('is rejected if another one, added at the same moment, uses up the limit', async () => {
    const [first, second] = [await database.connect(), await database.connect()];
    await first.query('begin');
    await first.query(pauseSql, [client, '2025-01-01', '2025-02-28']);
    const secondPause = second.query(pauseSql, [client, '2025-05-01', '2025-06-30']);
    const rejected = expect(secondPause).rejects.toMatchObject(tooLong);
    await Promise.race([rejected, untilWaiting(second)]);
    await first.query('commit');
    await rejected;
  });
});

describe('a project', () => {
  const addJob = async (slug: string, of: string) =>
    (
      await query(
        `insert into public.jobs (slug, field, title, client_id) values ($1, 'tech', '{"en": "One role"}', $2)
         returning id`,
        [`${slug}-${count}`, of],
      )
    )[0].id as string;
  const startProject = (job: string, amount: number) =>
    as('recruiter', `select public.start_client_project($1, $2, '2025-03-01', $3, 'SEK') as id`, [
      client,
      job,
      amount,
    ]);

  test('is paid half at the start and half at signing, to the last minor unit', async () => {
    const [{ id }] = (await startProject(await addJob('half', client), 900_001)) as [
      { id: string },
    ];
    expect(
      await query(
        'select start_amount, signing_amount from public.client_project_prices where client_project_id = $1',
        [id],
      ),
    ).toEqual([{ start_amount: 450_001, signing_amount: 450_000 }]);
  });

  test.each([
    ['2025-03-15', '2025-09-15'],
    ['2025-08-31', '2026-02-28'],
  ])('signed on %s is guaranteed until %s', async (signed, guaranteed) => {
    const [{ id }] = (await startProject(await addJob(`s-${signed}`, client), 100)) as [
      { id: string },
    ];
    await as('recruiter', 'update public.client_projects set signed_on = $2 where id = $1', [
      id,
      signed,
    ]);
    expect(
      await query('select guarantee_ends_on::text from public.client_projects where id = $1', [id]),
    ).toEqual([{ guarantee_ends_on: guaranteed }]);
    await expect(
      as('recruiter', 'update public.client_projects set cancelled_on = $2 where id = $1', [
        id,
        signed,
      ]),
    ).rejects.toMatchObject({ constraint: 'a signed project is not cancelled' });
  });

  test('is for one job of the client, which stays with it', async () => {
    const job = await addJob('one', client);
    await startProject(job, 100);
    await expect(startProject(job, 100)).rejects.toMatchObject({
      constraint: 'client_projects_one_per_job',
    });
    const others = await addClient(`Elsewhere ${count}`);
    await expect(startProject(await addJob('else', others), 100)).rejects.toMatchObject({
      code: '23503',
    });
    await expect(
      query('update public.jobs set client_id = $2 where id = $1', [job, others]),
    ).rejects.toMatchObject({ code: '23503' });
  });
});
