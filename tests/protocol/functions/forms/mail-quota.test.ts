import { expect, it } from 'vitest';
import { guard } from '../../../fixtures/applications.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server, rows } = prepareFunctionsServer();

const leadForm = (email: string) => ({
  ...guard(),
  ...{ name: 'Ada Lind', company: 'Barn AB', email, phone: '+46 70 000 00 01' },
  ...{ consent: 'true', consent_version: '1', language: 'en', message: 'Hello' },
});

const sendFrom = (address: string, email: string, form = 'join-waiting-list') =>
  server.invoke(form, leadForm(email), { headers: { 'x-forwarded-for': address } });

/** Sets the tokens that a quota has left. A negative number stands for mails that are already scheduled for later. */
const setTokens = (key: string, tokens: number) =>
  rows(
    `insert into private.rate_limits (key, tokens, wait, refilled_at) values ($1, $2, 0, clock_timestamp())
     on conflict (key) do update set tokens = $2, refilled_at = clock_timestamp()`,
    [key, tokens],
  );

const mailsTo = (email: string) =>
  rows(
    `select caused_by_visitor, round(extract(epoch from send_after - created_at) / 3600)::integer as hours
     from outbox where to_email = $1 and template_key <> 'contact_to_staff'`,
    [email],
  );
const leadsOf = (email: string) =>
  rows(
    'select waiting_list.id from waiting_list join people on people.id = person_id where email = $1',
    [email],
  );

it('mails a confirmation immediately within the quota, marked as caused by a visitor', async () => {
  const email = 'soon@quota.example';
  expect(await sendFrom('192.0.2.10', email)).toMatchObject({ status: 200, data: { ok: true } });
  expect(await mailsTo(email)).toEqual([{ caused_by_visitor: true, hours: 0 }]);
});

it.each([
  {
    quota: 'one network',
    address: '192.0.2.11',
    key: 'form-mails:192.0.2.11',
    tokens: -40_000,
    hours: 2,
  },
  {
    quota: 'a /48 of IPv6',
    address: '2001:db8:11:5::1',
    key: 'form-mails:2001:db8:11::/48',
    tokens: -160_000,
    hours: 2,
  },
  {
    quota: 'all networks together',
    address: '192.0.2.12',
    key: 'form-mails',
    tokens: -300_000,
    hours: 3,
  },
])(
  'stores a form over the quota of $quota, mails hours later, and says so',
  async ({ address, key, tokens, hours }) => {
    const email = `later-${hours}@${key.replaceAll(/[^a-z0-9]+/g, '-')}.example`;
    await setTokens(key, tokens);
    const { data } = await sendFrom(address, email);
    expect(data).toEqual({ ok: true, mail: 'late' });
    expect(await leadsOf(email)).toHaveLength(1);
    expect(await mailsTo(email)).toEqual([{ caused_by_visitor: true, hours }]);
    await setTokens(key, 1_000);
  },
);

it('stores a form far over the quota without a mail, and redirects a form without JavaScript to a page that says so', async () => {
  const email = 'never@quota.example';
  await setTokens('form-mails:192.0.2.13', -1_000_000);
  const fields = Object.entries(leadForm(email)).map(([name, value]) => [name, String(value)]);
  const response = await server.post('join-waiting-list', {
    headers: { accept: 'text/html', 'x-forwarded-for': '192.0.2.13' },
    body: new URLSearchParams(fields),
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toContain('mail=late');
  expect(await leadsOf(email)).toHaveLength(1);
  expect(await mailsTo(email)).toEqual([]);
});

it('mails staff about contact forms within a separate quota', async () => {
  const toStaff = () => rows(`select id from outbox where template_key = 'contact_to_staff'`);
  await setTokens('form-mails', -100_000_000);
  await sendFrom('192.0.2.14', 'one@contact.example', 'contact');
  expect(await toStaff()).toHaveLength(1);
  await setTokens('form-mails', 1_000);
  await setTokens('form-mails:staff', -1_000_000);
  await sendFrom('192.0.2.15', 'two@contact.example', 'contact');
  expect(await toStaff()).toHaveLength(1);
  expect(await leadsOf('two@contact.example')).toHaveLength(1);
  expect(await mailsTo('two@contact.example')).toHaveLength(1);
});

it('does not limit mail to people who have proven to own their address', async () => {
  await setTokens('form-mails', -100_000_000);
  const { data } = await server.invoke('person', {
    action: 'send_link',
    email: 'soon@quota.example',
    language: 'en',
  });
  expect(data).toEqual({ ok: true });
  await expect.poll(async () => (await mailsTo('soon@quota.example')).length).toBe(2);
  await setTokens('form-mails', 1_000);
});
