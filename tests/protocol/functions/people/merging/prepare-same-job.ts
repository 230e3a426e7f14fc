import { applicationForm } from '../../../../fixtures/applications.ts';
import { cast } from '../../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../../fixtures/prepare-server.ts';

type Applicant = { id: string; email: string; application: string };

/** Two records of one person that have applied for the same job. */
export function prepareSameJob() {
  const { server, rows } = prepareFunctionsServer({ withQuestions: false });
  let people = 0;

  async function applicant(stage: string): Promise<Applicant> {
    people += 1;
    const email = `same${people}@people.example`;
    const job = 'hygglo-fullstack-developer';
    await server.invoke('apply', applicationForm({ email, job, phone: undefined }));
    const [foundRow] = await rows(
      `select person.id, person.email, application.id as application from people as person
       join applications as application on application.person_id = person.id where email = $1`,
      [email],
    );
    await rows(
      `update applications set stage = $2::application_stage, merit_note = 'Less experience than others',
         reject_reason = case when $2 = 'rejected' then 'experience' end
       where id = $1`,
      [foundRow.application, stage],
    );
    await rows(
      `insert into application_notes (application_id, author_id, body, is_for_client)
       values ($1, $2, $3, false), ($1, $2, $4, true)`,
      [foundRow.application, cast.rasmus.id, `About ${email}`, `For the client: ${email}`],
    );
    return foundRow as Applicant;
  }

  /** In interviews: invited by mail, and the client wants to meet the person. */
  async function interviewed(): Promise<Applicant & { link: string }> {
    const person = await applicant('interview');
    await addMail(person, 'application_stage_interview', 'sent');
    const [{ id: link }] = await rows(
      `with link as (
         insert into review_links (shared_at, job_id, token_hash, recipient_name)
         select now(), job_id, encode(sha256(random()::text::bytea), 'hex'), 'Client' from applications where id = $1 returning id
       ), item as (
         insert into review_link_items (review_link_id, application_id, decision, decided_at)
         select id, $1, 'interview', now() from link
       )
       select id from link`,
      [person.application],
    );
    return { ...person, link };
  }

  /** Rejected, but the mail that says so waits until tomorrow. */
  async function rejected(): Promise<Applicant> {
    const person = await applicant('rejected');
    await addMail(person, 'application_rejected', 'queued');
    return person;
  }

  const addMail = ({ id, application }: Applicant, template: string, state: string) =>
    rows(
      `insert into outbox (cause, template_key, person_id, application_id, to_email, language, state, send_after, is_answer)
       select $1, $2, $3, $4, email, 'sv', $5::mail_state, now() + interval '1 day', true from people where id = $3`,
      [`same:${application}`, template, id, application, state],
    );

  const merge = (call: object) => server.invoke('merge-people', call, { as: 'rasmus' });

  const mailOf = async ({ application }: Applicant) =>
    (
      await rows(
        `select state::text, ended ->> 'because' as because from outbox where cause = 'same:' || $1::text`,
        [application],
      )
    )[0];

  const activeOf = (person: string) =>
    rows(`select id, stage from applications where person_id = $1 and withdrawn_at is null`, [
      person,
    ]);

  const shownTo = async (link: string) =>
    (await rows(`select private.show_review($1) -> 'items' as items`, [link]))[0].items;

  return { rows, applicant, interviewed, rejected, merge, mailOf, activeOf, shownTo };
}
