import { type Stage, stages } from '../enums.ts';

/** Whether an application in this stage is further along than one in the other. Any stage is further than a rejection. */
export function isFurther(stage: Stage, other: Stage): boolean {
  return rankOf(stage) > rankOf(other);
}

function rankOf(stage: Stage): number {
  return stage === 'rejected' ? -1 : stages.indexOf(stage);
}
