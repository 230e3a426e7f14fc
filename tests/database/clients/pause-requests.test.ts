import { describe, expect, test } from 'vitest';
import { type Actor, cast, kajsasPerson } from '../../fixtures/cast.ts';
import { prepareBilling } from './portal/prepare-billing.ts';

const { query, as, addClient, addPlan, day, companies, readBilling, ask } = prepareBilling();

describe('a request for a pause', () => {
  const rejected: [string, number, number, string][] = [
    ['in the past', -1, 10, 'pause_in_past'],
    ['of more than three months', 1, 400, 'pause_too_long'],
  ];
  test.each(rejected)('%s is rejected', async (_, from, to, hint) => {
    await expect(ask(from, to)).rejects.toMatchObject({ hint });
  });

  test('that overlaps a pause is rejected', async () => {
    await query(
      'insert into public.client_plan_pauses (client_id, starts_on, ends_on) values ($1, $2, $3)',
      [companies.own, await day(5), await day(8)],
    );
    await expect(ask(8, 12)).rejects.toMatchObject({ hint: 'pause_overlaps' });
  });

  test('without a plan on its first day is rejected', async () => {
    const fresh = await addClient('Nyhuset');
    await expect(ask(1, 5, fresh)).rejects.toMatchObject({ hint: 'no_plan_to_pause' });
  });

  test('is the only one until it is answered', async () => {
    const first = await ask(1, 5);
    await expect(ask(10, 12)).rejects.toMatchObject({
      constraint: 'client_pause_requests_one_pending',
    });
    await query(`update public.client_pause_requests set state = 'withdrawn' where id = $1`, [
      first,
    ]);
    await ask(10, 12);
  });

  test('is read by the owner and administrators, never by contacts or others', async () => {
    await ask(1, 5);
    await ask(1, 5, companies.other);
    const read = (actor: Actor) =>
      as(actor, 'select client_id from public.client_pause_requests order by created_at');
    expect(await read('recruiter')).toEqual([{ client_id: companies.own }]);
    expect(await read('admin')).toHaveLength(2);
    for (const actor of ['contact', 'editor', 'account', 'pending'] as const) {
      expect(await read(actor)).toEqual([]);
    }
  });

  test('notifies the owner, and is in the timeline with the contact', async () => {
    await ask(1, 5);
    expect(await query('select user_id, kind, client_id from public.notifications')).toEqual([
      { user_id: cast.rasmus.id, kind: 'pause_requested', client_id: companies.own },
    ]);
    expect(
      await query(
        `select kind, actor_id, data ->> 'person_id' as person from public.client_events`,
      ),
    ).toEqual([{ kind: 'pause_requested', actor_id: null, person: kajsasPerson }]);
  });

  test('notifies administrators if nobody owns the client', async () => {
    const unowned = await addClient('Ägarlösa', null);
    await addPlan(unowned, 'small', await day(-10));
    await ask(1, 5, unowned);
    expect(await query('select user_id from public.notifications')).toEqual([
      { user_id: cast.astrid.id },
    ]);
  });

  test('is shown to the contact with its answer, which settles the notification', async () => {
    const id = await ask(1, 5);
    expect((await readBilling()).requests).toMatchObject([
      { state: 'pending', message: 'Holidays', is_own: true, author: null },
    ]);
    await query(
      `update public.client_pause_requests set state = 'declined', reason = 'Interviews', decided_at = now() where id = $1`,
      [id],
    );
    expect((await readBilling()).requests).toMatchObject([
      { state: 'declined', reason: 'Interviews' },
    ]);
    expect(await query('select from public.notifications where read_at is null')).toEqual([]);
    expect(await query('select from public.portal_changes')).not.toEqual([]);
  });

  test('is withdrawn when its contact asks to be erased, and then hidden', async () => {
    await ask(1, 5);
    await query(`update public.people set erase_after = now() + interval '3 days' where id = $1`, [
      kajsasPerson,
    ]);
    expect(await query('select state from public.client_pause_requests')).toEqual([
      { state: 'withdrawn' },
    ]);
    expect(await as('admin', 'select from public.client_pause_requests')).toEqual([]);
  });

  test.each([
    ['plan', `update public.client_plans set ends_on = ends_on where client_id = $1`],
    [
      'pause',
      `insert into public.client_plan_pauses (client_id, starts_on, ends_on)
       values ($1, private.stockholm_today(), private.stockholm_today())`,
    ],
  ])('a changed %s notifies open portals of the client, and no others', async (_, sql) => {
    await query(sql, [companies.other]);
    expect(await as('contact', 'select from public.portal_changes')).toEqual([]);
    await query(sql, [companies.own]);
    expect(await as('contact', 'select client_id from public.portal_changes')).toEqual([
      { client_id: companies.own },
    ]);
  });
});
