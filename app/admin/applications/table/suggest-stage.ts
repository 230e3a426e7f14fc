import { isDecided } from '../../../../domain/applications/application-move.ts';
import { type Stage, stages } from '../../../../domain/enums.ts';

/** A stage to which many applications can be moved together. Hires are recorded one by one. */
export type Target = Exclude<Stage, 'hired'>;

export const openStages = stages.filter((stage): stage is Target => !isDecided(stage));

/** Returns the stage after the earliest one that has applications, so that the default of the dialog moves at least one application. */
export function suggestStage(counts: Partial<Record<string, { count: number }>> = {}): Target {
  const earliest = openStages.findIndex((stage) => counts[stage]?.count);
  return openStages[Math.max(1, earliest + 1)] ?? 'offer';
}
