import { describe, expect, it } from 'vitest';
import { prepareReview } from './prepare-review.ts';

const { review, server, rows, asStaff, token, call, comment } = prepareReview();

describe('an application for another job', () => {
  const another = `(select id from jobs where slug <> 'hygglo-fullstack-developer' order by slug limit 1)`;
  const move = (job: string) =>
    rows(`update applications set job_id = ${job} where id = $1`, [review.applicationId]);
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
    const showsCv = () => rows('select private.shows_cv_in_review($1) as shown', [review.item]);
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
    expect(kept).toEqual([{ id: review.item }]);
    await rows('update review_link_items set application_id = application_id');
    await move(ownJob);
    expect(await showItems()).toEqual(before);
  });
});
