import { expect, it } from 'vitest';
import { guard } from '../../../fixtures/applications.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server, rows } = prepareFunctionsServer();

const lead = (email: string, more = {}) => ({
  ...guard(),
  ...{ name: 'Ada Lind', company: 'Barn AB', email, phone: '+46 70 000 00 01' },
  ...{ consent: 'true', consent_version: '1', language: 'en', message: 'Hello', ...more },
});

const sendFrom = (address: string, email: string, form = 'join-waiting-list') =>
  server.invoke(form, lead(email), { headers: { 'x-forwarded-for': address } });

/** Sets the tokens of a quota; fewer than none are booked for later. */
const leave = (key: string, tokens: number) =>
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

it('answers a form at once, after all other mail', async () => {
  const email = 'soon@quota.example';
  expect(await sendFrom('192.0.2.10', email)).toMatchObject({ status: 200, data: { ok: true } });
  expect(await mailsTo(email)).toEqual([{ caused_by_visitor: true, hours: 0 }]);
});

it.each([
  ['one network', '192.0.2.11', 'form-mails:192.0.2.11', -40_000, 2],
  ['a /48 of IPv6', '2001:db8:11:5::1', 'form-mails:2001:db8:11::/48', -160_000, 2],
  ['all networks together', '192.0.2.12', 'form-mails', -300_000, 3],
])(
  'stores a form over the quota of %s, mails later, and says so',
  async (_, address, key, tokens, hours) => {
    const email = `later-${hours}@${key.replaceAll(/[^a-z0-9]+/g, '-')}.example`;
    await leave(key, tokens);
    const { data } = await sendFrom(address, email);
    expect(data).toEqual({ ok: true, mail: 'late' });
    expect(await leadsOf(email)).toHaveLength(1);
    expect(await mailsTo(email)).toEqual([{ caused_by_visitor: true, hours }]);
    await leave(key, 1_000);
  },
);

it('stores a form far over the quota without a mail, and leads a plain form to a page that says so', async () => {
  const email = 'never@quota.example';
  await leave('form-mails:192.0.2.13', -1_000_000);
  const fields = Object.entries(lead(email)).map(([name, value]) => [name, String(value)]);
  const answer = await server.post('join-waiting-list', {
    headers: { accept: 'text/html', 'x-forwarded-for': '192.0.2.13' },
    body: new URLSearchParams(fields),
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toContain('mail=late');
  expect(await leadsOf(email)).toHaveLength(1);
  expect(await mailsTo(email)).toEqual([]);
});

it('tells staff of contacts within a quota of its own', async () => {
  const toStaff = () => rows(`select id from outbox where template_key = 'contact_to_staff'`);
  await leave('form-mails', -100_000_000);
  await sendFrom('192.0.2.14', 'one@contact.example', 'contact');
  expect(await toStaff()).toHaveLength(1);
  await leave('form-mails', 1_000);
  await leave('form-mails:staff', -1_000_000);
  await sendFrom('192.0.2.15', 'two@contact.example', 'contact');
  expect(await toStaff()).toHaveLength(1);
  expect(await leadsOf('two@contact.example')).toHaveLength(1);
  expect(await mailsTo('two@contact.example')).toHaveLength(1);
});

it('does not limit mail to owners of an address', async () => {
  await leave('form-mails', -100_000_000);
  const { data } = await server.invoke('person', {
    action: 'send_link',
    email: 'soon@quota.example',
    language: 'en',
  });
  expect(data).toEqual({ ok: true });
  await expect.poll(async () => (await mailsTo('soon@quota.example')).length).toBe(2);
  await leave('form-mails', 1_000);
});
