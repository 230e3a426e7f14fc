import { rowsOf } from '../../../fixtures/any-row.ts';
import { applicationForm, guard } from '../../../fixtures/applications.ts';
import { cast } from '../../../fixtures/cast.ts';
import type { FunctionsServer } from '../../../fixtures/functions-server.ts';

export const mailStates = ['queued', 'sending', 'sent', 'kept', 'failed', 'cancelled'];

/** People with whom staff have worked for a while: there are rows in every table that belongs to a person. */
export function createPeopleWithHistory(server: FunctionsServer) {
  const rows = rowsOf(server);
  let people = 0;

  return async function personWithHistory(
    job: string,
  ): Promise<{ id: string; application: string }> {
    people += 1;
    const email = `history${people}@people.example`;
    await server.invoke('apply', applicationForm({ email, job, phone: undefined }));
    const [person] = await rows(
      `select person.id, application.id as application from people as person
       join applications as application on application.person_id = person.id where email = $1`,
      [email],
    );
    const { id, application } = person;
    for (const state of mailStates) {
      await rows(
        `insert into outbox (cause, template_key, person_id, application_id, to_email, language, state)
         values ($1, 'application_message', $2, $3, $4, 'en', $5)`,
        [`history:${state}:${people}`, id, application, email, state],
      );
    }
    const values = [id];
    await rows(
      `insert into candidates (person_id, skills, consent_expires_at) values ($1, '{Glass}', now() + interval '1 year')`,
      values,
    );
    await rows(
      `insert into freelancers (person_id, skills, consent_expires_at) values ($1, '{Wood}', now() + interval '1 year')`,
      values,
    );
    await rows(`insert into freelancer_notes (person_id, body) values ($1, 'Calm')`, values);
    await rows(`insert into person_notes (person_id, body) values ($1, 'Called in May')`, values);
    await rows(
      `insert into private.person_links (person_id, purpose, token_hash, expires_at)
       select $1, purpose, encode(sha256(random()::text::bytea), 'hex'), now() + interval '1 day'
       from unnest('{person,unsubscribe}'::text[]) as purpose`,
      values,
    );
    await rows(`insert into legal_holds (person_id, reason) values ($1, 'A dispute')`, values);
    await rows(`insert into waiting_list (person_id, message) values ($1, 'Call me')`, values);
    await rows(`insert into privacy_requests (person_id, kind) values ($1, 'export')`, values);
    await rows(
      `insert into person_tags (person_id, tag_id) select $1, id from tags order by id limit 1`,
      values,
    );
    await rows('insert into custom_values (person_id) values ($1)', values);
    await rows(
      `insert into client_contacts (person_id, client_id) select $1, id from clients order by created_at, id limit 1`,
      values,
    );
    await rows(
      `with asked as (
         insert into job_approvals (job_id, client_id, ad, person_id, decision, decided_at)
         select application.job_id, job.client_id, '{}', $1::uuid, 'approved', now() from applications as application
         join jobs as job on job.id = application.job_id where application.person_id = $1 returning id
       )
       insert into job_approval_contacts (approval_id, person_id) select id, $1 from asked`,
      values,
    );
    await rows(`insert into person_events (person_id, kind) values ($1, 'noted')`, values);
    await server.invoke('contact', {
      ...guard(),
      consent: true,
      consent_version: 1,
      name: 'Not confirmed',
      email,
      message: 'Hello',
    });
    await rows(
      `insert into application_notes (application_id, author_id, body) values ($1, $2, 'Good')`,
      [application, cast.rasmus.id],
    );
    await rows(
      `insert into application_ratings (application_id, staff_id, score) values ($1, $2, 4)`,
      [application, cast.rasmus.id],
    );
    await rows(
      `insert into scorecards (application_id, staff_id, recommendation, notes) values ($1, $2, 'yes', 'Calm')`,
      [application, cast.rasmus.id],
    );
    await rows(
      `insert into tasks (title, due_on, owner_id, person_id, application_id)
       values ('Call', '2099-01-01', $3, $1, null), ('Write', '2099-01-01', $3, null, $2)`,
      [id, application, cast.rasmus.id],
    );
    await rows(`insert into conversations (person_id, application_id) values ($1, $2)`, [
      id,
      application,
    ]);
    await rows(
      `with interview as (
         insert into interviews (application_id, job_id, kind, minutes, language, time_zone, choice)
         select id, job_id, 'phone', 30, 'en', 'Europe/Stockholm', 'free' from applications where id = $1 returning id
       )
       insert into interview_attendees (interview_id, person_id) select id, $2::uuid from interview`,
      [application, id],
    );
    await rows(
      `with link as (
         insert into review_links (shared_at, job_id, token_hash, recipient_name)
         select now(), job_id, encode(sha256(random()::text::bytea), 'hex'), 'Client' from applications where id = $1 returning id
       ), item as (
         insert into review_link_items (review_link_id, application_id) select id, $1 from link returning id, review_link_id
       )
       insert into review_events (review_link_id, item_id, kind, comment, person_id)
       select review_link_id, id, 'commented', 'Nice', $2::uuid from item`,
      [application, id],
    );
    await rows(
      `with client as (insert into clients (name) values ('Client of ' || $1::uuid) returning id)
       insert into client_pause_requests (client_id, person_id, starts_on, ends_on, state)
       select id, $1::uuid, '2099-01-01', '2099-01-02', 'withdrawn' from client`,
      [id],
    );
    return { id, application };
  };
}
