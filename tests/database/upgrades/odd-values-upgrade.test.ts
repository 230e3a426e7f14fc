import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { prepareUpgrade } from './prepare-upgrade.ts';

// An earlier release accepted values that are now rejected. The upgrade must correct those that have an obvious
// correction, and leave the others until somebody changes them.

const query = prepareUpgrade('20250328000100', insertOldRows);

async function insertOldRows(client: Client): Promise<void> {
  await client.query(`
    insert into jobs (slug, field, title) values
      ('llama', 'creative', '{"en": "Llama"}'), ('vicuna', 'creative', '{"en": "Vicuna"}');
    insert into people (first_name, last_name, email) values ('Ada', 'Lund', 'ada@people.example');
    insert into applications (person_id, job_id) select people.id, jobs.id from people, jobs where slug = 'vicuna';

    -- A link that is valid for decades, with an application for another job on its shortlist.
    insert into review_links (job_id, token_hash, recipient_name, expires_at)
    select id, repeat('0', 64), 'Klara', '2099-01-01' from jobs where slug = 'llama';
    insert into review_link_items (review_link_id, application_id)
    select review_links.id, applications.id from review_links, applications;

    -- URLs with a user name. Without it, that of c would be the same as that of b, and URLs are unique.
    insert into booking_links (label, url) values
      ('a', 'https://user:secret@cal.example/a'), ('b', 'https://cal.example/b'), ('c', 'https://x@cal.example/b');

    -- File names with line breaks, and one that has no other valid character.
    insert into documents (person_id, path, file_name, mime_type, size_bytes, sha256)
    select id, name, E'\\r\\n' || name, 'application/pdf', 1, repeat('0', 64) from people, unnest('{a.pdf,/}'::text[]) as name;

    -- Logos on another site, in our own storage with an absolute URL, and with the name of a drawing.
    insert into customer_logos (name, display_name, logo_path, has_logo) values
      ('a', 'A', 'https://evil.example/a.png', true),
      ('b', 'B', 'https://own.example/storage/v1/object/public/media/b.png', true),
      ('c', 'C', 'kvist', true),
      ('d', 'D', '/logos/../../auth/v1/logout', true);

    -- Addresses in brackets. Without them, that of Eva would be the same as that of Ada.
    insert into people (first_name, email) values
      ('Bo', '<bo@people.example>'), ('Cy', 'cy@people.example>'), ('Eva', '<ada@people.example>'), ('Di', 'di@[127.0.0.1]');

    -- A saved view with markup in its query.
    insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000001', 'rasmus@alpaca.example');
    insert into staff_profiles (user_id, name, email, role, state)
    values ('00000000-0000-4000-8000-000000000001', 'Rasmus', 'rasmus@alpaca.example', 'recruiter', 'active')
    on conflict (user_id) do nothing;
    insert into saved_views (user_id, screen, name, query)
    select user_id, 'jobs', 'A', '?q=<b>&sort=name' from staff_profiles;
  `);
}

test('a review link expires within the longest time that is allowed', async () => {
  expect(
    await query(`select expires_at < now() + interval '181 days' as limited from review_links`),
  ).toEqual([{ limited: true }]);
});

test('an application for another job stays on the shortlist, hidden from the client', async () => {
  expect(
    await query(
      'select count(*)::int, (select count(*)::int from private.shown_review_items) as shown from review_link_items',
    ),
  ).toEqual([{ count: 1, shown: 0 }]);
  await query('update review_link_items set position = 1');
});

test('booking links lose their user name unless another link has that URL, and can still be changed', async () => {
  expect(await query('select url from booking_links order by label')).toEqual([
    { url: 'https://cal.example/a' },
    { url: 'https://cal.example/b' },
    { url: 'https://x@cal.example/b' },
  ]);
  await query(`update booking_links set paused = true where label = 'c'`);
});

test('file names lose invalid characters', async () => {
  expect(await query('select file_name from documents order by path desc')).toEqual([
    { file_name: 'a.pdf' },
    { file_name: 'file' },
  ]);
});

test('logos on other sites are removed, and URLs of our own storage become paths', async () => {
  expect(await query('select logo_path, has_logo from customer_logos order by name')).toEqual([
    { logo_path: null, has_logo: false },
    { logo_path: '/storage/v1/object/public/media/b.png', has_logo: true },
    { logo_path: 'kvist', has_logo: true },
    { logo_path: null, has_logo: false },
  ]);
});

test('addresses lose brackets unless somebody else has that address, and can still be read', async () => {
  expect(await query('select first_name, email from people order by first_name')).toEqual([
    { first_name: 'Ada', email: 'ada@people.example' },
    { first_name: 'Bo', email: 'bo@people.example' },
    { first_name: 'Cy', email: 'cy@people.example' },
    { first_name: 'Di', email: 'di@[127.0.0.1]' },
    { first_name: 'Eva', email: '<ada@people.example>' },
  ]);
  await query(`update people set headline = 'Weaver' where first_name = 'Di'`);
});

test('the query of a saved view loses markup', async () => {
  expect(await query('select query from saved_views')).toEqual([{ query: 'q=b&sort=name' }]);
});
