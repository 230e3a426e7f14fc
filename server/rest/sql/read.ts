import { hasAggregates } from '../plan/outputs.ts';
import type { Aggregation, EmbedPlan, Output, ReadPlan } from '../plan/types.ts';
import type { ColumnPair } from '../schema/types.ts';
import { renderWhere } from './condition.ts';
import { renderField, renderJoinColumn, renderRow } from './field.ts';
import { identifier, qualified, type Writer } from './writer.ts';

/** Renders the rows of a level with their embeds. */
export function renderRead(plan: ReadPlan, writer: Writer): string {
  return renderLevel(plan, writer, renderSource(plan), []);
}

/** Renders the same rows without columns, order or limit, for counting. */
export function renderCountRows(plan: ReadPlan, writer: Writer, limit?: number): string {
  const counted = plan.embeds.filter((embed) => embed.isInner || isTested(plan.where, embed));
  return [
    `select 1 from ${renderSource(plan)}`,
    ...counted.map((embed) => renderEmbed(embed, plan, writer)),
    ...clause('where', renderWhere(plan.where, plan, writer)),
    ...(limit === undefined ? [] : [`limit ${writer.value(String(limit))}`]),
  ].join(' ');
}

function isTested(conditions: ReadPlan['where'], embed: EmbedPlan): boolean {
  return conditions.some((condition) => {
    if (condition.type === 'logic') return isTested(condition.children, embed);
    return condition.type === 'embed' && condition.embed === embed;
  });
}

function renderLevel(plan: ReadPlan, writer: Writer, source: string, joins: string[]): string {
  const isGrouped = hasAggregates(plan);
  const outputs = plan.outputs.map((output) => renderOutput(output, plan, writer, isGrouped));
  const groups = plan.outputs.flatMap((output, index) => (isAggregate(output) ? [] : [index + 1]));
  const conditions = renderWhere(plan.where, plan, writer);
  const where = [...joins, ...(conditions ? [conditions] : [])].join(' and ');
  // Without a column, an embedded row could not be distinguished from a missing row.
  if (outputs.length === 0 && joins.length > 0) outputs.push('1 as "pgrst_one"');
  return [
    `select ${outputs.join(', ')} from ${source}`,
    ...plan.embeds.map((embed) => renderEmbed(embed, plan, writer)),
    ...clause('where', where),
    ...(isGrouped ? clause('group by', groups.join(', ')) : []),
    ...clause('order by', renderOrder(plan, writer)),
    ...(plan.limit === undefined ? [] : [`limit ${writer.value(String(plan.limit))}`]),
    ...(plan.offset === 0 ? [] : [`offset ${writer.value(String(plan.offset))}`]),
  ].join(' ');
}

const clause = (word: string, text: string) => (text ? [`${word} ${text}`] : []);

function renderSource({ relation, alias, fromSource }: ReadPlan): string {
  if (fromSource) return `"pgrst_source" as ${identifier(alias)}`;
  const suffix = alias === relation.name ? '' : ` as ${identifier(alias)}`;
  return `${qualified(relation)}${suffix}`;
}

function isAggregate(output: Output): boolean {
  return output.type === 'count' || ('aggregation' in output && output.aggregation !== undefined);
}

function renderOutput(output: Output, plan: ReadPlan, writer: Writer, isGrouped: boolean): string {
  if (output.type === 'star') return `${identifier(plan.alias)}.*`;
  return `${renderValue(output, plan, writer, isGrouped)} as ${identifier(output.name)}`;
}

function renderValue(
  output: Exclude<Output, { type: 'star' }>,
  plan: ReadPlan,
  writer: Writer,
  isGrouped: boolean,
): string {
  switch (output.type) {
    case 'count':
      return cast('count(*)', output.cast);
    case 'hidden':
      return renderField(output.field, plan, writer);
    case 'field':
      return aggregated(
        cast(renderField(output.field, plan, writer), output.cast),
        output.aggregation,
      );
    case 'lifted': {
      const column = `${identifier(output.embed.id)}.${identifier(output.column)}`;
      if (output.embed.isToOne) return aggregated(column, output.aggregation);
      return isGrouped ? `coalesce(${column}, '[]')::jsonb` : `coalesce(${column}, '[]')`;
    }
    case 'embed': {
      const value = renderEmbedded(output.embed);
      return isGrouped ? `${value}::jsonb` : value;
    }
  }
}

const cast = (value: string, type: string | undefined) =>
  type === undefined ? value : `cast(${value} as ${type})`;

function aggregated(value: string, aggregation: Aggregation | undefined): string {
  return aggregation ? cast(`${aggregation.function}(${value})`, aggregation.cast) : value;
}

function renderEmbedded({ id, isToOne, plan }: EmbedPlan): string {
  const alias = identifier(id);
  if (!isToOne) return `coalesce(${alias}."pgrst_v", '[]')`;
  if (!plan.outputs.some(({ type }) => type === 'hidden')) return `row_to_json(${alias}.*)`;
  const shown = plan.outputs.flatMap((output) =>
    output.type === 'hidden' || output.type === 'star'
      ? []
      : [`${alias}.${identifier(output.name)}`],
  );
  const row = `(select row_to_json("pgrst_r") from (select ${shown.join(', ')}) as "pgrst_r")`;
  return `case when ${alias} is distinct from null then ${row} end`;
}

function renderEmbed(embed: EmbedPlan, parent: ReadPlan, writer: Writer): string {
  const { id, isToOne, isInner } = embed;
  const rows = renderEmbedRows(embed, parent, writer);
  const alias = identifier(id);
  if (isToOne) return `${isInner ? 'inner' : 'left'} join lateral (${rows}) as ${alias} on true`;
  const values = ['json_agg("pgrst_r") as "pgrst_v"', ...spreadValues(embed)];
  const gathered = `select ${values.join(', ')} from (${rows}) as "pgrst_r"`;
  return isInner
    ? `inner join lateral (${gathered}) as ${alias} on ${alias}."pgrst_v" is not null`
    : `left join lateral (${gathered}) as ${alias} on true`;
}

function spreadValues({ spread, plan }: EmbedPlan): string[] {
  if (!spread) return [];
  return plan.outputs.flatMap((output) => {
    if (output.type === 'star' || output.type === 'hidden') return [];
    const name = identifier(output.name);
    return [`json_agg("pgrst_r".${name}) as ${name}`];
  });
}

function renderEmbedRows(embed: EmbedPlan, parent: ReadPlan, writer: Writer): string {
  const { relationship, plan, junctionAlias } = embed;
  switch (relationship.type) {
    case 'computed': {
      const call = `${qualified(relationship.fn)}(${renderRow(parent, writer)})`;
      return renderLevel(plan, writer, `${call} as ${identifier(plan.alias)}`, ['true']);
    }
    case 'key':
      return renderLevel(
        plan,
        writer,
        renderSource(plan),
        joinTo(relationship.columns, parent, identifier(plan.alias), writer),
      );
    case 'junction': {
      const junction = identifier(junctionAlias);
      const far = relationship.far.columns.map(
        ([inJunction, target]) =>
          `${junction}.${identifier(inJunction)} = ${identifier(plan.alias)}.${identifier(target)}`,
      );
      const source = `${renderSource(plan)} inner join ${qualified(relationship.junction)} as ${junction} on ${far.join(' and ')}`;
      const near = joinTo(relationship.near.columns, parent, junction, writer);
      return renderLevel(plan, writer, source, near);
    }
  }
}

function joinTo(columns: ColumnPair[], parent: ReadPlan, alias: string, writer: Writer): string[] {
  return columns.map(
    ([near, far]) => `${alias}.${identifier(far)} = ${renderJoinColumn(near, parent, writer)}`,
  );
}

function renderOrder(plan: ReadPlan, writer: Writer): string {
  return plan.order
    .map(({ target, direction, nulls }) => {
      const by =
        target.type === 'field'
          ? renderField(target.field, plan, writer)
          : `${identifier(target.embed.id)}.${identifier(target.column)}`;
      return [by, direction, nulls && `nulls ${nulls}`].filter(Boolean).join(' ');
    })
    .join(', ');
}
