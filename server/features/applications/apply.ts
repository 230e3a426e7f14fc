import { z } from 'zod';
import { applicationForm, applicationTexts } from '../../../domain/applications/application.ts';
import type { FieldError } from '../../../domain/forms/form-error.ts';
import { type Answer, parseAnswers, type Question } from '../../../domain/jobs/job-question.ts';
import { personLink } from '../../email/mail-link.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import { db, type Query } from '../../postgres/query.ts';
import { applicationVariables, getJob, getOpenJob, type Job } from '../jobs/job.ts';
import { linkAccount } from '../people/link-account.ts';
import { recordConsent } from '../people/record-consent.ts';
import { defineForm } from '../submissions/define-form.ts';
import { attachCv } from './cv.ts';
import { insertApplication } from './insert-application.ts';
import { reportRepetition } from './report-repetition.ts';

const schema = applicationForm.extend({ answers: z.record(z.string(), z.unknown()).default({}) });

/** Writes person, consent, CV, application, answers and mail in one transaction. */
export const apply = defineForm({
  name: 'apply',
  formPath: '/available-jobs',
  schema,
  purpose: 'application',
  takesCv: true,
  findErrors: ({ fields: { linkedin_url: profile }, files }): Record<string, FieldError> => {
    const hasProfile = typeof profile === 'string' && profile.trim() !== '';
    return files.cv || hasProfile ? {} : { cv: 'cv_or_linkedin' };
  },
  thanksFor: ({ fields: { job } }) => ({ job: String(job) }),
  sender: (data) => data,
  notHeld: ['answers'],
  async check(query, data) {
    const job = await getOpenJob(query, data.job);
    return { jobId: job.id, answers: await readAnswers(query, job, data.answers) };
  },
  async run({ query, data, checked, cv, person, identity, sentAt, site, notifySender }) {
    const job = await getJob(query, checked.jobId);
    await linkAccount(query, person.id, identity);
    const consentId = await recordConsent(query, {
      personId: person.id,
      purpose: 'application',
      version: data.consent_version,
      language: data.language,
      givenAt: sentAt,
    });
    const documentId = cv && (await attachCv(query, person.id, cv));

    const applicationId = await insertApplication(query, {
      job_id: job.id,
      person_id: person.id,
      source: data.source ?? 'site',
      language: data.language,
      cv_document_id: documentId,
      ...applicationTexts.parse(data),
      consent_id: consentId,
      owner_id: job.owner_id,
    });
    if (!applicationId) {
      await reportRepetition(query, { person, job, cv, documentId, language: data.language, site });
      return documentId ? 'applied_again_with_cv' : 'applied_again';
    }
    await insertAnswers(query, applicationId, checked.answers);
    await notifySender({
      cause: `application_received:${applicationId}`,
      template: 'application_received',
      to: data.email,
      toName: `${data.first_name} ${data.last_name}`,
      language: data.language,
      personId: person.id,
      applicationId,
      variables: {
        first_name: data.first_name,
        ...applicationVariables(job, data.language, site.name),
        link: personLink(site.url, data.language, { applicationId }),
      },
    });
    return 'done';
  },
});

type AskedQuestion = Pick<Row<'job_questions'>, 'id' | 'kind' | 'position' | 'prompt'>;
type GivenAnswer = { question: AskedQuestion; answer: Answer };

async function readAnswers(
  query: Query,
  job: Job,
  rawAnswers: Record<string, unknown>,
): Promise<GivenAnswer[]> {
  const { rows } = await query(
    db
      .selectFrom('job_questions')
      .select(['id', 'kind', 'required', 'position', 'prompt'])
      // A check constraint of the table says that the options of a choice have this shape.
      .select((eb) => eb.ref('options').$castTo<Question['options']>().as('options'))
      .where('job_id', '=', job.id)
      .orderBy('position'),
  );
  const { answers, errors: fields } = parseAnswers(rows, rawAnswers);
  if (Object.keys(fields).length > 0) throw new FunctionError('invalid', { fields });
  return rows.flatMap((question) => {
    const answer = answers[question.id];
    return answer === undefined ? [] : { question, answer };
  });
}

async function insertAnswers(
  query: Query,
  applicationId: string,
  answers: GivenAnswer[],
): Promise<void> {
  for (const { question, answer } of answers) {
    const { id, position, kind, prompt } = question;
    await query(
      db.insertInto('application_answers').values((eb) => ({
        application_id: applicationId,
        // A question may be deleted while the application waits for its confirmation.
        question_id: eb.selectFrom('job_questions').select('id').where('id', '=', id),
        position,
        kind,
        prompt,
        answer: JSON.stringify(answer),
      })),
    );
  }
}
