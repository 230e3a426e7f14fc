import type { rowsOf } from '../../../fixtures/any-row.ts';
import { applicant } from '../../../fixtures/applications.ts';

/** Reads applications by e-mail address, and the questions of the job that `applicant` applies for. */
export const readApplications = (rows: ReturnType<typeof rowsOf>) => ({
  applicationsOf: (email: string) =>
    rows(
      `select application.*, person.first_name, person.phone from applications as application
       join people as person on person.id = application.person_id
       where person.email = $1 or application.contact_email = $1`,
      [email],
    ),
  questionIds: (kind: string) =>
    rows(
      `select question.id, question.options from job_questions as question
       join jobs as job on job.id = question.job_id where job.slug = $1 and question.kind = $2`,
      [applicant.job, kind],
    ),
});
