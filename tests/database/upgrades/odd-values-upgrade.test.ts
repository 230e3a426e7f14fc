import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { prepareUpgrade } from './prepare-upgrade.ts';

// An installation whose release accepted values that are now rejected.

const read = prepareUpgrade('20250328000100', fill);

async function fill(client: Client): Promise<void> {
  await client.query(`
    insert into jobs (slug, field, title) values ('llama', 'creative', '{"en": "Llama"}');
    insert into review_links (job_id, token_hash, recipient_name, expires_at)
    select id, repeat('0', 64), 'Klara', '2099-01-01' from jobs;
    insert into booking_links (label, url) values
      ('a', 'https://user:secret@cal.example/a'), ('b', 'https://cal.example/b'), ('c', 'https://x@cal.example/b');
    insert into people (first_name, last_name, email) values ('Ada', 'Lund', 'ada@people.example');
    insert into documents (person_id, path, file_name, mime_type, size_bytes, sha256)
    select id, name, E'\\r\\n' || name, 'application/pdf', 1, repeat('0', 64) from people, unnest('{a.pdf,/}'::text[]) as name;
    insert into jobs (slug, field, title) values ('vicuna', 'creative', '{"en": "Vicuna"}');
    insert into applications (person_id, job_id) select people.id, jobs.id from people, jobs where slug = 'vicuna';
    insert into review_link_items (review_link_id, application_id)
    select review_links.id, applications.id from review_links, applications;
    insert into customer_logos (name, display_name, logo_path, has_logo) values
      ('a', 'A', 'https://evil.example/a.png', true),
      ('b', 'B', 'https://own.example/storage/v1/object/public/media/b.png', true),
      ('c', 'C', 'kvist', true);
    insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000001', 'rasmus@alpaca.example');
    insert into staff_profiles (user_id, name, email, role, state)
    values ('00000000-0000-4000-8000-000000000001', 'Rasmus', 'rasmus@alpaca.example', 'recruiter', 'active')
    on conflict (user_id) do nothing;
    insert into saved_views (user_id, screen, name, query)
    select user_id, 'jobs', 'A', '?q=<b>&sort=name' from staff_profiles;
  `);
}

test('values are corrected, and the rest stays until it is changed', async () => {
  expect(
    await read(`select expires_at < now() + interval '181 days' as limited from review_links`),
  ).toEqual([{ limited: true }]);
  expect(await read('select url from booking_links order by label')).toEqual([
    { url: 'https://cal.example/a' },
    { url: 'https://cal.example/b' },
    { url: 'https://x@cal.example/b' },
  ]);
  expect(await read('select file_name from documents order by path desc')).toEqual([
    { file_name: 'a.pdf' },
    { file_name: 'file' },
  ]);
  expect(await read('select logo_path, has_logo from customer_logos order by name')).toEqual([
    { logo_path: null, has_logo: false },
    { logo_path: '/storage/v1/object/public/media/b.png', has_logo: true },
    { logo_path: 'kvist', has_logo: true },
  ]);
  expect(await read('select query from saved_views')).toEqual([{ query: 'q=b&sort=name' }]);
  // A shortlist with an application for another job keeps it, and the client no longer sees it.
  expect(
    await read(
      'select count(*)::int, (select count(*)::int from private.shown_review_items) as shown from review_link_items',
    ),
  ).toEqual([{ count: 1, shown: 0 }]);
  await read('update review_link_items set position = 1');
  await read(`update booking_links set paused = true where label = 'c'`);
});
