import { beforeAll, expect, it } from 'vitest';
import { cast, kajsasPerson } from '../../../fixtures/cast.ts';
import { preparePortal } from './prepare-portal.ts';

const { rows, server, callAs, callAsContact, getClientId, createShortlist, giveAccess } =
  preparePortal();
const job = 'hygglo-fullstack-developer';
const otherJob = 'gofido-fullstack-developer';

let ownShortlist: Awaited<ReturnType<typeof createShortlist>>;
let otherShortlist: Awaited<ReturnType<typeof createShortlist>>;

beforeAll(async () => {
  ownShortlist = await createShortlist(job, 'Shown');
  otherShortlist = await createShortlist(otherJob, 'Stranger');
  await giveAccess(await getClientId(job));
});

const call = (fields: object) =>
  callAsContact({ shortlist: ownShortlist.shortlist, item: ownShortlist.item, ...fields });

it('shows the shortlist in the name of the contact', async () => {
  const { status, data } = await call({ action: 'show' });
  expect(status).toBe(200);
  expect(data).toMatchObject({
    recipient_name: 'Kajsa Contact',
    items: [{ id: ownShortlist.item }],
  });
  expect(JSON.stringify(data)).not.toMatch(/people\.example|phone|salary/);
});

it('records answers with the name of the contact, for staff and for holders of the link', async () => {
  expect((await call({ action: 'comment', comment: 'Knows wool' })).status).toBe(200);
  expect((await call({ action: 'decide', decision: 'interview', seen: 'none' })).status).toBe(200);
  const comment = { comment: 'Knows wool', is_reply: false };
  const inPortal = await call({ action: 'show' });
  expect(inPortal.data.items[0]).toMatchObject({
    decision: 'interview',
    decided_by: null,
    comments: [{ ...comment, is_own: true }],
  });
  const byLink = await server.invoke('review', { action: 'show', token: ownShortlist.token });
  expect(byLink.data).toMatchObject({
    items: [
      {
        decided_by: 'Kajsa Contact',
        comments: [{ ...comment, is_own: false, author: 'Kajsa Contact' }],
      },
    ],
  });
  expect(
    await rows(
      `select kind, data ->> 'name' as name from client_timeline
       where kind in ('client_commented', 'client_asked_for_interview') order by created_at`,
    ),
  ).toEqual([
    { kind: 'client_commented', name: 'Kajsa Contact' },
    { kind: 'client_asked_for_interview', name: 'Kajsa Contact' },
  ]);
  expect(
    await rows(
      `select kind from notifications where user_id = $1 and application_id = $2 order by created_at`,
      [cast.rasmus.id, ownShortlist.application],
    ),
  ).toEqual([{ kind: 'client_commented' }, { kind: 'client_asked_for_interview' }]);
});

it('shows answers by the link under the name of its recipient', async () => {
  const comment = {
    action: 'comment',
    token: ownShortlist.token,
    item: ownShortlist.item,
    comment: 'In May',
  };
  expect((await server.invoke('review', comment)).status).toBe(200);
  const { data } = await call({ action: 'show' });
  expect(data.items[0].comments.at(-1)).toMatchObject({
    comment: 'In May',
    is_own: false,
    author: 'Ines Ek',
  });
});

it('requires a reason to pass', async () => {
  const pass = { action: 'decide', decision: 'pass', seen: 'interview' };
  expect(await call(pass)).toMatchObject({
    status: 422,
    data: { fields: { comment: 'required' } },
  });
  expect((await call({ ...pass, comment: 'Too far away' })).status).toBe(200);
});

it('does not overrule a decision that the contact has not seen', async () => {
  const decide = { action: 'decide', decision: 'interview', comment: 'Please' };
  expect(await call({ ...decide, seen: 'none' })).toMatchObject({
    status: 409,
    data: { error: 'conflict' },
  });
  expect(await rows(`select from review_events where comment = 'Please'`)).toEqual([]);
  expect((await call({ ...decide, seen: 'pass' })).status).toBe(200);
});

it('records one decision for two clicks', async () => {
  const decide = { action: 'decide', decision: 'pass', seen: 'interview', comment: 'No' };
  const [first, second] = await Promise.all([call(decide), call(decide)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(
    await rows(`select from review_events where kind = 'passed' and comment = 'No'`),
  ).toHaveLength(1);
});

it('opens a CV and records who did', async () => {
  const { data } = await call({ action: 'cv', inline: true });
  expect(data.url).toMatch(/for=300$/);
  expect(await rows(`select person_id from review_events where kind = 'downloaded_cv'`)).toEqual([
    { person_id: kajsasPerson },
  ]);
});

const denied = { status: 403, data: { error: 'not_allowed' } };

it.each(['show', 'view', 'cv', 'comment', 'decide'])(
  'rejects “%s” on the shortlist of another client',
  async (action) => {
    const { shortlist, item } = otherShortlist;
    const body = { action, shortlist, item, comment: 'Mine?', decision: 'interview' };
    expect(await callAsContact(body)).toMatchObject(denied);
    // Nor through the shortlist of this contact.
    const mixed = await callAsContact({ ...body, shortlist: ownShortlist.shortlist });
    if (action !== 'show') expect(mixed).toMatchObject({ status: 404 });
  },
);

it.each([
  ['staff', cast.astrid.id],
  ['visitors', cast.viola.id],
])('rejects %s', async (_, sub) => {
  const body = { action: 'show', shortlist: ownShortlist.shortlist };
  expect(await callAs(sub, 'portal-review', body)).toMatchObject(denied);
});

it('rejects answers about somebody who has withdrawn, on a closed shortlist, and without access', async () => {
  const comment = { action: 'comment', comment: 'Still there?' };
  await rows('update applications set withdrawn_at = now() where id = $1', [
    ownShortlist.application,
  ]);
  expect(await call(comment)).toMatchObject({ status: 404 });
  await rows('update applications set withdrawn_at = null where id = $1', [
    ownShortlist.application,
  ]);
  await rows('update review_links set revoked_at = now() where id = $1', [ownShortlist.shortlist]);
  expect(await call(comment)).toMatchObject({ data: { error: 'link_expired' } });
  await rows('update review_links set revoked_at = null where id = $1', [ownShortlist.shortlist]);
  expect((await call(comment)).status).toBe(200);
  await rows('delete from client_portal_access');
  expect(await call(comment)).toMatchObject(denied);
});
