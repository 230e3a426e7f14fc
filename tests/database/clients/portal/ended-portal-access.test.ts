import { describe, expect, test } from 'vitest';
import { insertContact, kajsa, kajsasPerson } from '../../../fixtures/cast.ts';
import { preparePortal } from './prepare-portal.ts';

const { clients, database, query, as, addClient, addPlan, day, portal, companies } =
  preparePortal();

describe('access ends at once', () => {
  const ends: [string, () => Promise<unknown>][] = [
    [
      'when a recruiter withdraws it',
      () => as('recruiter', 'delete from public.client_portal_access'),
    ],
    [
      'when the contact is removed',
      () =>
        as('recruiter', 'delete from public.client_contacts where client_id = $1', [clients.own]),
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
        [clients.other, kajsasPerson],
      ),
    ).rejects.toMatchObject({ code: '42501' });
  }
});
