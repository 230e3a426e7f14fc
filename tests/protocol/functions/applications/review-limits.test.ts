import { describe, expect, it } from 'vitest';
import { maxComments } from '../../../../domain/limits.ts';
import { cast } from '../../../fixtures/cast.ts';
import { prepareReview } from './prepare-review.ts';

const { review, rows, asStaff, token, call, comment, countOf } = prepareReview();

describe('the limits per link', () => {
  const setTokens = (tokens: number, kind: string) =>
    rows(
      `update private.rate_limits set tokens = $1, refilled_at = clock_timestamp() where key = $2`,
      [tokens, `review:${kind}:${review.linkId}`],
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

describe('comments on one person', () => {
  const insertComments = ({ amount, length }: { amount: number; length: number }) =>
    rows(
      `insert into review_events (review_link_id, item_id, kind, comment)
       select $1, $2, 'commented', lpad(n::text, $4, '.') from generate_series(1, $3) as n`,
      [review.linkId, review.item, amount, length],
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
         values ('${review.linkId}', '${review.item}', 'replied', 'No room')`,
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
