import type { Query } from '../../../postgres/query.ts';
import { type JobFinder, loadJobs } from './find-jobs.ts';
import { loadStages, type StageFinder } from './find-stages.ts';

/** Finds where an application of a file belongs: its job, and the stage of that. */
export type Places = { findJob: JobFinder; findStage: StageFinder };

export const loadPlaces = async (query: Query): Promise<Places> => ({
  findJob: await loadJobs(query),
  findStage: await loadStages(query),
});
