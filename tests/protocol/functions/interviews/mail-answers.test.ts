import { describe, expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { agreed, prepareInterviews } from './prepare-interviews.ts';

const { rows, createApplicant, create, tell } = prepareInterviews();

describe('answers to a mail about an interview', () => {
  it('arrive in the conversation about the application', async () => {
    const applicant = await createApplicant();
    await rows('update conversations set unread_since = now() where application_id = $1', [
      applicant.id,
    ]);
    const id = await create(applicant.id);
    await tell();
    expect(
      await rows(
        `select template_key, conversation.application_id = $2 as is_same, unread_since is not null as is_unread
         from outbox as mail join conversations as conversation on conversation.id = mail.conversation_id
         where interview_id = $1`,
        [id, applicant.id],
      ),
    ).toEqual([{ template_key: 'interview_proposed', is_same: true, is_unread: true }]);
  });

  it('arrive in the conversation with the contact of the client', async () => {
    const applicant = await createApplicant();
    const [contact] = await rows(
      `with person as (insert into people (first_name, email) values ('Kim', 'kim@client.example') returning id)
       insert into client_contacts (client_id, person_id)
       select job.client_id, person.id from person, applications as application
       join jobs as job on job.id = application.job_id where application.id = $1
       returning client_id, person_id`,
      [applicant.id],
    );
    await create(applicant.id, { ...agreed(24), contact_ids: [contact?.person_id] });
    await tell();
    expect(
      await rows(`select client_id, assignee_id from conversations where person_id = $1`, [
        contact?.person_id,
      ]),
    ).toEqual([{ client_id: contact?.client_id, assignee_id: cast.rasmus.id }]);
  });
});
