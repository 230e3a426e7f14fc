import type { Language } from '../../../domain/language.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { formatDate } from '../../email/format.ts';
import { personLink } from '../../email/mail-link.ts';
import { db, type Query, requireRow } from '../../postgres/query.ts';
import { applicationVariables, type Job } from '../jobs/job.ts';
import type { MatchedPerson } from '../people/matching/matched-person.ts';
import { recordPersonEvent } from '../people/record-event.ts';
import type { SavedCv } from './cv.ts';

type Repetition = {
  person: MatchedPerson;
  job: Job;
  /** The CV that came with the repetition. */
  cv: SavedCv | undefined;
  documentId: string | undefined;
  language: Language;
  site: { url: string; name: string };
};

/** Tells a person who has applied for this job before that the first application stays, beside the newer CV. */
export async function reportRepetition(
  query: Query,
  { person, job, cv, documentId, language, site }: Repetition,
): Promise<void> {
  await recordPersonEvent(query, person.id, 'applied_again', {
    job_id: job.id,
    document_id: documentId,
  });
  const earlier = await query(
    db
      .selectFrom('applications')
      .select(['id', 'created_at'])
      .where('job_id', '=', job.id)
      .where('person_id', '=', person.id)
      .where('withdrawn_at', 'is', null),
  );
  const { id: applicationId, created_at: appliedAt } = requireRow(earlier);
  if (!person.email) return;
  await enqueueMail(query, {
    template: 'applied_again',
    to: person.email,
    language,
    personId: person.id,
    applicationId,
    variables: {
      first_name: person.first_name,
      ...applicationVariables(job, language, site.name),
      applied_on: formatDate(appliedAt, language),
      new_cv: cv?.fileName,
      link: personLink(site.url, language, { applicationId }),
    },
  });
}
