import { aggregatesDisabled, featureUnavailable, undefinedType } from '../errors.ts';
import type { Field } from '../query/json-path.ts';
import type { FieldItem, SelectItem } from '../query/select.ts';
import type { PlanSettings } from './read-plan.ts';
import { findColumn, getColumn } from './resolve-column.ts';
import type { Aggregation, EmbedPlan, FieldRef, Output, ReadPlan } from './types.ts';

/** Plans the columns of the response in the order of the select. */
export function planOutputs(plan: ReadPlan, select: SelectItem[], settings: PlanSettings): void {
  const embeds = plan.embeds.values();
  for (const item of select) {
    if (item.type === 'star') plan.outputs.push({ type: 'star' });
    else if (item.type === 'field') plan.outputs.push(planField(plan, item, settings));
    else plan.outputs.push(...planEmbedOutputs(embeds.next().value));
  }
  if (hasAggregates(plan) || plan.isFromSource || isRepresented(plan)) expandStars(plan);
}

const isRepresented = ({ relation }: ReadPlan) =>
  relation.columns.values().some(({ representation }) => representation.toJson);

export function hasAggregates({ outputs }: ReadPlan): boolean {
  return outputs.some(
    (output) => output.type === 'count' || ('aggregation' in output && output.aggregation),
  );
}

export function resolveField(plan: ReadPlan, field: Field): FieldRef {
  return { ref: getColumn(plan.relation, plan.alias, field.name), path: field.path };
}

function planField(plan: ReadPlan, item: FieldItem, settings: PlanSettings): Output {
  const { field, alias, aggregate } = item;
  if (aggregate && !settings.aggregates) {
    throw aggregatesDisabled('Use of aggregate functions is not allowed');
  }
  const aggregateCast = castType(item.aggregateCast, settings);
  if (field.name === '*') return { type: 'count', name: alias ?? 'count', cast: aggregateCast };
  if (isRowCount(plan, item))
    return { type: 'count', name: alias ?? 'count', cast: castType(item.cast, settings) };
  return {
    type: 'field',
    name: alias ?? aggregate ?? lastName(field),
    field: resolveField(plan, field),
    cast: castType(item.cast, settings),
    aggregation: aggregate && { function: aggregate, cast: aggregateCast },
  };
}

/** `table(count)` counts rows if the table has no column of that name. */
function isRowCount({ relation }: ReadPlan, { field, aggregate }: FieldItem): boolean {
  return (
    field.name === 'count' &&
    field.path.length === 0 &&
    !aggregate &&
    !findColumn(relation, 'count')
  );
}

function lastName({ name, path }: Field): string {
  return path.findLast((step) => !step.isIndex)?.key ?? name;
}

function castType(name: string | undefined, { cache }: PlanSettings): string | undefined {
  if (name === undefined) return undefined;
  const type = cache.castType(name);
  if (type === undefined) throw undefinedType(`type "${name}" does not exist`);
  return type;
}

function planEmbedOutputs(embed: EmbedPlan | undefined): Output[] {
  if (!embed || embed.plan.outputs.length === 0) return [];
  if (!embed.isSpread) return [{ type: 'embed', name: embed.name, embed }];
  expandStars(embed.plan);
  if (!embed.isToOne && hasAggregates(embed.plan)) {
    throw featureUnavailable(
      'Feature not implemented',
      'Aggregates are not implemented for one-to-many or many-to-many spreads.',
    );
  }
  const hoistedOutputs = embed.plan.outputs.map((output, index) => hoist(output, index, embed));
  embed.plan.outputs = hoistedOutputs.map(({ inner }) => inner);
  return hoistedOutputs.flatMap(({ outer }) => outer ?? []);
}

/**
 * An aggregate in a spread groups by the surrounding columns, so it moves up. The column that it aggregates stays, under
 * a name of its own, because several aggregates of one spread may have the same name.
 */
function hoist(output: Output, index: number, embed: EmbedPlan): { inner: Output; outer?: Output } {
  const ownName = `pgrst_s${index}`;
  switch (output.type) {
    case 'star':
    case 'hidden':
    case 'one':
      return { inner: output };
    case 'count': {
      const aggregation: Aggregation = { function: 'count', cast: output.cast };
      const { name } = output;
      return {
        inner: { type: 'one', name: ownName },
        outer: { type: 'spreadColumn', name, embed, column: ownName, isJson: false, aggregation },
      };
    }
    case 'embed':
      return { inner: output, outer: spread(output.name, output.name, true, embed) };
    default: {
      const isJson = output.type === 'spreadColumn' && (output.isJson || !output.embed.isToOne);
      const { name, aggregation } = output;
      if (!aggregation) return { inner: output, outer: spread(name, name, isJson, embed) };
      return {
        inner: { ...output, name: ownName, aggregation: undefined },
        outer: { ...spread(name, ownName, false, embed), aggregation },
      };
    }
  }
}

const spread = (name: string, column: string, isJson: boolean, embed: EmbedPlan) =>
  ({ type: 'spreadColumn', name, embed, column, isJson }) as const;

export function expandStars(plan: ReadPlan): void {
  plan.outputs = plan.outputs.flatMap((output): Output[] => {
    if (output.type !== 'star') return [output];
    return [...plan.relation.columns.values()].map((column) => ({
      type: 'field',
      name: column.name,
      field: { ref: { type: 'column', name: column.name, column }, path: [] },
    }));
  });
}
