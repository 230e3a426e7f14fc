import { describe, expect, test } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { pauseSql, preparePlans } from './prepare-plans.ts';

const { current, query, as, addClient, addPlan, day, count, start, history, events } =
  preparePlans();

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
        [current.client],
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
      current.client,
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
    await as('recruiter', pauseSql, [current.client, running, await day(30)]);
    await as('recruiter', pauseSql, [current.client, later, await day(45)]);
    await as('recruiter', 'select public.end_client_plan($1, $2)', [id, last]);
    expect(
      await query(
        'select starts_on::text, ends_on::text from public.client_plan_pauses where client_id = $1',
        [current.client],
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
      as('admin', 'delete from public.clients where id = $1', [current.client]),
    ).rejects.toMatchObject({ constraint: 'client_plans_client_id_fkey' });
  });
});
