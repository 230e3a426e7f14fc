import { describe, expect, test } from 'vitest';
import { become } from '../../fixtures/cast.ts';
import { astrid, edith, hashes, link, prepareSharedLinks, rasmus } from './prepare-shared-links.ts';

const { database, query, stateOf, states, told, authors, setProfile, handOver, leaving } =
  prepareSharedLinks();

describe.each(leaving)('a colleague who %s', (_, leave) => {
  test('no longer opens shortlists, and the owner is told once', async () => {
    expect(await states()).toEqual(['open', 'open']);
    await become(database.client, 'admin');
    await leave();
    await query('reset role');
    expect(await states()).toEqual(['revoked', 'revoked']);
    expect(await told()).toEqual([
      { user_id: astrid.id, client_id: link, data: { job_id: link, review_link_id: link } },
    ]);
  });
});

test('a link that is mailed afterwards works, and leaving in two steps does not end it', async () => {
  await become(database.client, 'admin');
  await handOver();
  await query('reset role');
  await query(`update public.review_links set links_ended_at = now() - interval '1 hour'`);
  await query(`insert into private.review_keys (token_hash, review_link_id) values ($1, $2)`, [
    hashes.later,
    link,
  ]);
  await setProfile(rasmus.id, `state = 'disabled'`);
  expect([...(await states()), await stateOf(hashes.later)]).toEqual([
    'revoked',
    'revoked',
    'open',
  ]);
  expect(await told()).toHaveLength(1);
});

test('a link that replaces the ended one works until the colleague who made it leaves', async () => {
  await become(database.client, 'admin');
  await handOver();
  await query('reset role');
  await query(`update public.review_links set links_ended_at = now() - interval '1 hour'`);
  await become(database.client, 'admin');
  await query(`select public.replace_review_link($1, $2, now() + interval '30 days')`, [
    link,
    hashes.later,
  ]);
  await query('reset role');
  await setProfile(rasmus.id, `state = 'disabled'`);
  expect([...(await states()), await stateOf(hashes.later)]).toEqual([
    undefined,
    undefined,
    'open',
  ]);
  await query('select private.end_links($1)', [astrid.id]);
  expect(await stateOf(hashes.later)).toBe('revoked');
});

test('a shortlist that is opened again, or valid for longer, stays closed to the old links', async () => {
  await query('update public.review_links set revoked_at = now() where id = $1', [link]);
  await setProfile(rasmus.id, `state = 'disabled'`);
  await query('update public.review_links set revoked_at = null where id = $1', [link]);
  expect(await states()).toEqual(['revoked', 'revoked']);
  expect(await told()).toEqual([]);
});

test('a shortlist of somebody else that the colleague mailed ends, too', async () => {
  await query('update public.review_links set created_by = $1', [astrid.id]);
  await query(
    `insert into public.email_templates (key, sent_when, subject, body, default_subject, default_body, variables)
     select 'client_review_link', text, text, text, text, text, '{link}'
     from (values ('{"en": "Text {{ link }}", "sv": "Text {{ link }}"}'::jsonb)) as one (text)`,
  );
  await query(
    `insert into public.outbox (cause, template_key, to_email, language, links, created_by)
     values ('review:1', 'client_review_link', 'private@rasmus.example', 'en', $1, $2)`,
    [{ link: { kind: 'review', review_link_id: link } }, rasmus.id],
  );
  await setProfile(rasmus.id, `state = 'disabled'`);
  expect(await states()).toEqual(['revoked', 'revoked']);
  expect(await told()).toHaveLength(1);
});

test('a colleague who takes over later is notified then', async () => {
  await query('update public.job_staff set owner_id = $1 where job_id = $2', [rasmus.id, link]);
  await setProfile(rasmus.id, `state = 'disabled'`);
  expect(await told()).toEqual([]);
  await become(database.client, 'admin');
  await handOver();
  await query('reset role');
  expect(await told()).toMatchObject([{ user_id: astrid.id }]);
});

test('nobody needs a new link for a contact with access to the portal', async () => {
  await query(
    `insert into public.people (id, first_name, email) values ($1, 'Ines', 'ines@clients.example')`,
    [link],
  );
  await query('insert into public.client_contacts (client_id, person_id) values ($1, $1)', [link]);
  await query(
    `insert into public.client_portal_access (client_id, person_id, email) values ($1, $1, 'Ines@clients.example')`,
    [link],
  );
  await setProfile(rasmus.id, `state = 'disabled'`);
  expect(await states()).toEqual(['revoked', 'revoked']);
  expect(await told()).toEqual([]);
});

test.each([`state = 'disabled'`, `role = 'recruiter'`])(
  'previews of articles end with %s of their author',
  async (change) => {
    await setProfile(edith.id, change);
    expect(await authors()).toEqual([astrid.id]);
  },
);

test('a change of the name ends nothing', async () => {
  await setProfile(rasmus.id, `name = 'Rasmus R'`);
  expect(await states()).toEqual(['open', 'open']);
  expect(await authors()).toHaveLength(2);
});

test('are counted with the open work', async () => {
  await become(database.client, 'admin');
  const count = async (id: string) =>
    (await query('select shared_links from public.count_work($1)', [id]))[0]?.shared_links;
  expect(await count(rasmus.id)).toBe('1');
  expect(await count(edith.id)).toBe('1');
  await handOver();
  expect(await count(rasmus.id)).toBe('0');
});
