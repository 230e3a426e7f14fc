import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cast, insertContact, kajsasPerson } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { prepareClients } from './prepare-client.ts';

// A shortlist is a draft until it is shared: nothing of it reaches the contacts of the client.

const database = prepareCastDatabase();
const { query, as, addClient } = prepareClients(database);
const applicant = '00000000-0000-4000-9000-000000000005';
const hash = (token: string) => createHash('sha256').update(token).digest('hex');

let client: string;
let job: string;
let application: string;
let token: string;
let shortlist: string;
let item: string;

beforeAll(async () => {
  client = await addClient('Ullverket');
  await insertContact(database.client, client);
  const [added] = await query(
    `insert into public.jobs (slug, client_id, field, title, state, published_at)
     values ('weaver', $1, 'tech', '{"en": "Weaver"}', 'open', now()) returning id`,
    [client],
  );
  job = added.id;
  const [applied] = await query(
    'insert into public.applications (person_id, job_id) values ($1, $2) returning id',
    [applicant, job],
  );
  application = applied.id;
});

beforeEach(async () => {
  await query('delete from public.review_links where job_id = $1', [job]);
  await query('delete from public.portal_changes');
  token = randomUUID();
  const [link] = await as(
    'recruiter',
    `insert into public.review_links (job_id, token_hash, recipient_name) values ($1, $2, 'Ines') returning id`,
    [job, hash(token)],
  );
  shortlist = link.id;
  const [added] = await as(
    'recruiter',
    'insert into public.review_link_items (review_link_id, application_id) values ($1, $2) returning id',
    [shortlist, application],
  );
  item = added.id;
});

const share = (isShared = true, actor: Parameters<typeof as>[0] = 'recruiter') =>
  as(actor, 'select public.share_shortlist($1, $2)', [shortlist, isShared]);
const replace = (next: string, actor: Parameters<typeof as>[0] = 'recruiter') =>
  as(actor, `select public.replace_review_link($1, $2, now() + interval '30 days')`, [
    shortlist,
    hash(next),
  ]);
const openByLink = async (given = token) => {
  const [row] = await as('anon', `select public.open_review($1) ->> 'state' as state`, [given]);
  return row.state;
};

/** Everything that a contact can read about the shortlist. */
async function readAsContact() {
  const [row] = await as(
    'contact',
    `select public.get_portal() -> 'companies' -> 0 -> 'searches' -> 0 as search,
       public.open_portal_review($1) ->> 'state' as page`,
    [shortlist],
  );
  const [report] = await query(
    `select private.compose_report($1, now() - interval '7 days', now() + interval '1 hour') -> 0 as report`,
    [client],
  );
  const [cv] = await query('select private.shows_cv_in_review($1) as shown', [item]);
  const timeline = await as(
    'recruiter',
    `select kind from public.client_timeline where client_id = $1 and kind = 'shortlist_sent'`,
    [client],
  );
  return {
    shortlists: row.search.shortlists.length,
    unanswered: row.search.unanswered,
    page: row.page,
    link: await openByLink(),
    presented: report.report.presented,
    awaiting: report.report.awaiting,
    cv: cv.shown,
    sent: timeline.length,
  };
}

const told = () => as('contact', 'select from public.portal_changes');

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
  await as('recruiter', change, [item]);
  await as('recruiter', `update public.review_links set message = 'Soon' where id = $1`, [
    shortlist,
  ]);
  expect(await told()).toEqual([]);
  await share();
  expect(await told()).toHaveLength(1);
  await as('recruiter', change, [item]);
  expect(await told()).toHaveLength(2);
  await as('recruiter', 'delete from public.review_links where id = $1', [shortlist]);
  expect(await told()).toHaveLength(3);
});

describe('sharing', () => {
  test('is taken back until the client has opened the shortlist', async () => {
    await share();
    const [first] = await query('select shared_at from public.review_links where id = $1', [
      shortlist,
    ]);
    await share();
    expect(
      await query('select shared_at from public.review_links where id = $1', [shortlist]),
    ).toEqual([first]);
    await share(false);
    expect(await openByLink()).toBeNull();
    await share();
    await query('update public.review_links set last_opened_at = now() where id = $1', [shortlist]);
    await expect(share(false)).rejects.toMatchObject({ hint: 'shortlist_sent' });
  });

  test('is not taken back after a mail with the link', async () => {
    await share();
    await query('insert into private.review_keys (token_hash, review_link_id) values ($1, $2)', [
      hash(randomUUID()),
      shortlist,
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
      [shortlist],
    );
    expect(logged).toEqual({ actor_id: cast.rasmus.id, changed_columns: ['shared_at'] });
    shortlist = randomUUID();
    await expect(share()).rejects.toMatchObject({ code: 'P0002' });
    await expect(replace('unknown')).rejects.toMatchObject({ code: 'P0002' });
  });
});

describe('a new link', () => {
  test('ends the old ones, and answers, comments and texts stay', async () => {
    await share();
    const mailed = randomUUID();
    await query('insert into private.review_keys (token_hash, review_link_id) values ($1, $2)', [
      hash(mailed),
      shortlist,
    ]);
    await query(
      `update public.review_link_items set decision = 'pass', decided_at = now(), presentation = 'Weaves' where id = $1`,
      [item],
    );
    await query(
      `insert into public.review_events (review_link_id, item_id, kind, comment, person_id)
       values ($1, $2, 'passed', 'Too far away', $3)`,
      [shortlist, item, kajsasPerson],
    );
    const page = async () =>
      (
        await as('contact', 'select public.open_portal_review($1) -> $2 as items', [
          shortlist,
          'items',
        ])
      )[0];
    const before = await page();
    await query('update public.review_links set revoked_at = now() where id = $1', [shortlist]);
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
    client,
    owner,
  ]);
  const [row] = await as(
    'contact',
    `select public.open_portal_review($1) -> 'recruiter' as page,
       public.get_portal() -> 'companies' -> 0 -> 'searches' -> 0 -> 'recruiter' as list`,
    [shortlist],
  );
  expect(row.page).toMatchObject({ name: expect.any(String) });
  expect(row.page).toEqual(row.list);
});
