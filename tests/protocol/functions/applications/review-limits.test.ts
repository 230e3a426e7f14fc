import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { maxComments } from '../../../../domain/limits.ts';
import { hashToken } from '../../../../server/email/person-links.ts';
import { applicationForm } from '../../../fixtures/applications.ts';
import { cast } from '../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

// The holder of a review link has limits, whatever network the calls come from.

const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
const token = randomBytes(32).toString('base64url');
let linkId: string;
let applicationId: string;
let item: string;

beforeAll(async () => {
  await server.invoke('apply', applicationForm());
  [{ id: applicationId }] = (await rows('select id from applications')) as [{ id: string }];
  [{ id: linkId }] = (await rows(
    `insert into review_links (shared_at, job_id, token_hash, recipient_name, created_by)
     select now(), job_id, $1, 'Ines Ek', $2 from applications returning id`,
    [hashToken(token), cast.rasmus.id],
  )) as [{ id: string }];
  [{ id: item }] = (await rows(
    'insert into review_link_items (review_link_id, application_id) values ($1, $2) returning id',
    [linkId, applicationId],
  )) as [{ id: string }];
});

const call = (action: string, more: object = {}) =>
  server.invoke('review', { token, action, item, ...more });
const comment = (text = 'Likes bees') => call('comment', { comment: text });
const countOf = async (table: string, where: string) =>
  (await rows(`select count(*)::int from ${table} where ${where}`))[0]?.count;

describe('the limits per link', () => {
  const setTokens = (tokens: number, kind: string) =>
    rows(
      `update private.rate_limits set tokens = $1, refilled_at = clock_timestamp() where key = $2`,
      [tokens, `review:${kind}:${linkId}`],
    );

  it('limit comments and decisions', async () => {
    expect((await comment()).status).toBe(200);
    await setTokens(1, 'answers');
    expect((await comment()).status).toBe(200);
    const rejected = { status: 429, error: 'too_many_requests' };
    expect(await comment()).toMatchObject(rejected);
    expect(await call('decide', { decision: 'pass' })).toMatchObject(rejected);
    // The client can still read everything.
    expect((await call('cv')).status).toBe(200);
    await setTokens(120, 'answers');
  });

  it('limit the CVs that are opened', async () => {
    await setTokens(0, 'cvs');
    expect(await call('cv')).toMatchObject({ status: 429, error: 'too_many_requests' });
    expect((await comment()).status).toBe(200);
  });

  it('record one change of the link per visit', async () => {
    const count = () => countOf('audit_log', `table_name = 'review_links' and action = 'update'`);
    await call('show');
    const countBefore = await count();
    await call('show');
    await call('show');
    expect(await count()).toBe(countBefore);
  });
});

it('notifies a colleague once until the notification is read', async () => {
  const where = `kind = 'client_commented' and user_id = '${cast.rasmus.id}'`;
  expect(await countOf('notifications', where)).toBe(1);
  const newestNoticeAt = async () =>
    (await rows(`select max(created_at)::text as at from notifications where ${where}`))[0]?.at;
  const newestBefore = await newestNoticeAt();
  await comment();
  expect(await countOf('notifications', where)).toBe(1);
  expect(await newestNoticeAt()).not.toBe(newestBefore);
  await rows(`update notifications set read_at = now() where ${where}`);
  await comment();
  await comment();
  expect(await countOf('notifications', where)).toBe(2);
});

describe('a reply of staff', () => {
  const reply = (role: 'recruiter' | 'editor', values: string) =>
    asStaff(
      role,
      `insert into review_events (review_link_id, item_id, kind, comment) values (${values})`,
    );

  it('is shown to the client, and named only after the colleague agreed', async () => {
    await reply('recruiter', `'${linkId}', '${item}', 'replied', 'Thursday at ten?'`);
    const latestComment = async () => {
      const { items } = (await call('show')).data as { items: { comments: object[] }[] };
      return items[0]?.comments.at(-1);
    };
    expect(await latestComment()).toMatchObject({
      comment: 'Thursday at ten?',
      is_reply: true,
      author: null,
    });
    await rows(`update staff_profiles set is_public = true where user_id = $1`, [cast.rasmus.id]);
    expect(await latestComment()).toMatchObject({ author: 'Rasmus Recruiter' });
    await comment();
    expect(await latestComment()).toMatchObject({
      is_reply: false,
      is_own: true,
      author: 'Ines Ek',
    });
  });

  it('is in the timeline with its author, and notifies nobody', async () => {
    const [event] = await rows(
      `select event.kind, actor_id, comment from application_events as event
       join review_events as reply on reply.id = (event.data ->> 'review_event_id')::bigint
       where event.kind = 'replied_to_client'`,
    );
    expect(event).toEqual({
      kind: 'replied_to_client',
      actor_id: cast.rasmus.id,
      comment: 'Thursday at ten?',
    });
    expect(await countOf('notifications', `kind like '%replied%'`)).toBe(0);
  });

  it('is the only event that staff write, in their own name and on a person of the shortlist', async () => {
    await expect(
      reply('recruiter', `'${linkId}', '${item}', 'commented', 'As the client'`),
    ).rejects.toThrow(/row-level security/);
    await expect(reply('editor', `'${linkId}', '${item}', 'replied', 'No access'`)).rejects.toThrow(
      /row-level security/,
    );
    await expect(reply('recruiter', `'${linkId}', null, 'replied', 'Nobody'`)).rejects.toThrow(
      /row-level security/,
    );
    await expect(reply('recruiter', `'${linkId}', '${item}', 'replied', ' '`)).rejects.toThrow(
      /comments say something/,
    );
  });
});

describe('an application for another job', () => {
  const another = `(select id from jobs where slug <> 'hygglo-fullstack-developer' order by slug limit 1)`;
  const move = (job: string) =>
    rows(`update applications set job_id = ${job} where id = $1`, [applicationId]);
  const ownJob = '(select job_id from review_links)';
  const addToAnother = `insert into review_link_items (review_link_id, application_id)
    select link.id, application.id from review_links as link, applications as application
    where link.id = $1`;

  it('cannot be added to a shortlist', async () => {
    const { rows: added } = await server.database.query<{ id: string }>(
      `insert into review_links (shared_at, job_id, token_hash, recipient_name)
       values (now(), ${another}, repeat('1', 64), 'Nils Ek') returning id`,
    );
    const other = added[0]?.id ?? '';
    const rejected = { code: '23514', message: 'a shortlist takes only applications for its job' };
    await expect(asStaff('recruiter', addToAnother, [other])).rejects.toMatchObject(rejected);
    await expect(rows(addToAnother, [other])).rejects.toMatchObject(rejected);
    const moveItem = 'update review_link_items set review_link_id = $1';
    await expect(rows(moveItem, [other])).rejects.toMatchObject(rejected);
    await rows('delete from review_links where id = $1', [other]);
  });

  it('disappears from the shortlist with its CV, comments and decisions, and comes back with it', async () => {
    await rows(`delete from private.rate_limits where key like 'review:%'`);
    const cv = await call('cv');
    const showsCv = () => rows('select private.shows_cv_in_review($1) as shown', [item]);
    expect([cv.status, await showsCv()]).toEqual([200, [{ shown: true }]]);
    const showItems = async () => (await call('show')).data.items;
    const before = await showItems();
    expect(before).toHaveLength(1);
    await move(another);
    expect(await showItems()).toEqual([]);
    expect(await rows('select open_review($1) -> $2 as items', [token, 'items'])).toEqual([
      { items: [] },
    ]);
    const responses = await Promise.all([
      call('view'),
      call('cv'),
      comment(),
      call('decide', { decision: 'pass' }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await showsCv()).toEqual([{ shown: false }]);
    // Staff still see it there, and merging two people moves it to another application for the same job.
    const { rows: kept } = await asStaff('recruiter', 'select id from review_link_items');
    expect(kept).toEqual([{ id: item }]);
    await rows('update review_link_items set application_id = application_id');
    await move(ownJob);
    expect(await showItems()).toEqual(before);
  });
});

describe('comments on one person', () => {
  const insertComments = ({ amount, length }: { amount: number; length: number }) =>
    rows(
      `insert into review_events (review_link_id, item_id, kind, comment)
       select $1, $2, 'commented', lpad(n::text, $4, '.') from generate_series(1, $3) as n`,
      [linkId, item, amount, length],
    );
  const showItem = async () => {
    const [{ page }] = (await rows('select open_review($1) as page', [token])) as [
      { page: { items: { comments: { comment: string }[]; comment_count: number }[] } },
    ];
    expect(page).toEqual({ state: 'open', ...(await call('show')).data });
    const [first] = page.items;
    return { ...first, bytes: JSON.stringify(page).length };
  };

  it('are limited, and decisions are still accepted', async () => {
    const written = await countOf('review_events', 'comment is not null');
    await insertComments({ amount: maxComments - written - 1, length: 10 });
    expect((await comment('The last one')).status).toBe(200);
    const rejected = { status: 409, error: 'too_many_comments' };
    expect(await comment()).toMatchObject(rejected);
    await expect(
      asStaff(
        'recruiter',
        `insert into review_events (review_link_id, item_id, kind, comment)
         values ('${linkId}', '${item}', 'replied', 'No room')`,
      ),
    ).rejects.toThrow('too many comments');
    const decision = 'interview';
    expect(await call('decide', { decision, comment: 'More' })).toMatchObject(rejected);
    expect(await countOf('review_link_items', 'decision is not null')).toBe(0);
    expect((await call('decide', { decision })).status).toBe(200);
    const { comments, comment_count } = await showItem();
    expect([comments?.length, comment_count]).toEqual([maxComments, maxComments]);
    expect(comments?.at(-1)?.comment).toBe('The last one');
  });

  it('are shown up to a limit of rows and bytes, without the oldest', async () => {
    await insertComments({ amount: 300, length: 10 });
    const withManyComments = await showItem();
    expect([withManyComments.comments?.length, withManyComments.comment_count]).toEqual([
      maxComments,
      maxComments + 300,
    ]);
    expect(withManyComments.comments?.at(-1)?.comment).toBe('.......300');
    await insertComments({ amount: 300, length: 4000 });
    const withLongComments = await showItem();
    // The page shows comments of 200,000 bytes, which are 50 of these.
    expect(withLongComments.comments).toHaveLength(200_000 / 4000);
    expect(withLongComments.comments?.at(-1)?.comment).toMatch(/\.300$/);
    expect(withLongComments.bytes).toBeLessThan(220_000);
  });
});
