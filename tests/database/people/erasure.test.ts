import { describe, expect, test } from 'vitest';
import { type Actor, cast, violasPerson } from '../../fixtures/cast.ts';
import { preparePeople } from './prepare-people.ts';

const { query, as, createPerson, eventsOf } = preparePeople();

describe('erasure', () => {
  test('hides the person immediately, waits thirty days, and can be undone', async () => {
    const id = await createPerson();
    await query(`insert into public.privacy_requests (person_id, kind) values ($1, 'erasure')`, [
      id,
    ]);
    const [{ at: eraseAfter }] = await as('recruiter', 'select public.request_erasure($1) as at', [
      id,
    ]);
    expect((eraseAfter.getTime() - Date.now()) / 86_400_000).toBeCloseTo(30, 0);
    expect(
      await query('select state from public.privacy_requests where person_id = $1', [id]),
    ).toEqual([{ state: 'in_progress' }]);
    // A purpose still exists, but a person who asked for erasure is not restored.
    expect(
      await query('select keep_until <= now() as due from private.retention where person_id = $1', [
        id,
      ]),
    ).toEqual([{ due: true }]);
    await as('recruiter', 'select public.undo_erasure($1)', [id]);
    expect(
      await query('select erase_after, erasure_requested_at from public.people where id = $1', [
        id,
      ]),
    ).toEqual([{ erase_after: null, erasure_requested_at: null }]);
    expect(await eventsOf(id)).toEqual(['erasure_requested', 'erasure_undone']);
  });

  test('can end its quarantine earlier to keep a deadline, but never later', async () => {
    const requestErasure = `select extract(day from public.request_erasure($1, now() + $2::interval) - now())::int as days`;
    for (const [by, days] of [
      ['12 days', 12],
      ['90 days', 30],
      ['-3 days', 0],
    ]) {
      expect(await as('admin', requestErasure, [await createPerson(), by])).toEqual([{ days }]);
    }
  });

  test('ends its quarantine earlier only for administrators', async () => {
    const id = await createPerson();
    for (const by of ['12 days', '-3 days']) {
      await expect(
        as('recruiter', 'select public.request_erasure($1, now() + $2::interval)', [id, by]),
      ).rejects.toThrow('only administrators shorten the quarantine');
    }
    expect(
      await as(
        'recruiter',
        `select public.request_erasure($1, now() + '90 days') > now() + '29 days' as waits`,
        [id],
      ),
    ).toEqual([{ waits: true }]);
  });

  test('shows recruiters who open the application only that the person awaits erasure', async () => {
    const id = await createPerson();
    const [application] = await query(
      `with job as (
         insert into public.jobs (slug, kind, field, title) values ('hidden-weaver', 'internal', 'tech', $2) returning id
       )
       insert into public.applications (job_id, person_id) select id, $1 from job returning id`,
      [id, JSON.stringify({ en: 'Weaver', sv: 'Vävare' })],
    );
    const find = (actor: Actor) =>
      as(actor, 'select * from public.find_hidden_application($1)', [application.id]);
    expect(await find('recruiter')).toEqual([]);
    const [{ at: eraseAfter }] = await as('recruiter', 'select public.request_erasure($1) as at', [
      id,
    ]);
    expect(
      await as('recruiter', 'select from public.applications where id = $1', [application.id]),
    ).toEqual([]);
    expect(await find('recruiter')).toEqual([{ person_id: id, erase_after: eraseAfter }]);
    for (const actor of ['account', 'pending', 'editor'] as const) {
      expect(await find(actor), actor).toEqual([]);
    }
    await as('recruiter', 'select public.undo_erasure($1)', [id]);
    expect(await find('recruiter')).toEqual([]);
  });

  test('keeps staff from writing about the person', async () => {
    const id = await createPerson();
    const [job] = await query(
      `insert into public.jobs (slug, kind, field, title) values ('noted-weaver', 'internal', 'tech', $1) returning id`,
      [JSON.stringify({ en: 'Weaver', sv: 'Vävare' })],
    );
    const [application] = await query(
      'insert into public.applications (job_id, person_id) values ($1, $2) returning id',
      [job.id, id],
    );
    const [tag] = await query(`insert into public.tags (name) values ('hidden') returning id`);
    const [client] = await query(
      `insert into public.clients (name) values ('Väveriet') returning id`,
    );
    const [link] = await query(
      `insert into public.review_links (job_id, token_hash, recipient_name, recipient_email, expires_at)
       values ($1, repeat('a', 64), 'Ann', 'ann@client.example', now() + interval '1 day') returning id`,
      [job.id],
    );
    const other = await createPerson();
    await query('insert into public.freelancers (person_id) values ($1), ($2)', [id, other]);
    const writes: [string, unknown[]][] = [
      [
        `insert into public.application_notes (application_id, body) values ($1, 'Note')`,
        [application.id],
      ],
      [
        `insert into public.application_ratings (application_id, score) values ($1, 3)`,
        [application.id],
      ],
      [
        `insert into public.applications (job_id, person_id) select id, $1 from public.jobs where id <> $2 limit 1`,
        [id, job.id],
      ],
      [`insert into public.candidates (person_id) values ($1)`, [id]],
      [`insert into public.freelancer_notes (person_id, body) values ($1, 'Note')`, [id]],
      [`insert into public.person_notes (person_id, body) values ($1, 'Note')`, [id]],
      [
        `insert into public.freelancer_availability (person_id, period, availability)
         values ($1, '[2030-01-01,2030-02-01)', 'booked')`,
        [id],
      ],
      [`insert into public.person_tags (person_id, tag_id) values ($1, $2)`, [id, tag.id]],
      [
        `insert into public.client_contacts (client_id, person_id) values ($1, $2)`,
        [client.id, id],
      ],
      [`insert into public.waiting_list (person_id, company) values ($1, 'Väveriet')`, [id]],
      [
        `insert into public.review_link_items (review_link_id, application_id) values ($1, $2)`,
        [link.id, application.id],
      ],
    ];
    await as('admin', 'select public.request_erasure($1)', [id]);
    for (const actor of ['recruiter', 'admin'] as const) {
      for (const [statement, values] of writes) {
        await expect(as(actor, statement, values), `${actor}: ${statement}`).rejects.toThrow(
          /row-level security/,
        );
      }
    }
    await query('insert into public.freelancer_notes (person_id, body) values ($1, $2)', [
      other,
      'Note',
    ]);
    await expect(
      as('recruiter', 'update public.freelancer_notes set person_id = $1 where person_id = $2', [
        id,
        other,
      ]),
    ).rejects.toThrow(/row-level security/);
    await as('recruiter', 'select public.undo_erasure($1)', [id]);
    for (const [statement, values] of writes) await as('recruiter', statement, values);
  });

  test('keeps staff from removing what belongs to the person', async () => {
    const id = await createPerson();
    await query(
      `with text as (
         insert into public.consent_texts (purpose, version, body) values ('newsletter', 900, $2) returning id
       )
       insert into public.consents (person_id, purpose, consent_text_id, language)
       select $1, 'newsletter', id, 'en' from text`,
      [id, JSON.stringify({ en: 'Yes', sv: 'Ja' })],
    );
    const [job] = await query(
      `insert into public.jobs (slug, kind, field, title, state)
       values ('undone-weaver', 'internal', 'tech', $1, 'open') returning id`,
      [JSON.stringify({ en: 'Weaver', sv: 'Vävare' })],
    );
    const [{ added }] = await as('recruiter', 'select public.add_to_job($1, $2) as added', [
      id,
      job.id,
    ]);
    const remove = 'select public.remove_newsletter_readers(array[$1::uuid]) as removed';
    const undo = 'select public.undo_add_to_job($1) as undone';
    await as('recruiter', 'select public.request_erasure($1)', [id]);
    expect(await as('recruiter', remove, [id])).toEqual([{ removed: 0 }]);
    expect(await as('recruiter', undo, [added])).toEqual([{ undone: false }]);
    await as('recruiter', 'select public.undo_erasure($1)', [id]);
    expect(await as('recruiter', remove, [id])).toEqual([{ removed: 1 }]);
    expect(await as('recruiter', undo, [added])).toEqual([{ undone: true }]);
  });

  test('hides the text of CVs from a search that names the person', async () => {
    const id = await createPerson();
    await query(
      `insert into public.documents (person_id, bucket, path, file_name, mime_type, size_bytes, sha256, extraction, extracted_text)
       values ($1, 'cvs', 'looms.pdf', 'cv.pdf', 'application/pdf', 1, repeat('a', 64), 'done', 'Worked on looms in Borås')`,
      [id],
    );
    const excerpt = `select excerpt as shown from public.explain_search('looms', array[$1::uuid])`;
    expect(await as('recruiter', excerpt, [id])).toMatchObject([
      { shown: expect.stringContaining('Borås') },
    ]);
    await as('recruiter', 'select public.request_erasure($1)', [id]);
    for (const actor of ['recruiter', 'admin'] as const) {
      expect(await as(actor, excerpt, [id]), actor).not.toMatchObject([
        { shown: expect.stringContaining('Borås') },
      ]);
    }
  });

  test('marks the privacy request as done when the person is erased', async () => {
    const id = await createPerson();
    await query(`insert into public.privacy_requests (person_id, kind) values ($1, 'erasure')`, [
      id,
    ]);
    await as('admin', 'select public.request_erasure($1)', [id]);
    await query(`select private.anonymise_person($1, 'retention')`, [id]);
    expect(
      await query('select state from public.privacy_requests where person_id = $1', [id]),
    ).toEqual([{ state: 'done' }]);
  });

  test('removes the name from bulk actions on others', async () => {
    const [{ id }] = await query(
      `insert into public.people (first_name, last_name, email) values ('Zebulon', 'Quistgaard', 'z@people.example') returning id`,
    );
    const text = { merit_note: 'Zebulon Quistgaard knows more.' };
    const [{ id: action }] = await query(
      `with action as (
         insert into public.bulk_actions (created_by, kind, target, total, options)
         values ($1, 'move', 'applications', 1, $2) returning id
       )
       insert into public.bulk_action_rows (action_id, position, target_id, before)
       select id, 1, gen_random_uuid(), $2 from action returning action_id as id`,
      [cast.rasmus.id, text],
    );
    await query(`select private.anonymise_person($1, 'retention')`, [id]);
    const [stored] = await query(
      `select options, before from public.bulk_actions join public.bulk_action_rows on action_id = id where id = $1`,
      [action],
    );
    expect(JSON.stringify(stored)).not.toMatch(/Zebulon|Quistgaard/);
    expect(stored.options.merit_note).toMatch(/knows more/);
  });

  test('hides what the undo of a bulk action would restore', async () => {
    await expect(as('recruiter', 'select before from public.bulk_action_rows')).rejects.toThrow(
      'permission denied',
    );
    await as('recruiter', 'select action_id, target_id, state from public.bulk_action_rows');
  });

  test('cannot be requested by an update of the columns', async () => {
    const id = await createPerson();
    for (const change of [
      'legal_hold = true',
      'erase_after = now()',
      'anonymised_at = now()',
      `merged_into = '${violasPerson}'`,
    ]) {
      await expect(
        as('admin', `update public.people set ${change} where id = '${id}'`),
      ).rejects.toThrow(/permission denied/);
    }
  });
});
