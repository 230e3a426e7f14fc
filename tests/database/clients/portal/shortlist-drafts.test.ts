import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';

// A shortlist is a draft until it is shared: nothing of it reaches the contacts of the client.
import { prepareDrafts } from './prepare-drafts.ts';

const { draft, query, as, hash, share, replace, openByLink, readAsContact, told } = prepareDrafts();

test('contacts see nothing of a draft, and all of it once it is shared', async () => {
  expect(await readAsContact()).toEqual({
    shortlists: 0,
    unanswered: 0,
    page: null,
    link: null,
    presented: 0,
    awaiting: 0,
    cv: false,
    sent: 0,
  });
  await share();
  expect(await readAsContact()).toEqual({
    shortlists: 1,
    unanswered: 1,
    page: 'open',
    link: 'open',
    presented: 1,
    awaiting: 1,
    cv: true,
    sent: 1,
  });
});

test('a draft is not announced to the portal, sharing it is', async () => {
  const change = `update public.review_link_items set presentation = 'Weaves' where id = $1`;
  await as('recruiter', change, [draft.item]);
  await as('recruiter', `update public.review_links set message = 'Soon' where id = $1`, [
    draft.shortlist,
  ]);
  expect(await told()).toEqual([]);
  await share();
  expect(await told()).toHaveLength(1);
  await as('recruiter', change, [draft.item]);
  expect(await told()).toHaveLength(2);
  await as('recruiter', 'delete from public.review_links where id = $1', [draft.shortlist]);
  expect(await told()).toHaveLength(3);
});

describe('sharing', () => {
  test('is taken back until the client has opened the shortlist', async () => {
    await share();
    const [first] = await query('select shared_at from public.review_links where id = $1', [
      draft.shortlist,
    ]);
    await share();
    expect(
      await query('select shared_at from public.review_links where id = $1', [draft.shortlist]),
    ).toEqual([first]);
    await share(false);
    expect(await openByLink()).toBeNull();
    await share();
    await query('update public.review_links set last_opened_at = now() where id = $1', [
      draft.shortlist,
    ]);
    await expect(share(false)).rejects.toMatchObject({ hint: 'shortlist_sent' });
  });

  test('is not taken back after a mail with the link', async () => {
    await share();
    await query('insert into private.review_keys (token_hash, review_link_id) values ($1, $2)', [
      hash(randomUUID()),
      draft.shortlist,
    ]);
    await expect(share(false)).rejects.toMatchObject({ hint: 'shortlist_sent' });
  });

  test('is for recruiters, is recorded, and needs a shortlist', async () => {
    for (const actor of ['contact', 'account', 'editor'] as const) {
      await expect(share(true, actor)).rejects.toMatchObject({ code: '42501' });
      await expect(replace('stolen', actor)).rejects.toMatchObject({ code: '42501' });
    }
    await share();
    const [logged] = await query(
      `select actor_id, changed_columns from public.audit_log
       where table_name = 'review_links' and row_id = $1 order by id desc limit 1`,
      [draft.shortlist],
    );
    expect(logged).toEqual({ actor_id: cast.rasmus.id, changed_columns: ['shared_at'] });
    draft.shortlist = randomUUID();
    await expect(share()).rejects.toMatchObject({ code: 'P0002' });
    await expect(replace('unknown')).rejects.toMatchObject({ code: 'P0002' });
  });
});
