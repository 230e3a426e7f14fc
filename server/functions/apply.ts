import { z } from 'zod';
import { applicationForm } from '../../domain/application.ts';
import type { FieldError } from '../../domain/form-error.ts';
import { parseAnswers, type Question } from '../../domain/job-question.ts';
import { enqueueMail } from '../email/enqueue.ts';
import { linkAccount } from '../people/link-account.ts';
import { matchPerson } from '../people/match-person.ts';
import { createPersonLink } from '../people/person-links.ts';
import { recordConsent } from '../people/record-consent.ts';
import type { Query } from '../postgres/database.ts';
import { attachCv, type SavedCv, saveCv } from './cv.ts';
import { defineForm } from './define-form.ts';
import { FunctionError } from './errors.ts';
import { applicationVariables, findOpenJob, type OpenJob } from './open-job.ts';

const schema = applicationForm.extend({ answers: z.record(z.string(), z.unknown()).default({}) });

/** A job application: person, consent, CV, answers, mail and history, all of it or nothing. */
export const apply = defineForm<typeof schema, SavedCv | undefined>({
  name: 'apply',
  home: '/available-jobs',
  schema,
  findFaults: ({ fields: { linkedin_url: profile }, files }): Record<string, FieldError> => {
    const hasProfile = typeof profile === 'string' && profile.trim() !== '';
    return files.cv || hasProfile ? {} : { cv: 'cv_or_linkedin' };
  },
  prepare: (submission, _, call) => saveCv(submission.files.cv, call),
  undo: async (cv, { context }) => {
    if (cv) await context.files.remove([cv]);
  },
  async run({ query, data, prepared: cv, identity, call }) {
    const { site } = call.context;
    const job = await findOpenJob(query, data.job);
    const answers = await readAnswers(query, job, data.answers);
    const person = await matchPerson(query, data, { applyingTo: job.id });
    await linkAccount(query, person.id, identity);
    const consentId = await recordConsent(query, {
      personId: person.id,
      purpose: 'application',
      version: data.consent_version,
      language: data.language,
    });
    const documentId = cv && (await attachCv(query, person.id, cv));

    const { rows } = await query(
      `insert into public.applications (job_id, person_id, source, language, cv_document_id, cover_letter, consent_id,
         contact_email, owner_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (job_id, person_id) where withdrawn_at is null do nothing returning id`,
      [
        job.id,
        person.id,
        data.source ?? 'site',
        data.language,
        documentId,
        data.cover_letter,
        consentId,
        person.matchedBy === 'email' || person.isNew ? null : data.email,
        job.owner_id,
      ],
    );
    const applicationId: string | undefined = rows[0]?.id;
    if (!applicationId) {
      await welcomeBack(query, site.url, person, job, documentId);
      return { ok: true };
    }
    await insertAnswers(query, applicationId, answers);
    // Who was not recognised by the address itself may see this application, and nothing older.
    const purpose = person.matchedBy === 'email' || person.isNew ? 'person' : 'application';
    const target = { personId: person.id, applicationId, purpose } as const;
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
        link: await createPersonLink(query, site.url, target),
      },
    });
    return { ok: true };
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
  const { answers, faults } = parseAnswers(rows, given);
  if (Object.keys(faults).length > 0) throw new FunctionError('invalid', { fields: faults });
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
       values ($1, $2, $3, $4, $5, $6)`,
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

/**
 * Somebody who has applied already. What stands is not overwritten, since anyone can type an
 * address; the newer CV is kept beside it, and the page behind the mailed link leads to both.
 */
async function welcomeBack(
  query: Query,
  siteUrl: string,
  person: Awaited<ReturnType<typeof matchPerson>>,
  job: OpenJob,
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
      link: await createPersonLink(query, siteUrl, { personId: person.id }),
    },
  });
}
