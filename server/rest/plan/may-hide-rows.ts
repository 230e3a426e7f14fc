import type { EmbedPlan, ReadPlan } from './types.ts';

/** True if some roles may see fewer rows than exist. */
export function mayHideRows({ relation, embeds }: ReadPlan): boolean {
  return relation.mayHideRows || embeds.some(embedMayHideRows);
}

function embedMayHideRows({ relationship, plan }: EmbedPlan): boolean {
  if (relationship.type === 'computed') return true;
  if (relationship.type === 'junction' && relationship.junction.mayHideRows) return true;
  return mayHideRows(plan);
}
