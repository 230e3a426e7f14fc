import { describe, expect, test } from 'vitest';
import type { Actor } from '../../../fixtures/cast.ts';
import { preparePeople } from '../prepare-people.ts';

const { query, as, createPerson } = preparePeople();

describe('erasure', () => {
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
});
