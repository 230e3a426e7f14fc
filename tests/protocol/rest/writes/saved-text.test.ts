import { beforeAll, describe, expect, it } from 'vitest';
import { freelancerNote } from '../../../../app/admin/freelancers/data.ts';
import { saveText, type TextSource } from '../../../../app/admin/kit/saved-text/save-text.ts';
import { textColumn } from '../../../../app/admin/kit/saved-text/text-column.ts';
import type { BrowserClient } from '../../../../app/backend/browser-client.ts';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { serveWorld } from '../world.ts';

// Two colleagues edit the same text, through the real client.

const world = serveWorld();
const connect = () => world.client(world.keys.serviceKey) as unknown as BrowserClient;
const ids: Record<string, string> = {};

/** Longer than what fits into a URL, with all that has a meaning on the wire. */
const base = `Grund: ringde 16/11, "offert" (50 %) & *.\n${'ö'.repeat(1900)}`;

beforeAll(async () => {
  const { rows } = await world.database.query<AnyRow>(
    `with person as (
       insert into public.people (first_name, email) values ('Noor', 'noor@people.example') returning id
     ), job as (
       insert into public.jobs (slug, kind, field, title) values ('weaver', 'internal', 'tech', '{"en": "Weaver"}') returning id
     ), application as (
       insert into public.applications (person_id, job_id) select person.id, job.id from person, job returning id
     ), link as (
       insert into public.review_links (job_id, token_hash, recipient_name, recipient_email, language, message, expires_at)
       select id, repeat('ab', 32), 'Noor', 'noor@client.example', 'en', $1, now() + interval '9 days' from job
       returning id
     ), item as (
       insert into public.review_link_items (review_link_id, application_id, presentation)
       select link.id, application.id, $1 from link, application returning id
     ), lead as (
       insert into public.waiting_list (person_id, source, note) select id, 'contact', $1 from person returning id
     ), request as (
       insert into public.privacy_requests (person_id, kind, note) select id, 'objection', $1 from person returning id
     ), freelancer as (
       insert into public.freelancers (person_id, fields) select id, '{tech}' from person returning person_id
     ), note as (
       insert into public.freelancer_notes (person_id, body) select person_id, $1 from freelancer
     )
     select lead.id as waiting_list, request.id as privacy_requests, link.id as review_links,
       item.id as review_link_items, freelancer.person_id as freelancer
     from lead, request, link, item, freelancer`,
    [base],
  );
  Object.assign(ids, rows[0]);
});

const sources: Record<string, () => TextSource> = {
  'a lead': () =>
    textColumn(connect(), { table: 'waiting_list', column: 'note' }, String(ids.waiting_list)),
  'a privacy request': () =>
    textColumn(
      connect(),
      { table: 'privacy_requests', column: 'note' },
      String(ids.privacy_requests),
    ),
  'a client link': () =>
    textColumn(connect(), { table: 'review_links', column: 'message' }, String(ids.review_links)),
  'a shortlisted person': () =>
    textColumn(
      connect(),
      { table: 'review_link_items', column: 'presentation' },
      String(ids.review_link_items),
    ),
  'a freelancer': () => freelancerNote(connect(), String(ids.freelancer)),
};

describe.each(Object.entries(sources))('the text of %s', (_, source) => {
  const readSavedText = async () => (await source().read()).text;

  it('is kept when a colleague has saved another text since typing began', async () => {
    expect(await saveText(source(), 'Rut: budget 500', base)).toBeUndefined();
    expect(await saveText(source(), 'Kim: vill ha offert', base)).toBe('Rut: budget 500');
    expect(await readSavedText()).toBe('Rut: budget 500');
  });

  it('is replaced once the user has seen the other text', async () => {
    expect(await saveText(source(), 'Kim: båda', 'Rut: budget 500')).toBeUndefined();
    expect(await readSavedText()).toBe('Kim: båda');
  });

  it('is not written if the record changes between reading and writing', async () => {
    const slow = source();
    const stored = await slow.read();
    expect(await saveText(source(), 'Rut: i sista stund', 'Kim: båda')).toBeUndefined();
    expect(await slow.write('Kim: för sent', stored.version)).toBe(false);
    expect(await readSavedText()).toBe('Rut: i sista stund');
  });

  it('can be emptied and written again, but not by two at once', async () => {
    expect(await saveText(source(), '', 'Rut: i sista stund')).toBeUndefined();
    expect(await readSavedText()).toBe('');
    const empty = await source().read();
    expect(await saveText(source(), 'Rut: ny', '')).toBeUndefined();
    expect(await source().write('Kim: ny', empty.version)).toBe(false);
    expect(await saveText(source(), 'Kim: ny', '')).toBe('Rut: ny');
  });
});

it('a change of another column is no conflict', async () => {
  const lead = sources['a lead']?.() as TextSource;
  let writes = 0;
  const interrupted: TextSource = {
    ...lead,
    write: async (text, version) => {
      writes += 1;
      if (writes === 1) {
        await world.database.query(`update public.waiting_list set state = 'contacted'`);
      }
      return lead.write(text, version);
    },
  };
  expect(await saveText(interrupted, 'Kim: trots allt', 'Rut: ny')).toBeUndefined();
  expect([writes, (await lead.read()).text]).toEqual([2, 'Kim: trots allt']);
});
