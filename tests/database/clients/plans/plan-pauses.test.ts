import { beforeEach, describe, expect, test } from 'vitest';
import { maxPauseDaysPerYear } from '../../../../domain/clients/client-plan.ts';
import { cast } from '../../../fixtures/cast.ts';
import { pauseSql, preparePlans } from './prepare-plans.ts';

const { current, database, query, as, addPlan, untilWaiting, events } = preparePlans();

describe('a pause', () => {
  beforeEach(() => addPlan(current.client, 'medium', '2024-01-01'));
  const pause = (from: string, to: string) => as('recruiter', pauseSql, [current.client, from, to]);
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
        current.client,
      ]);
    await query('update public.client_details set owner_id = $2 where client_id = $1', [
      current.client,
      cast.astrid.id,
    ]);
    expect(await remove()).toEqual([]);
    await query('update public.client_details set owner_id = $2 where client_id = $1', [
      current.client,
      cast.rasmus.id,
    ]);
    expect(await remove()).toHaveLength(1);
    expect((await events()).at(-1)).toBe('pause_cancelled');
    await pause('2025-01-01', '2025-03-31');
  });

  test('is rejected if another one, added at the same moment, uses up the limit', async () => {
    const [first, second] = [await database.connect(), await database.connect()];
    await first.query('begin');
    await first.query(pauseSql, [current.client, '2025-01-01', '2025-02-28']);
    const secondPause = second.query(pauseSql, [current.client, '2025-05-01', '2025-06-30']);
    const rejected = expect(secondPause).rejects.toMatchObject(tooLong);
    await Promise.race([rejected, untilWaiting(second)]);
    await first.query('commit');
    await rejected;
  });
});
