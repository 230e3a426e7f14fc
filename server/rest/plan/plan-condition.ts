import { unacceptableEmbedFilter } from '../errors.ts';
import type { Condition, Filter } from '../query/filter.ts';
import { resolveField } from './outputs.ts';
import { findColumn } from './resolve-column.ts';
import type { ConditionPlan, EmbedPlan, ReadPlan } from './types.ts';

export function planCondition(plan: ReadPlan, condition: Condition): ConditionPlan {
  if (condition.type === 'filter') return planFilter(plan, condition);
  const children = condition.children.map((child) => planCondition(plan, child));
  return { ...condition, children };
}

function planFilter(plan: ReadPlan, filter: Filter): ConditionPlan {
  const embed = findEmbed(plan, filter);
  if (!embed) {
    return {
      type: 'filter',
      field: resolveField(plan, filter.field),
      isNegated: filter.isNegated,
      operation: filter.operation,
      slot: filter.slot,
    };
  }
  const { operation, isNegated } = filter;
  if (operation.type !== 'is' || !operation.value.endsWith('null')) {
    throw unacceptableEmbedFilter(
      `Bad operator on the '${filter.field.name}' embedded resource`,
      'Only is null or not is null filters are allowed on embedded resources',
    );
  }
  return { type: 'embed', embed, isNull: (operation.value === 'null') !== isNegated };
}

/** An embed may have the name of a key column, so only a null check refers to the embed. */
function findEmbed(plan: ReadPlan, { field, operation }: Filter): EmbedPlan | undefined {
  if (field.path.length > 0) return undefined;
  const embed = plan.embeds.find(({ name }) => name === field.name);
  if (!embed || operation.type === 'is') return embed;
  return findColumn(plan.relation, field.name) ? undefined : embed;
}
