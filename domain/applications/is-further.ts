import { type Stage, stages } from '../enums.ts';

/** Returns true if an application in this stage is further along than one in the other. A rejection is the least far. */
export function isFurther(stage: Stage, other: Stage): boolean {
  return rankOf(stage) > rankOf(other);
}

function rankOf(stage: Stage): number {
  return stage === 'rejected' ? -1 : stages.indexOf(stage);
}
