import { randomUUID } from 'node:crypto';
import { applicationForm } from '../../../fixtures/applications.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

export const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

/** Applicants with mail that waits to be sent. */
export function prepareWaitingMail() {
  const { server, rows } = prepareFunctionsServer({ withQuestions: false });
  let people = 0;

  async function createApplicant(job = 'hygglo-fullstack-developer') {
    people += 1;
    const email = `waiting${people}@people.example`;
    await server.invoke('apply', applicationForm({ email, job, phone: undefined }));
    const [row] = await rows(
      `select applications.id, person_id, job_id from people join applications on person_id = people.id where email = $1`,
      [email],
    );
    // The confirmation was sent before.
    await rows(`update outbox set state = 'sent' where application_id = $1`, [row.id]);
    return row as { id: string; person_id: string; job_id: string };
  }

  function move(body: object, key: string = randomUUID()) {
    return server.invoke('move-application', body, {
      as: 'rasmus',
      headers: { 'idempotency-key': key },
    });
  }

  const reject = (id: string, key?: string) =>
    move(
      {
        application_id: id,
        from: 'new',
        to: 'rejected',
        reject_reason: 'skills',
        merit_note: 'Others know more of it.',
        mail: { template: 'application_rejected', send_after: tomorrow() },
      },
      key,
    );

  const mails = (id: string) =>
    rows(
      `select template_key as template, state::text from outbox
       where application_id = $1 and state <> 'sent' order by created_at, template_key`,
      [id],
    );

  return { server, rows, createApplicant, move, reject, mails };
}
