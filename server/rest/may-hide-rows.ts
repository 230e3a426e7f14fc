import type { EmbedPlan, ReadPlan } from './plan/types.ts';

/** Whether some roles may see fewer rows of a plan than there are. */
export function mayHideRows({ relation, embeds }: ReadPlan): boolean {
  return relation.mayHideRows || embeds.some(embedMayHideRows);
}

function embedMayHideRows({ relationship, plan }: EmbedPlan): boolean {
  if (relationship.type === 'computed') return true;
  if (relationship.type === 'junction' && relationship.junction.mayHideRows) return true;
  return mayHideRows(plan);
}
