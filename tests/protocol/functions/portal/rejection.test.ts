import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { preparePortal } from './prepare-portal.ts';

const { rows, server, callAsContact, getClientId, createShortlist, giveAccess } = preparePortal();
const job = 'hygglo-fullstack-developer';

let clientId: string;
beforeAll(async () => {
  clientId = await getClientId(job);
  await giveAccess(clientId);
});

type Shortlist = Awaited<ReturnType<typeof createShortlist>>;

const move = async ({ application }: Shortlist, fields: object) => {
  const call = { application_id: application, ...fields };
  const headers = { 'idempotency-key': randomUUID() };
  const { status } = await server.invoke('move-application', call, { as: 'rasmus', headers });
  expect(status).toBe(200);
};

/** The mail waits until tomorrow. */
async function rejectLater(shortlist: Shortlist): Promise<void> {
  await move(shortlist, { from: 'new', to: 'interview' });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await move(shortlist, {
    from: 'interview',
    to: 'rejected',
    merit_note: 'Less wool than others',
    reject_reason: 'experience',
    mail: { template: 'application_rejected', language: 'sv', send_after: tomorrow },
  });
}

const mailIs = ({ application }: Shortlist, state: string) =>
  rows(
    `update outbox set state = $2::mail_state, sent_at = case when $2 = 'sent' then now() end
     where application_id = $1 and template_key = 'application_rejected'`,
    [application, state],
  );

const show = async ({ token }: Shortlist) =>
  ((await server.invoke('review', { action: 'show', token })).data as { items: object[] }).items[0];

const searchOf = async () => {
  const [foundRow] = await rows('select private.show_searches($1, null) as searches', [clientId]);
  return foundRow?.searches.find(({ slug }: { slug: string }) => slug === job);
};

const ask = ({ token, item }: Shortlist, fields: object = {}) =>
  server.invoke('review', { action: 'decide', token, item, decision: 'interview', ...fields });

it('holds a rejection back from the client until its mail has left', async () => {
  const ownShortlist = await createShortlist(job, 'Held');
  await rejectLater(ownShortlist);
  expect(await show(ownShortlist)).toMatchObject({ decision: null, is_rejected: false });
  expect(await searchOf()).toMatchObject({ stages: { interview: 1 }, unanswered: 1 });
  expect((await ask(ownShortlist)).status).toBe(200);
  await mailIs(ownShortlist, 'failed');
  expect(await show(ownShortlist)).toMatchObject({ decision: 'interview', is_rejected: false });
  await rows('delete from portal_changes');
  await mailIs(ownShortlist, 'sent');
  expect(await show(ownShortlist)).toMatchObject({ decision: 'interview', is_rejected: true });
  expect((await searchOf()).stages).not.toHaveProperty('interview');
  expect(await rows('select client_id from portal_changes')).toEqual([{ client_id: clientId }]);
});

it('shows a rejection without mail, or whose mail was cancelled, at once', async () => {
  const ownShortlist = await createShortlist(job, 'Cancelled');
  await rejectLater(ownShortlist);
  await mailIs(ownShortlist, 'cancelled');
  expect(await show(ownShortlist)).toMatchObject({ is_rejected: true });
});

it('takes comments but no decision on somebody who knows of the rejection', async () => {
  const ownShortlist = await createShortlist(job, 'Known');
  await rejectLater(ownShortlist);
  await mailIs(ownShortlist, 'sent');
  const rejected = { status: 409, data: { error: 'person_rejected' } };
  expect(await ask(ownShortlist)).toMatchObject(rejected);
  const { shortlist, item } = ownShortlist;
  const inPortal = { shortlist, item, action: 'decide', decision: 'interview', seen: 'none' };
  expect(await callAsContact(inPortal)).toMatchObject(rejected);
  expect(await ask(ownShortlist, { decision: undefined, comment: 'Why?' })).toMatchObject({
    status: 200,
  });
  expect(await show(ownShortlist)).toMatchObject({
    decision: null,
    comments: [{ comment: 'Why?' }],
  });
  const [list] = (await searchOf()).shortlists.filter(({ id }: { id: string }) => id === shortlist);
  expect(list).toMatchObject({ people: 1, answered: 0, unanswered: 0 });
});

it('counts a person who waits on two shortlists once', async () => {
  const unansweredBefore = (await searchOf()).unanswered;
  const first = await createShortlist(job, 'Twice');
  const second = await createShortlist(job, 'Other');
  await rows('insert into review_link_items (review_link_id, application_id) values ($1, $2)', [
    second.shortlist,
    first.application,
  ]);
  expect((await searchOf()).unanswered).toBe(unansweredBefore + 2);
});

it('tells of a hire, about whom nothing is left to decide', async () => {
  const ownShortlist = await createShortlist(job, 'Hired');
  const unansweredBefore = (await searchOf()).unanswered;
  await rows(`update applications set stage = 'hired', merit_note = 'Knows wool' where id = $1`, [
    ownShortlist.application,
  ]);
  expect(await show(ownShortlist)).toMatchObject({ is_hired: true, is_rejected: false });
  expect((await searchOf()).unanswered).toBe(unansweredBefore - 1);
});

it('signs a message with its writer or with nobody', async () => {
  const ownShortlist = await createShortlist(job, 'Signed');
  const open = async () =>
    (await server.invoke('review', { action: 'show', token: ownShortlist.token })).data;
  const [{ id: link }] = await rows(
    `select review_link_id as id from review_link_items where id = $1`,
    [ownShortlist.item],
  );
  await rows('update review_links set created_by = $2, message = null where id = $1', [
    link,
    cast.rasmus.id,
  ]);
  await rows(`update staff_profiles set is_public = (user_id = $1) where user_id in ($1, $2)`, [
    cast.astrid.id,
    cast.rasmus.id,
  ]);
  await rows(
    `update job_staff set owner_id = $2 where job_id = (select id from jobs where slug = $1)`,
    [job, cast.astrid.id],
  );
  expect(await open()).toMatchObject({ recruiter: { name: cast.astrid.name } });
  await rows(`update review_links set message = 'Three good people' where id = $1`, [link]);
  expect(await open()).toMatchObject({ recruiter: null });
  await rows(`update staff_profiles set is_public = true where user_id = $1`, [cast.rasmus.id]);
  expect(await open()).toMatchObject({ recruiter: { name: cast.rasmus.name } });
});
