import { z } from 'zod';
import { applicationForm } from '../../../domain/applications/application.ts';
import type { FieldError } from '../../../domain/forms/form-error.ts';
import { parseAnswers, type Question } from '../../../domain/jobs/job-question.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { personLink } from '../../email/mail-link.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Query } from '../../postgres/query.ts';
import { applicationVariables, findOpenJob, getJob, type OpenJob } from '../jobs/open-job.ts';
import { linkAccount } from '../people/link-account.ts';
import type { Matched } from '../people/match-person.ts';
import { recordConsent } from '../people/record-consent.ts';
import { defineForm } from '../submissions/define-form.ts';
import { attachCv } from './cv.ts';

const schema = applicationForm.extend({ answers: z.record(z.string(), z.unknown()).default({}) });

/** A job application: person, consent, CV, answers, mail and history, all of it or nothing. */
export const apply = defineForm({
  name: 'apply',
  home: '/available-jobs',
  schema,
  purpose: 'application',
  takesCv: true,
  findFaults: ({ fields: { linkedin_url: profile }, files }): Record<string, FieldError> => {
    const hasProfile = typeof profile === 'string' && profile.trim() !== '';
    return files.cv || hasProfile ? {} : { cv: 'cv_or_linkedin' };
  },
  sender: (data) => data,
  notHeld: ['answers'],
  async check(query, data) {
    const job = await findOpenJob(query, data.job);
    return { jobId: job.id, answers: await readAnswers(query, job, data.answers) };
  },
  async run({ query, data, checked, cv, person, identity, sentAt, site }) {
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

    const { rows } = await query(
      `insert into public.applications (job_id, person_id, source, language, cv_document_id, cover_letter, consent_id,
         owner_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (job_id, person_id) where withdrawn_at is null do nothing returning id`,
      [
        job.id,
        person.id,
        data.source ?? 'site',
        data.language,
        documentId,
        data.cover_letter,
        consentId,
        job.owner_id,
      ],
    );
    const applicationId: string | undefined = rows[0]?.id;
    if (!applicationId) return welcomeBack(query, site.url, person, job, documentId);
    await insertAnswers(query, applicationId, checked.answers);
    await enqueueMail(query, {
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
        link: personLink(site.url, { applicationId }),
      },
    });
  },
});

type ReadAnswers = {
  question: Question & { position: number; prompt: unknown };
  answer: unknown;
}[];

async function readAnswers(
  query: Query,
  job: OpenJob,
  given: Record<string, unknown>,
): Promise<ReadAnswers> {
  const { rows } = await query(
    `select id, kind, options, required, position, prompt from public.job_questions
     where job_id = $1 order by position`,
    [job.id],
  );
  const { answers, errors } = parseAnswers(rows, given);
  if (Object.keys(errors).length > 0) throw new FunctionError('invalid', { fields: errors });
  return rows
    .filter(({ id }) => Object.hasOwn(answers, id))
    .map((question) => ({ question, answer: answers[question.id] }));
}

async function insertAnswers(
  query: Query,
  applicationId: string,
  answers: ReadAnswers,
): Promise<void> {
  for (const { question, answer } of answers) {
    await query(
      `insert into public.application_answers (application_id, question_id, position, kind, prompt, answer)
       values ($1, (select id from public.job_questions where id = $2), $3, $4, $5, $6)`,
      [
        applicationId,
        question.id,
        question.position,
        question.kind,
        question.prompt,
        JSON.stringify(answer),
      ],
    );
  }
}

/** The person has applied for this job before. That application stays; the newer CV is kept beside it. */
async function welcomeBack(
  query: Query,
  siteUrl: string,
  person: Matched,
  job: Pick<OpenJob, 'id'>,
  documentId: string | undefined,
): Promise<void> {
  await query(
    `insert into public.person_events (person_id, kind, data) values ($1, 'applied_again', $2)`,
    [person.id, { job_id: job.id, document_id: documentId }],
  );
  if (!person.email) return;
  await enqueueMail(query, {
    template: 'person_link',
    to: person.email,
    language: person.language,
    personId: person.id,
    variables: {
      first_name: person.first_name,
      link: personLink(siteUrl),
    },
  });
}
