import { beforeAll, expect, it } from 'vitest';
import { hashToken } from '../../../../server/email/person-links.ts';
import { cast } from '../../../fixtures/cast.ts';
import { preparePortal } from './prepare-portal.ts';

const { server, rows, getClientId, createShortlist, callAsContact, giveAccess } = preparePortal();
const job = 'hygglo-fullstack-developer';
let sharedList: Awaited<ReturnType<typeof createShortlist>>;

beforeAll(async () => {
  await giveAccess(await getClientId(job));
  sharedList = await createShortlist(job, 'Ada');
});

const review = (input: object, token = sharedList.token) =>
  server.invoke('review', { token, ...input });
const mailLink = async () => {
  const mail = { template: 'client_review_link', review_link_id: sharedList.shortlist };
  expect((await server.invoke('send-mail', mail, { as: 'astrid' })).status).toBe(200);
  const [sent] = (await server.outbox('ines@company.example')).slice(-1);
  await rows(`update outbox set state = 'sent' where to_email = 'ines@company.example'`);
  const [, token = ''] = /\/review\/([\w-]+)/.exec(String(sent?.variables.link)) ?? [];
  return token;
};
const linksOf = async (kind: string) =>
  (await rows('select link_hash from review_events where kind = $1 order by id', [kind])).map(
    ({ link_hash }) => link_hash,
  );

it('records by which link the client answered', async () => {
  const mailed = await mailLink();
  for (const token of [sharedList.token, mailed]) {
    const comment = { action: 'comment', item: sharedList.item, comment: 'Good' };
    expect((await review(comment, token)).status).toBe(200);
  }
  const { shortlist, item } = sharedList;
  await callAsContact({ shortlist, action: 'comment', item, comment: 'Very good' });
  expect(await linksOf('commented')).toEqual([
    hashToken(sharedList.token),
    hashToken(mailed),
    null,
  ]);
});

it('ends the links of a colleague who is disabled, but not the portal, and mails a new one', async () => {
  const mailed = await mailLink();
  await rows(`update staff_profiles set state = 'disabled' where user_id = $1`, [cast.rasmus.id]);
  const actions = [
    { action: 'show' },
    { action: 'cv', item: sharedList.item },
    { action: 'decide', item: sharedList.item, decision: 'interview', comment: 'Forged' },
  ];
  for (const token of [sharedList.token, mailed]) {
    for (const action of actions) {
      expect(await review(action, token)).toMatchObject({ status: 410, error: 'link_expired' });
    }
    const [page] = await rows('select open_review($1) as page', [token]);
    expect(page?.page).toEqual({ state: 'revoked' });
  }
  const { shortlist } = sharedList;
  expect((await callAsContact({ shortlist, action: 'show' })).status).toBe(200);
  const fresh = await mailLink();
  expect((await review({ action: 'show' }, fresh)).status).toBe(200);
  expect((await review({ action: 'show' }, mailed)).status).toBe(410);
  await rows(`update staff_profiles set state = 'active' where user_id = $1`, [cast.rasmus.id]);
});

it('signs the URL of a CV for the link by which it was opened', async () => {
  const fresh = await mailLink();
  await review({ action: 'cv', item: sharedList.item }, fresh);
  expect(server.files.holders.at(-1)).toEqual({
    role: 'review',
    item: sharedList.item,
    link: hashToken(fresh),
  });
});

it('mails no link that is revoked or deleted while the mail waits', async () => {
  const { shortlist } = await createShortlist(job, 'Grace');
  const send = async () => {
    const mail = { template: 'client_review_link', review_link_id: shortlist };
    return (await server.invoke('send-mail', mail, { as: 'astrid' })).data.id as string;
  };
  const stateOf = (id: string) =>
    rows(`select state::text, ended ->> 'because' as because from outbox where id = $1`, [id]);
  const revoked = await send();
  await rows('update review_links set revoked_at = now() where id = $1', [shortlist]);
  expect(await stateOf(revoked)).toEqual([{ state: 'cancelled', because: 'link_revoked' }]);
  await rows('update review_links set revoked_at = null where id = $1', [shortlist]);
  const deleted = await send();
  expect(await stateOf(deleted)).toEqual([{ state: 'queued', because: null }]);
  await rows('delete from review_links where id = $1', [shortlist]);
  expect(await stateOf(deleted)).toEqual([{ state: 'cancelled', because: 'link_revoked' }]);
});
