import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cast, kajsasPerson } from '../../../fixtures/cast.ts';

// A shortlist is a draft until it is shared: nothing of it reaches the contacts of the client.
import { prepareDrafts } from './prepare-drafts.ts';

const { draft, query, as, hash, share, replace, openByLink, readAsContact } = prepareDrafts();

describe('a new link', () => {
  test('ends the old ones, and answers, comments and texts stay', async () => {
    await share();
    const mailed = randomUUID();
    await query('insert into private.review_keys (token_hash, review_link_id) values ($1, $2)', [
      hash(mailed),
      draft.shortlist,
    ]);
    await query(
      `update public.review_link_items set decision = 'pass', decided_at = now(), presentation = 'Weaves' where id = $1`,
      [draft.item],
    );
    await query(
      `insert into public.review_events (review_link_id, item_id, kind, comment, person_id)
       values ($1, $2, 'passed', 'Too far away', $3)`,
      [draft.shortlist, draft.item, kajsasPerson],
    );
    const page = async () =>
      (
        await as('contact', 'select public.open_portal_review($1) -> $2 as items', [
          draft.shortlist,
          'items',
        ])
      )[0];
    const before = await page();
    await query('update public.review_links set revoked_at = now() where id = $1', [
      draft.shortlist,
    ]);
    const next = randomUUID();
    await replace(next);
    expect([await openByLink(), await openByLink(mailed), await openByLink(next)]).toEqual([
      null,
      null,
      'open',
    ]);
    expect(await page()).toEqual(before);
    expect(await readAsContact()).toMatchObject({ shortlists: 1, unanswered: 0, awaiting: 0 });
  });

  test('of a draft leaves it a draft', async () => {
    const next = randomUUID();
    await replace(next);
    expect(await openByLink(next)).toBeNull();
    await share();
    expect(await openByLink(next)).toBe('open');
  });
});

test('the page of the shortlist names the owner of the client if no other recruiter can be shown', async () => {
  const owner = cast.astrid.id;
  await share();
  await query('update public.staff_profiles set is_public = false where user_id <> $1', [owner]);
  await query('update public.staff_profiles set is_public = true where user_id = $1', [owner]);
  await query('update public.client_details set owner_id = $2 where client_id = $1', [
    draft.client,
    owner,
  ]);
  const [row] = await as(
    'contact',
    `select public.open_portal_review($1) -> 'recruiter' as page,
       public.get_portal() -> 'companies' -> 0 -> 'searches' -> 0 -> 'recruiter' as list`,
    [draft.shortlist],
  );
  expect(row.page).toMatchObject({ name: expect.any(String) });
  expect(row.page).toEqual(row.list);
});
