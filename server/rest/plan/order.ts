import { notEmbedded, relatedOrderNotToOne } from '../errors.ts';
import type { OrderTerm } from '../query/order.ts';
import { expandStars, resolveField } from './outputs.ts';
import type { FieldRef, OrderPlan, ReadPlan } from './types.ts';

/** A select with aggregates can only be ordered by a column that it shows. */
function findOutput({ outputs }: ReadPlan, { ref, path }: FieldRef): string | undefined {
  const output = outputs.find(
    (output) =>
      output.type === 'field' &&
      output.field.ref.name === ref.name &&
      JSON.stringify(output.field.path) === JSON.stringify(path) &&
      !output.cast,
  );
  return output?.type === 'field' ? output.name : undefined;
}

export function planOrder(plan: ReadPlan, term: OrderTerm): OrderPlan {
  const { direction, nulls } = term;
  if (term.relation === undefined) {
    return { target: { type: 'field', field: resolveField(plan, term.field) }, direction, nulls };
  }
  const embed = plan.embeds.find(({ name }) => name === term.relation);
  if (!embed) {
    throw notEmbedded(
      `'${term.relation}' is not an embedded resource in this request`,
      null,
      `Verify that '${term.relation}' is included in the 'select' query parameter.`,
    );
  }
  if (!embed.isToOne) {
    throw relatedOrderNotToOne(
      `A related order on '${term.relation}' is not possible`,
      `'${plan.relation.name}' and '${term.relation}' do not form a many-to-one or one-to-one relationship`,
    );
  }
  const field = resolveField(embed.plan, term.field);
  const outputName = embed.isSpread ? findOutput(embed.plan, field) : undefined;
  if (outputName !== undefined)
    return { target: { type: 'embedColumn', embed, column: outputName }, direction, nulls };
  const column = `pgrst_o${embed.plan.outputs.length}`;
  expandStars(embed.plan);
  embed.plan.outputs.push({ type: 'hidden', name: column, field });
  return { target: { type: 'embedColumn', embed, column }, direction, nulls };
}
