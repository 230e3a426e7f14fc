import type { PersonRow } from '../../../../domain/imports/parse-person-row.ts';
import type { Language } from '../../../../domain/language.ts';
import type { NewRow } from '../../../postgres/kysely-types.ts';
import type { ImportContext } from '../import-kind.ts';
import type { JobFinder } from './find-jobs.ts';

/** The application of a row, or why it is imported without one. */
export function toApplication(
  { staff, source }: ImportContext,
  person: { id: string; language: Language },
  { application: given, source: rowSource, language }: PersonRow,
  findJob: JobFinder,
): NewRow<'applications'> | string {
  if (!given) return '';
  const job = findJob(given.job);
  if (typeof job === 'string') return job;
  const at = given.applied_at && new Date(`${given.applied_at}T12:00:00Z`);
  const isDecided = given.stage === 'hired' || given.stage === 'rejected';
  return {
    job_id: job.id,
    person_id: person.id,
    source: rowSource ?? source,
    language: language ?? person.language,
    owner_id: job.ownerId ?? staff.id,
    stage: given.stage,
    cover_letter: given.cover_letter,
    reject_reason: given.stage === 'rejected' ? given.reject_reason : undefined,
    imported: true,
    // A promise in the file was made by another system.
    owed_answer_since: null,
    ...(at && { created_at: at, stage_changed_at: at, ...(isDecided && { decided_at: at }) }),
  };
}
