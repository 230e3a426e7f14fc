import { notEmbedded, relatedOrderNotToOne } from '../errors.ts';
import type { OrderTerm } from '../query/order.ts';
import { expandStars, resolveField } from './outputs.ts';
import type { OrderPlan, ReadPlan } from './types.ts';

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
  const column = `pgrst_o${embed.plan.outputs.length}`;
  expandStars(embed.plan);
  embed.plan.outputs.push({ type: 'hidden', name: column, field });
  return { target: { type: 'embedColumn', embed, column }, direction, nulls };
}
