import type { PersonRow } from '../../../../domain/imports/parse-person-row.ts';
import type { Language } from '../../../../domain/language.ts';
import type { NewRow } from '../../../postgres/kysely-types.ts';
import type { ImportContext } from '../import-kind.ts';
import { isRejectedInFile, type Places } from './find-places.ts';

/** An application with the names of its parts that were left out, or the reason why there is none. */
type PlacedApplication = { application?: NewRow<'applications'>; notes: string[] };

/** The application of a row, if it has one. */
export function toApplication(
  { staff, source, stageChoices }: ImportContext,
  person: { id: string; language: Language },
  { application: row, source: rowSource, language }: PersonRow,
  { findJob, findStage }: Places,
): PlacedApplication {
  if (!row) return { notes: [] };
  const job = findJob(row.job);
  if (typeof job === 'string') return { notes: [job] };
  const step = row.stage ? findStage(row.stage, job.templateId, stageChoices) : undefined;
  const isRejected = isRejectedInFile(row, step?.stage ?? 'new');
  const { stage, stepId } = isRejected
    ? { stage: 'rejected' as const }
    : (step ?? { stage: 'new' as const });
  const isDecided = stage === 'hired' || stage === 'rejected';
  const appliedAt = toNoon(row.applied_at);
  const changedAt = (stage === 'rejected' && toNoon(row.rejected_at)) || appliedAt;
  const application = {
    job_id: job.id,
    person_id: person.id,
    source: rowSource ?? source,
    language: language ?? person.language,
    owner_id: job.ownerId ?? staff.id,
    stage,
    step_id: stepId ?? null,
    cover_letter: row.cover_letter,
    reject_reason: stage === 'rejected' ? row.reject_reason : undefined,
    imported: true,
    // A promise in the file was made by another system.
    owed_answer_since: null,
    ...(appliedAt && { created_at: appliedAt }),
    ...(changedAt && { stage_changed_at: changedAt, ...(isDecided && { decided_at: changedAt }) }),
  };
  if (isRejected) return { application, notes: ['put_in_rejected'] };
  return { application, notes: step?.by === 'nothing' ? ['stage_left_out'] : [] };
}

/** The latest day that the row gives, if any. */
export function findLastActivity({ application }: PersonRow): Date | undefined {
  const days = [application?.applied_at, application?.rejected_at].flatMap((day) => day ?? []);
  const lastDay = toNoon(days.toSorted().at(-1));
  const now = new Date();
  return lastDay && lastDay > now ? now : lastDay;
}

const toNoon = (day: string | undefined): Date | undefined =>
  day ? new Date(`${day}T12:00:00Z`) : undefined;
