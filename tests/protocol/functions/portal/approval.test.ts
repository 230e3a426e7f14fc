import { beforeAll, beforeEach, expect, it } from 'vitest';
import { cast, kajsa, kajsasPerson } from '../../../fixtures/cast.ts';
import { preparePortal } from './prepare-portal.ts';

const { server, rows, callAs, getClientId, giveAccess } = preparePortal();

let client: string;
let jobId: string;

beforeAll(async () => {
  client = await getClientId('hygglo-fullstack-developer');
  await giveAccess(client);
  const [foundRow] = await rows(
    `insert into jobs (slug, client_id, field, title) values ('weaver', $1, 'tech', '{"en": "Weaver", "sv": "Vävare"}')
     returning id`,
    [client],
  );
  jobId = foundRow?.id;
});

beforeEach(async () => {
  await rows('delete from job_approvals');
  await rows(`delete from outbox where template_key = 'ad_approval'`);
  await rows(`update jobs set state = 'draft' where id = $1`, [jobId]);
});

async function ask(fields: object = {}, key: string = crypto.randomUUID()) {
  const [{ version } = {}] = await rows('select version from jobs where id = $1', [jobId]);
  const body = { job_id: jobId, version, contacts: [kajsasPerson], ...fields };
  return server.invoke('ask-for-approval', body, {
    as: 'rasmus',
    headers: { 'idempotency-key': key },
  });
}

async function askOne(): Promise<string> {
  const { data } = await ask();
  return String(data.approval);
}

const answer = (approval: string, fields: object = {}, sub: string = kajsa.id) =>
  callAs(sub, 'answer-approval', { approval, decision: 'approved', ...fields });
const stored = (id: string) =>
  rows('select decision, comment, person_id, ended from job_approvals where id = $1', [id]);

it('stores the text and mails the contact a link to it, in their language', async () => {
  await rows(`update people set language = 'sv' where id = $1`, [kajsasPerson]);
  const { status, data } = await ask({ message: 'Stämmer lönen?' });
  expect({ status, asked: data.asked }).toEqual({ status: 200, asked: 1 });
  const [approval] = await rows(
    'select asked_by, message, ad = private.ad_of_job(job_id) as is_frozen from job_approvals where id = $1',
    [data.approval],
  );
  expect(approval).toEqual({
    asked_by: cast.rasmus.id,
    message: 'Stämmer lönen?',
    is_frozen: true,
  });
  expect((await server.outbox(kajsa.email)).at(-1)).toMatchObject({
    template: 'ad_approval',
    language: 'sv',
    variables: {
      company: 'Hygglo',
      message: 'Stämmer lönen?',
      link: `https://alpaca.example/portal/ads/${data.approval}?company=${client}&lang=sv`,
    },
  });
});

it('asks once for two submits of one dialog', async () => {
  const key = crypto.randomUUID();
  const [first, second] = await Promise.all([ask({}, key), ask({}, key)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.data).toEqual(first.data);
  expect(await rows('select from job_approvals')).toHaveLength(1);
  expect(await rows(`select from outbox where template_key = 'ad_approval'`)).toHaveLength(1);
});

it('replaces a request that waits, and cancels its mail', async () => {
  const first = await askOne();
  await rows(`update outbox set state = 'queued' where template_key = 'ad_approval'`);
  const second = await askOne();
  expect(await stored(first)).toMatchObject([{ ended: 'replaced' }]);
  expect(await stored(second)).toMatchObject([{ ended: null }]);
  expect(await rows(`select state from outbox where cause like $1`, [`%${first}%`])).toEqual([
    { state: 'cancelled' },
  ]);
  expect(await answer(first)).toMatchObject({ status: 410, data: { error: 'link_expired' } });
});

it.each([
  ['of an outdated version', { version: 0 }, { status: 409, error: 'conflict' }],
  ['of nobody', { contacts: [] }, { status: 422, fields: { contacts: 'required' } }],
  [
    'of somebody without access to the portal',
    { contacts: [kajsasPerson, '00000000-0000-4000-9000-000000000005'] },
    { status: 422, fields: { contacts: 'choice_invalid' } },
  ],
  ['about an unknown job', { job_id: kajsa.id }, { status: 404, error: 'not_found' }],
])('rejects a request %s, and sends nothing', async (_, fields, expected) => {
  expect(await ask(fields)).toMatchObject(expected);
  expect(await rows('select from job_approvals')).toEqual([]);
  expect(await rows(`select from outbox where template_key = 'ad_approval'`)).toEqual([]);
});

it('rejects a request about a published ad', async () => {
  await rows(`update jobs set state = 'open' where id = $1`, [jobId]);
  expect(await ask()).toMatchObject({ status: 409, error: 'conflict' });
});

it('stores the answer of the contact once', async () => {
  const approval = await askOne();
  const [first, second] = await Promise.all([answer(approval), answer(approval)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await stored(approval)).toEqual([
    { decision: 'approved', comment: null, person_id: kajsasPerson, ended: null },
  ]);
  expect(
    await rows('select user_id, kind from notifications where approval_id = $1', [approval]),
  ).toEqual([{ user_id: cast.rasmus.id, kind: 'ad_approved' }]);
  expect(await answer(approval, { decision: 'changes_asked', comment: 'No' })).toMatchObject({
    status: 409,
    data: { error: 'conflict' },
  });
});

it('needs to know what to change', async () => {
  const approval = await askOne();
  expect(await answer(approval, { decision: 'changes_asked', comment: ' ' })).toMatchObject({
    status: 422,
    data: { fields: { comment: 'required' } },
  });
  const change = { decision: 'changes_asked', comment: 'Say that we work hybrid.' };
  expect((await answer(approval, change)).status).toBe(200);
  expect(await stored(approval)).toMatchObject([change]);
});

const denied = { status: 403, data: { error: 'not_allowed' } };

it.each([
  ['staff', cast.astrid.id],
  ['visitors', cast.viola.id],
])('rejects the answer of %s', async (_, sub) => {
  const approval = await askOne();
  expect(await answer(approval, {}, sub)).toMatchObject(denied);
});

it('rejects the answer of a contact of another client', async () => {
  const approval = await askOne();
  await rows('delete from client_contacts where person_id = $1', [kajsasPerson]);
  await giveAccess(await getClientId('gofido-fullstack-developer'));
  expect(await answer(approval)).toMatchObject(denied);
  expect(await stored(approval)).toMatchObject([{ decision: null }]);
  await rows('delete from client_contacts where person_id = $1', [kajsasPerson]);
  await giveAccess(client);
  expect((await answer(approval)).status).toBe(200);
});

it('rejects an answer after the ad was published', async () => {
  const approval = await askOne();
  await rows(`update jobs set state = 'open' where id = $1`, [jobId]);
  expect(await answer(approval)).toMatchObject({ status: 410 });
});
