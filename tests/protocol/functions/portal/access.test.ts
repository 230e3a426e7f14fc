import { expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { prepareAccess } from './prepare-access.ts';

const { portal, server, rows, createContact, give, countAccounts } = prepareAccess();

it('mails the contact the URL of the portal, in their language', async () => {
  const person = await createContact('klara@client.example');
  expect((await give(person)).status).toBe(200);
  const [mail] = await server.outbox('klara@client.example');
  expect(mail).toMatchObject({
    template: 'portal_access',
    language: 'sv',
    variables: { link: 'https://alpaca.example/portal?lang=sv', company: 'Hygglo' },
  });
  // The page of the client lists it among its mails.
  expect(
    await rows(`select client_id from outbox where to_email = 'klara@client.example'`),
  ).toEqual([{ client_id: portal.client }]);
  expect(
    await rows(`select actor_id from client_events where kind = 'portal_access_given'`),
  ).toEqual([{ actor_id: cast.rasmus.id }]);
  // An account is made at the first sign-in.
  expect(await countAccounts('klara@client.example')).toEqual([]);
});

it('shows plan and invoices only if that is given, and keeps it when the mail is sent again', async () => {
  const person = await createContact('payer@client.example');
  const seesBilling = () =>
    rows('select sees_billing from client_portal_access where person_id = $1', [person]);
  await give(person);
  expect(await seesBilling()).toEqual([{ sees_billing: false }]);
  const email = 'payer@client.example';
  const access = { client_id: portal.client, person_id: person, email, sees_billing: true };
  expect((await server.invoke('give-portal-access', access, { as: 'rasmus' })).status).toBe(200);
  await give(person);
  expect(await seesBilling()).toEqual([{ sees_billing: true }]);
  expect(
    await rows(
      `select actor_id from client_events where kind = 'portal_billing_shown' and data ->> 'person_id' = $1`,
      [person],
    ),
  ).toEqual([{ actor_id: cast.rasmus.id }]);
});

it('lets only the owner and administrators give access', async () => {
  const person = await createContact('money@client.example');
  await rows('update client_details set owner_id = $2 where client_id = $1', [
    portal.client,
    cast.astrid.id,
  ]);
  expect(await give(person)).toMatchObject({ status: 403, error: 'not_allowed' });
  expect((await give(person, 'astrid')).status).toBe(200);
});

it.each([
  ['without an address', null, { status: 409, error: 'conflict' }],
  ['with the address of a colleague', cast.rasmus.email, { status: 409, error: 'conflict' }],
])('gives no access to a contact %s', async (_, email, expected) => {
  const person = await createContact(email);
  expect(await give(person, 'astrid')).toMatchObject(expected);
  expect(await rows('select from client_portal_access where person_id = $1', [person])).toEqual([]);
});

it('gives no access for another address than the one that was shown', async () => {
  const person = await createContact('shown@client.example');
  await rows(`update people set email = 'swapped@client.example' where id = $1`, [person]);
  const shownContact = {
    client_id: portal.client,
    person_id: person,
    email: 'Shown@client.example',
  };
  const giveShown = () => server.invoke('give-portal-access', shownContact, { as: 'astrid' });
  expect(await giveShown()).toMatchObject({ status: 409, error: 'conflict' });
  const mails = await server.outbox('swapped@client.example');
  expect(mails.map(({ template }) => template)).not.toContain('portal_access');
  await rows(`update people set email = 'shown@client.example' where id = $1`, [person]);
  expect((await giveShown()).status).toBe(200);
  expect(
    await rows('select from people where id = $1 and email_confirmed_at is not null', [person]),
  ).toHaveLength(1);
});

it('gives no access to somebody who is no contact of the client', async () => {
  const [person] = await rows(`insert into people (first_name) values ('Nils') returning id`);
  expect(await give(person?.id, 'astrid')).toMatchObject({ status: 404 });
});
