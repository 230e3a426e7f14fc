import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { prepareUpgrade } from './prepare-upgrade.ts';

// A database whose earlier release did not end mail that had failed, was cancelled or was kept.

const read = prepareUpgrade('20250315000100', fill);

async function fill(client: Client): Promise<void> {
  const text = { en: 'A text', sv: 'En text' };
  await client.query(
    `insert into email_templates (key, sent_when, subject, body, default_subject, default_body)
     select key, $1, $1, $1, $1, $1 from unnest('{application_rejected,application_message}'::text[]) as key`,
    [text],
  );
  await client.query(
    `insert into jobs (slug, kind, field, title) values ('weaver', 'internal', 'tech', '{"en": "Weaver", "sv": "Vävare"}')`,
  );
  const mails: [string, string, string, string][] = [
    ['failed', 'failed', 'application_rejected', 'interview'],
    ['called-back', 'cancelled', 'application_rejected', 'interview'],
    ['kept', 'kept', 'application_rejected', 'interview'],
    ['sent', 'sent', 'application_rejected', 'interview'],
    ['message', 'failed', 'application_message', 'interview'],
    ['holds', 'failed', 'application_rejected', 'rejected'],
  ];
  for (const [name, state, template, stage] of mails) {
    const { rows } = await client.query(
      `with person as (
         insert into people (first_name, email) values ($1, $1 || '@people.example') returning id
       )
       insert into applications (person_id, job_id, stage, merit_note, stage_changed_at)
       select person.id, jobs.id, 'rejected', 'Decided', now() - interval '2 days' from person, jobs returning id, person_id`,
      [name],
    );
    const [{ id, person_id: person }] = rows;
    // Sent from the mail dialog, so that its stage was not written down.
    await client.query(
      `insert into outbox (cause, template_key, application_id, person_id, to_email, language, state, is_answer, created_at)
       values ('test:' || $1, $2, $3, $4, $1 || '@people.example', 'en', $5, true, now() - interval '1 day')`,
      [name, template, id, person, state],
    );
    await client.query('update applications set stage = $2 where id = $1 and stage <> $2', [
      id,
      stage,
    ]);
  }
}

test('mail whose reason had ended cannot be sent any more, and all other mail is unchanged', async () => {
  const rows = await read(
    `select substr(cause, 6) as name, state::text, ended ->> 'because' as because, ended ->> 'was' as was
       from outbox order by cause`,
  );
  expect(rows).toEqual([
    { name: 'called-back', state: 'cancelled', because: 'stage_moved', was: 'cancelled' },
    { name: 'failed', state: 'cancelled', because: 'stage_moved', was: 'failed' },
    { name: 'holds', state: 'failed', because: null, was: null },
    { name: 'kept', state: 'kept', because: 'stage_moved', was: 'kept' },
    { name: 'message', state: 'failed', because: null, was: null },
    { name: 'sent', state: 'sent', because: null, was: null },
  ]);
});
