import { beforeAll, expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { preparePortal } from './prepare-portal.ts';

const { server, rows, getClientId } = preparePortal();

let client: string;

beforeAll(async () => {
  client = await getClientId('hygglo-fullstack-developer');
  await rows('update client_details set owner_id = $2 where client_id = $1', [
    client,
    cast.rasmus.id,
  ]);
});

async function createContact(email: string | null, language = 'sv'): Promise<string> {
  const [person] = await rows(
    `insert into people (first_name, last_name, email, language) values ('Klara', 'Kund', $1, $2)
     on conflict (email) where merged_into is null and anonymised_at is null do update set first_name = 'Klara'
     returning id`,
    [email, language],
  );
  await rows('insert into client_contacts (client_id, person_id) values ($1, $2)', [
    client,
    person?.id,
  ]);
  return person?.id;
}

/** Gives access for the address on file. */
const give = async (person_id: string, as: 'rasmus' | 'astrid' = 'rasmus') => {
  const [person] = await rows('select email from people where id = $1', [person_id]);
  const access = { client_id: client, person_id, email: person?.email ?? 'none@client.example' };
  return server.invoke('give-portal-access', access, { as });
};
const askForCode = (email: string) => server.invoke('send-portal-code', { email, language: 'sv' });
const countAccounts = (email: string) => rows('select from auth.users where email = $1', [email]);

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
  ).toEqual([{ client_id: client }]);
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
  const access = { client_id: client, person_id: person, email, sees_billing: true };
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

it('mails a code to a contact with access, who is no member of staff', async () => {
  expect(await askForCode('Klara@client.example')).toMatchObject({
    status: 200,
    data: { ok: true },
  });
  const mails = await server.outbox('klara@client.example');
  expect(mails.at(-1)).toMatchObject({
    template: 'auth_portal_code',
    language: 'sv',
    variables: {
      code: expect.stringMatching(/^\d{6}$/),
      link: expect.stringContaining(encodeURIComponent('/portal?lang=sv')),
    },
  });
  expect(await countAccounts('klara@client.example')).toHaveLength(1);
  expect(await rows(`select from staff_profiles where email = 'klara@client.example'`)).toEqual([]);
});

const requestAuth = async (path: string, body: object) => {
  const response = await fetch(`${server.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: server.keys.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, data: await response.json() };
};

it('mails the code of the portal even if the address has an account, from before or after', async () => {
  const email = 'spoiled@client.example';
  await give(await createContact(email));
  const signup = { email, password: 'hay-and-carrots-9', data: { account: 'staff' } };
  expect((await requestAuth('signup', signup)).status).toBe(200);
  await askForCode(email);
  const mail = (await server.outbox(email)).at(-1);
  expect(mail).toMatchObject({ template: 'auth_portal_code', language: 'sv' });
  // Neither a sign-up nor a magic link replaces the code. Without the limits both are sent at once.
  await rows('delete from private.rate_limits');
  await requestAuth('signup', { ...signup, password: 'hay-and-apples-9' });
  await requestAuth('otp', { email });
  const templates = (await server.outbox(email)).map(({ template }) => template);
  expect(templates.slice(2)).toEqual([
    'auth_portal_code',
    'auth_account_exists',
    'auth_magic_link',
  ]);
  for (const { password } of [signup, { password: 'hay-and-apples-9' }]) {
    const { status } = await requestAuth('token?grant_type=password', { email, password });
    expect(status).toBe(400);
  }
  const token = mail?.variables.code;
  const verified = await requestAuth('verify', { type: 'email', email, token });
  expect(verified).toMatchObject({ status: 200, data: { user: { email } } });
  expect(await rows('select from staff_profiles where email = $1', [email])).toEqual([]);
});

it.each([
  ['an unknown address', 'nobody@client.example', 0],
  ['a visitor', cast.viola.email, 1],
  ['a member of staff', cast.astrid.email, 1],
])('answers %s the same, and sends nothing', async (_, email, accounts) => {
  expect(await askForCode(email)).toEqual({ status: 200, data: { ok: true } });
  expect(await server.outbox(email)).toEqual([]);
  expect(await countAccounts(email)).toHaveLength(accounts);
});

it('says that a second code is not sent yet and when, with and without access', async () => {
  await give(await createContact('impatient@client.example'));
  for (const email of ['impatient@client.example', 'absent@client.example']) {
    await askForCode(email);
    const mails = await server.outbox(email);
    const again = await server.post('send-portal-code', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, language: 'sv' }),
    });
    expect(again.status).toBe(429);
    expect(await again.json()).toMatchObject({ error: 'too_many_requests' });
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await server.outbox(email)).toEqual(mails);
  }
});

it('counts every address for the same limits, so that later requests reveal no access', async () => {
  const person = await createContact('limited@client.example');
  await give(person);
  const countedFor = async (email: string) => {
    await rows('delete from private.rate_limits');
    await askForCode(email);
    const limits = await rows(`select key from private.rate_limits where key like 'auth:%'`);
    // The share of all mails is taken by mails that are sent; no response shows a single one.
    return limits
      .map(({ key }) => key.replace(/(?<=:)([0-9.]+|[0-9a-f]{32,}|[\w-]{40,})$/, '…'))
      .filter((key) => key !== 'auth:mails')
      .sort();
  };
  const counted = await countedFor('limited@client.example');
  expect(counted).toHaveLength(3);
  for (const email of ['unlimited@client.example', cast.viola.email, cast.astrid.email]) {
    expect(await countedFor(email), email).toEqual(counted);
  }
});

it('mails contacts a code from the reserved share when the share of everybody is used up', async () => {
  const person = await createContact('flooded@client.example');
  await give(person);
  await rows(
    `insert into private.rate_limits (key, tokens, wait, refilled_at) values ('auth:mails', 0, 0, now())
     on conflict (key) do update set tokens = 0, refilled_at = now()`,
  );
  await askForCode('flooded@client.example');
  const mails = await server.outbox('flooded@client.example');
  expect(mails.map(({ template }) => template)).toEqual(['portal_access', 'auth_portal_code']);
});

it('sends no code once access has ended', async () => {
  const person = await createContact('ended@client.example');
  await give(person);
  await rows('delete from client_portal_access where person_id = $1', [person]);
  await askForCode('ended@client.example');
  const mails = await server.outbox('ended@client.example');
  expect(mails.map(({ template }) => template)).toEqual(['portal_access']);
});

it('is given by the owner and administrators only', async () => {
  const person = await createContact('money@client.example');
  await rows('update client_details set owner_id = $2 where client_id = $1', [
    client,
    cast.astrid.id,
  ]);
  expect(await give(person)).toMatchObject({ status: 403, error: 'not_allowed' });
  expect((await give(person, 'astrid')).status).toBe(200);
});

it.each([
  ['without an address', null, { status: 409, error: 'conflict' }],
  ['with the address of a colleague', cast.rasmus.email, { status: 409, error: 'conflict' }],
])('is not given to a contact %s', async (_, email, expected) => {
  const person = await createContact(email);
  expect(await give(person, 'astrid')).toMatchObject(expected);
  expect(await rows('select from client_portal_access where person_id = $1', [person])).toEqual([]);
});

it('is not given for another address than the one that was shown', async () => {
  const person = await createContact('shown@client.example');
  await rows(`update people set email = 'swapped@client.example' where id = $1`, [person]);
  const shownContact = { client_id: client, person_id: person, email: 'Shown@client.example' };
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

it('is not given to somebody who is no contact of the client', async () => {
  const [person] = await rows(`insert into people (first_name) values ('Nils') returning id`);
  expect(await give(person?.id, 'astrid')).toMatchObject({ status: 404 });
});
