import { expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { prepareAccess } from './prepare-access.ts';

const { server, rows, createContact, give, askForCode, countAccounts } = prepareAccess();

it('mails a code to a contact with access, who is no member of staff', async () => {
  await give(await createContact('klara@client.example'));
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
    const secondResponse = await server.post('send-portal-code', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, language: 'sv' }),
    });
    expect(secondResponse.status).toBe(429);
    expect(await secondResponse.json()).toMatchObject({ error: 'too_many_requests' });
    expect(Number(secondResponse.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(secondResponse.headers.get('retry-after'))).toBeLessThanOrEqual(60);
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
