import type { Stage } from '../../../../domain/enums.ts';
import {
  type FoundStage,
  findStage,
  type KnownStep,
  type StageChoices,
} from '../../../../domain/imports/find-stage.ts';
import type { PersonRow } from '../../../../domain/imports/parse-person-row.ts';
import type { Query } from '../../../postgres/query.ts';
import { type JobFinder, loadJobs } from './find-jobs.ts';

/** Finds by the names in a file where an application belongs: its job, and the stage of that job. */
export type Places = { findJob: JobFinder; findStage: StageFinder };

type StageFinder = (name: string, templateId: string | null, choices: StageChoices) => FoundStage;

/**
 * Whether an application of a file is rejected although its stage is not. Teamtailor and Greenhouse leave rejected ones
 * in the stage that they had. A reason alone does not undo a hire, because it can be left from before.
 */
export const isRejectedInFile = (
  { is_rejected: isRejected, reject_reason: reason }: NonNullable<PersonRow['application']>,
  stage: Stage,
): boolean => stage !== 'rejected' && (isRejected || (reason !== undefined && stage !== 'hired'));

export const loadPlaces = async (query: Query): Promise<Places> => ({
  findJob: await loadJobs(query),
  findStage: await loadStages(query),
});

type StepRow = {
  id: string;
  template_id: string;
  stage: Stage;
  en: string | null;
  sv: string | null;
};

async function loadStages(query: Query): Promise<StageFinder> {
  const { rows } = await query<StepRow>(
    `select id, template_id, stage, name ->> 'en' as en, name ->> 'sv' as sv from public.stage_steps
     order by template_id, position, created_at, id`,
  );
  const steps = rows.map(
    ({ id, template_id: templateId, stage, en, sv }): KnownStep => ({
      id,
      templateId,
      stage,
      names: [en, sv].filter((name) => name !== null),
    }),
  );
  return (name, templateId, choices) => findStage(name, { templateId, steps, choices });
}
