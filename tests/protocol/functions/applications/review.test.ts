import { randomBytes } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { hashToken } from '../../../../server/email/person-links.ts';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { applicationForm } from '../../../fixtures/applications.ts';
import { cast } from '../../../fixtures/cast.ts';
import { tokenIn } from '../../../fixtures/mail/token-in.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { unknownToken } from '../../../fixtures/unknown-token.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
let token: string;
let linkId: string;
let items: Record<'shown' | 'hidden', string>;

beforeAll(async () => {
  for (const last_name of ['Shown', 'Hidden']) {
    const email = `${last_name.toLowerCase()}@people.example`;
    await server.invoke('apply', applicationForm({ email, last_name, phone: undefined }));
  }
  token = randomBytes(32).toString('base64url');
  [{ id: linkId }] = (await rows(
    `insert into review_links (shared_at, job_id, token_hash, recipient_name, recipient_email, language, created_by)
     select now(), id, $1, 'Ines Ek', 'ines@company.example', 'sv', $2 from jobs where slug = 'hygglo-fullstack-developer' returning id`,
    [hashToken(token), cast.rasmus.id],
  )) as [{ id: string }];
  const added = await rows(
    `insert into review_link_items (review_link_id, application_id, presentation, shows_cv)
     select $1, application.id, 'Very good', last_name = 'Shown' from applications as application
     join people on people.id = person_id returning id, shows_cv`,
    [linkId],
  );
  items = {
    shown: added.find(({ shows_cv }) => shows_cv)?.id,
    hidden: added.find(({ shows_cv }) => !shows_cv)?.id,
  };
});
const call = (fields: object) => server.invoke('review', { token, ...fields });

it('shows the shortlist without contact details', async () => {
  const { data } = await call({ action: 'show' });
  expect(data).toMatchObject({
    recipient_name: 'Ines Ek',
    client_name: 'Hygglo',
    items: expect.any(Array),
  });
  expect(data.items).toHaveLength(2);
  expect(JSON.stringify(data)).not.toMatch(/people\.example|phone/);
});

it('shows answers and notes that are shared, and the recruiter who agreed to it', async () => {
  const readShownItem = async () => {
    const { data } = await call({ action: 'show' });
    const item = (data.items as AnyRow[]).find(({ id }) => id === items.shown);
    return { recruiter: data.recruiter, answers: item?.answers.length, notes: item?.notes };
  };
  await rows(
    `insert into application_answers (application_id, kind, prompt, answer, position)
     select application_id, 'short_text', '{"en": "Bees?", "sv": "Bin?"}', '"Ten hives"', 0
     from review_link_items where id = $1`,
    [items.shown],
  );
  await rows(
    `insert into application_notes (application_id, author_id, body, is_for_client)
     select application_id, $2, case when shared then 'Knows bees' else 'Between us' end, shared
     from review_link_items, unnest(array[true, false]) as shared where id = $1`,
    [items.shown, cast.rasmus.id],
  );
  expect(await readShownItem()).toEqual({
    recruiter: null,
    answers: 1,
    notes: [{ at: expect.any(String), note: 'Knows bees' }],
  });

  const setShown = (isShown: boolean) =>
    rows('update review_link_items set shows_answers = $2 where id = $1', [items.shown, isShown]);
  await setShown(false);
  await rows('update staff_profiles set is_public = true where user_id = $1', [cast.rasmus.id]);
  // Notes for the client of an earlier job are not for this one.
  await rows(
    `insert into application_events (application_id, kind, data)
     select application_id, 'job_moved', '{}' from review_link_items where id = $1`,
    [items.shown],
  );
  expect(await readShownItem()).toEqual({
    recruiter: { name: 'Rasmus Recruiter', image: null },
    answers: 0,
    notes: [],
  });
  await rows(`delete from application_events where kind = 'job_moved'`);
});

it('opens a CV only if it is shared, for a short time', async () => {
  const { data } = await call({ action: 'cv', item: items.shown });
  expect(data.url).toMatch(/for=300$/);
  expect((await call({ action: 'cv', item: items.hidden })).status).toBe(404);
});

it('accepts comments and decisions, and records them', async () => {
  await call({ action: 'view', item: items.shown });
  await call({ action: 'comment', item: items.shown, comment: 'Likes bees too' });
  await call({ action: 'decide', item: items.shown, decision: 'interview' });
  await call({ action: 'decide', item: items.shown, decision: 'interview' });
  expect((await call({ action: 'comment', item: items.shown, comment: ' ' })).status).toBe(422);
  const events = await rows(
    'select kind from review_events where review_link_id = $1 order by id',
    [linkId],
  );
  expect(events.map(({ kind }) => kind)).toEqual([
    'opened',
    'downloaded_cv',
    'viewed',
    'commented',
    'asked_for_interview',
  ]);
  const { data } = await call({ action: 'show' });
  expect(data.items).toContainEqual(
    expect.objectContaining({
      decision: 'interview',
      comments: [expect.objectContaining({ comment: 'Likes bees too' })],
    }),
  );
});

it('is the same page on every rendering and records no view', async () => {
  const count = 'select count(*)::int as events from review_events';
  const countBefore = await rows(count);
  const [{ page }] = (await rows('select open_review($1) as page', [token])) as [{ page: object }];
  expect(page).toEqual({ state: 'open', ...(await call({ action: 'show' })).data });
  expect(await rows('select open_review($1) as page', [unknownToken])).toEqual([{ page: null }]);
  // Opening the page again within one visit records no second view.
  expect(await rows(count)).toEqual(countBefore);
});

it('notifies the responsible staff and records it in the history of the person', async () => {
  const notifications = await rows(
    `select notification.kind from notifications as notification join staff_profiles as profile using (user_id)
     where profile.name = 'Rasmus Recruiter' order by notification.created_at`,
  );
  expect(notifications).toEqual([
    { kind: 'client_commented' },
    { kind: 'client_asked_for_interview' },
  ]);
  const history = await rows(
    `select kind from application_events where kind like 'client_%' order by id`,
  );
  expect(history).toEqual(notifications);
  // The comment itself is read beside the event, by its id.
  const comments = await rows(
    `select comment from application_events as event
     join review_events as answer on answer.id = (event.data ->> 'review_event_id')::bigint
     where event.kind = 'client_commented'`,
  );
  expect(comments).toEqual([{ comment: 'Likes bees too' }]);
});

it('accepts a comment with a decision, also with an earlier one', async () => {
  const decide = (fields: object) => call({ action: 'decide', item: items.hidden, ...fields });
  expect((await decide({ decision: 'pass', comment: 'Too far away' })).status).toBe(200);
  expect((await decide({ decision: 'pass', comment: 'But keep in touch' })).status).toBe(200);
  // A form without JavaScript sends its comment with the same action.
  expect((await decide({ decision: '', comment: 'Next year?' })).status).toBe(200);
  expect(await decide({ decision: '', comment: ' ' })).toMatchObject({
    status: 422,
    fields: { comment: 'required' },
  });
  expect(
    await rows('select kind, comment from review_events where item_id = $1 order by id', [
      items.hidden,
    ]),
  ).toEqual([
    { kind: 'passed', comment: 'Too far away' },
    { kind: 'commented', comment: 'But keep in touch' },
    { kind: 'commented', comment: 'Next year?' },
  ]);
});

it('accepts no-JS forms and redirects back to the page', async () => {
  const send = (fields: Record<string, string>) =>
    server.post('review', {
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ token, item: items.shown, ...fields }),
    });
  const back = `/review/${token}#${items.shown}`;
  const commented = await send({ action: 'comment', comment: 'Sent from a train' });
  expect([commented.status, commented.headers.get('location')]).toEqual([303, back]);
  expect(JSON.stringify((await call({ action: 'show' })).data)).toContain('Sent from a train');
  const cv = await send({ action: 'cv' });
  expect(cv.headers.get('location')).toMatch(/for=300$/);
  const rejected = await send({ action: 'cv', item: items.hidden });
  expect(rejected.headers.get('location')).toBe(`/review/${token}#${items.hidden}`);
});

it('cannot open a CV of the shortlist of another link', async () => {
  const otherToken = randomBytes(32).toString('base64url');
  await server.database.query(
    `insert into review_links (shared_at, job_id, token_hash, recipient_name)
     select now(), job_id, $1, 'Somebody else' from review_links where id = $2`,
    [hashToken(otherToken), linkId],
  );
  const response = await server.invoke('review', {
    token: otherToken,
    action: 'cv',
    item: items.shown,
  });
  expect(response.status).toBe(404);
});

it('hides an applicant who was removed from the list, and keeps the answers', async () => {
  const count = () =>
    rows('select count(*)::int from review_events where item_id = $1', [items.shown]);
  const countBefore = await count();
  const setRemovedAt = (value: string) =>
    server.database.query<AnyRow>(
      `update review_link_items set removed_at = ${value} where id = $1`,
      [items.shown],
    );
  await setRemovedAt('now()');
  expect((await call({ action: 'show' })).data.items).toHaveLength(1);
  expect((await call({ action: 'cv', item: items.shown })).status).toBe(404);
  expect(await count()).toEqual(countBefore);
  await setRemovedAt('null');
});

it('hides an applicant who has withdrawn, and says that somebody has', async () => {
  expect((await call({ action: 'show' })).data).toMatchObject({ withdrawn_count: 0 });
  await server.database.query(
    `update applications set withdrawn_at = now() where id = (select application_id from review_link_items where id = $1)`,
    [items.hidden],
  );
  const { data } = await call({ action: 'show' });
  expect(data.items).toHaveLength(1);
  expect(data.withdrawn_count).toBe(1);
  expect((await call({ action: 'view', item: items.hidden })).status).toBe(404);
});

it('the mail to the client has its own token, which staff cannot see', async () => {
  const mail = {
    template: 'client_review_link',
    review_link_id: linkId,
    message: 'Enjoy',
  };
  const response = await server.invoke('send-mail', mail, { as: 'rasmus' });
  expect(response.status).toBe(200);
  const [stored] = await rows(
    `select variables from outbox where to_email = 'ines@company.example'`,
  );
  expect(stored?.variables).toMatchObject({
    first_name: 'Ines',
    link: 'https://alpaca.example/review/••••?lang=sv',
  });
  const [sent] = await server.outbox('ines@company.example');
  const mailed = /review\/([\w-]{43})\?lang=sv$/.exec(sent?.variables.link ?? '')?.[1] ?? '';
  expect(mailed).not.toBe(token);
  const open = await server.invoke('review', { token: mailed, action: 'show' });
  expect(open.data.items).toHaveLength(1);
  expect(await rows('select open_review($1) ->> $2 as state', [mailed, 'state'])).toEqual([
    { state: 'open' },
  ]);
});

it('the mail shares a draft when it leaves, and not while it waits', async () => {
  const [draft] = await rows(
    `insert into review_links (job_id, token_hash, recipient_name, recipient_email)
     select job_id, $1, 'Nils Ek', 'nils@company.example' from review_links where id = $2 returning id`,
    [hashToken(randomBytes(32).toString('base64url')), linkId],
  );
  const mail = { template: 'client_review_link', review_link_id: draft?.id };
  expect((await server.invoke('send-mail', mail, { as: 'rasmus' })).status).toBe(200);
  // A colleague presses the button as well: the client gets one mail.
  expect((await server.invoke('send-mail', mail, { as: 'astrid' })).status).toBe(409);
  const isShared = () =>
    rows('select shared_at is not null as shared from review_links where id = $1', [draft?.id]);
  expect(await isShared()).toEqual([{ shared: false }]);
  const [sent] = await server.outbox('nils@company.example');
  expect(await isShared()).toEqual([{ shared: true }]);
  const opened = await server.invoke('review', {
    token: tokenIn(sent?.variables.link),
    action: 'show',
  });
  expect(opened.status).toBe(200);
});

it('closes when it is revoked', async () => {
  const [sent] = await server.outbox('ines@company.example');
  const mailed = tokenIn(sent?.variables.link);
  await server.database.query('update review_links set revoked_at = now() where id = $1', [linkId]);
  expect(await call({ action: 'show' })).toMatchObject({ status: 410, error: 'link_expired' });
  expect(await server.invoke('review', { token: mailed, action: 'show' })).toMatchObject({
    status: 410,
  });
  const opened = () => rows('select open_review($1) as page', [token]);
  expect(await opened()).toEqual([{ page: { state: 'revoked' } }]);
  await server.database.query(
    `update review_links set revoked_at = null, expires_at = now() - interval '1 hour' where id = $1`,
    [linkId],
  );
  expect(await opened()).toEqual([{ page: { state: 'expired' } }]);
  expect((await server.invoke('review', { token: unknownToken, action: 'show' })).status).toBe(404);
});
