import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { prepareUpgrade } from './prepare-upgrade.ts';

// An earlier release could still send failed, cancelled and kept mail after its reason had ended, because the
// application had moved to another stage. The upgrade must mark such mail as ended.

const query = prepareUpgrade('20250315000100', insertOldRows);

async function insertOldRows(client: Client): Promise<void> {
  const text = { en: 'A text', sv: 'En text' };
  await client.query(
    `insert into email_templates (key, sent_when, subject, body, default_subject, default_body)
     select key, $1, $1, $1, $1, $1 from unnest('{application_rejected,application_message}'::text[]) as key`,
    [text],
  );
  await client.query(
    `insert into jobs (slug, kind, field, title) values ('weaver', 'internal', 'tech', '{"en": "Weaver", "sv": "Vävare"}')`,
  );
  const rejection = 'application_rejected';
  const mails = [
    { name: 'failed', state: 'failed', template: rejection, newStage: 'interview' },
    { name: 'cancelled', state: 'cancelled', template: rejection, newStage: 'interview' },
    { name: 'kept', state: 'kept', template: rejection, newStage: 'interview' },
    // Sent mail is history and stays as it is.
    { name: 'sent', state: 'sent', template: rejection, newStage: 'interview' },
    // A message of staff announces no stage, so a move does not end it.
    { name: 'message', state: 'failed', template: 'application_message', newStage: 'interview' },
    // The application is still rejected, so the reason of the rejection holds.
    { name: 'not-moved', state: 'failed', template: rejection, newStage: 'rejected' },
  ];
  for (const { name, state, template, newStage } of mails) {
    const { rows } = await client.query(
      `with person as (
         insert into people (first_name, email) values ($1, $1 || '@people.example') returning id
       )
       insert into applications (person_id, job_id, stage, merit_note, stage_changed_at)
       select person.id, jobs.id, 'rejected', 'Decided', now() - interval '2 days' from person, jobs returning id, person_id`,
      [name],
    );
    const [{ id, person_id: person }] = rows;
    // The mail dialog of that release did not store the stage, so the upgrade derives it from the template.
    await client.query(
      `insert into outbox (cause, template_key, application_id, person_id, to_email, language, state, is_answer, created_at)
       values ('test:' || $1, $2, $3, $4, $1 || '@people.example', 'en', $5, true, now() - interval '1 day')`,
      [name, template, id, person, state],
    );
    await client.query('update applications set stage = $2 where id = $1 and stage <> $2', [
      id,
      newStage,
    ]);
  }
}

test('mail whose reason had ended cannot be sent any more, and all other mail is unchanged', async () => {
  const rows = await query(
    `select substr(cause, 6) as name, state::text, ended ->> 'because' as because, ended ->> 'was' as was
       from outbox order by cause`,
  );
  expect(rows).toEqual([
    { name: 'cancelled', state: 'cancelled', because: 'stage_moved', was: 'cancelled' },
    { name: 'failed', state: 'cancelled', because: 'stage_moved', was: 'failed' },
    { name: 'kept', state: 'kept', because: 'stage_moved', was: 'kept' },
    { name: 'message', state: 'failed', because: null, was: null },
    { name: 'not-moved', state: 'failed', because: null, was: null },
    { name: 'sent', state: 'sent', because: null, was: null },
  ]);
});
