import { hasAggregates } from '../plan/outputs.ts';
import type { Aggregation, EmbedPlan, Output, ReadPlan } from '../plan/types.ts';
import type { ColumnPair } from '../schema/types.ts';
import { renderWhere } from './condition.ts';
import { renderField, renderJoinColumn, renderRow, representationOf } from './field.ts';
import { identifier, qualified, type Writer } from './writer.ts';

/** Renders a select: the root of a request or one embed, with the embeds below it. */
export function renderRead(plan: ReadPlan, writer: Writer): string {
  return renderSelect(plan, writer, { source: renderSource(plan), joins: [], isEmbedded: false });
}

/** Renders the same rows without columns, order or limit, for counting. */
export function renderCountRows(plan: ReadPlan, writer: Writer, limit?: number): string {
  // Other embeds do not change the number of rows.
  const filteringEmbeds = plan.embeds.filter(
    (embed) => embed.isInner || isInCondition(plan.where, embed),
  );
  return [
    `select 1 from ${renderSource(plan)}`,
    ...filteringEmbeds.map((embed) => renderEmbed(embed, plan, writer)),
    ...optionalClause('where', renderWhere(plan.where, plan, writer)),
    ...(limit === undefined ? [] : [`limit ${writer.value(String(limit))}`]),
  ].join(' ');
}

function isInCondition(conditions: ReadPlan['where'], embed: EmbedPlan): boolean {
  return conditions.some((condition) => {
    if (condition.type === 'logic') return isInCondition(condition.children, embed);
    return condition.type === 'embed' && condition.embed === embed;
  });
}

interface SelectFrom {
  source: string;
  /** Conditions that join the rows to the row around them. */
  joins: string[];
  isEmbedded: boolean;
}

function renderSelect(
  plan: ReadPlan,
  writer: Writer,
  { source, joins, isEmbedded }: SelectFrom,
): string {
  const isGrouped = hasAggregates(plan);
  const outputs = plan.outputs.map((output) => renderOutput(output, plan, writer, isGrouped));
  const groups = plan.outputs.flatMap((output, index) => (isAggregate(output) ? [] : [index + 1]));
  const conditions = renderWhere(plan.where, plan, writer);
  const where = [...joins, ...(conditions ? [conditions] : [])].join(' and ');
  // Without a column, an embedded row could not be distinguished from a missing row.
  if (outputs.length === 0 && isEmbedded) outputs.push('1 as "pgrst_one"');
  return [
    `select ${outputs.join(', ')} from ${source}`,
    ...plan.embeds.map((embed) => renderEmbed(embed, plan, writer)),
    ...optionalClause('where', where),
    ...(isGrouped ? optionalClause('group by', groups.join(', ')) : []),
    ...optionalClause('order by', renderOrder(plan, writer)),
    ...(plan.limit === undefined ? [] : [`limit ${writer.value(String(plan.limit))}`]),
    ...(plan.offset === 0 ? [] : [`offset ${writer.value(String(plan.offset))}`]),
  ].join(' ');
}

const optionalClause = (word: string, text: string) => (text ? [`${word} ${text}`] : []);

function renderSource({ relation, alias, isFromSource }: ReadPlan): string {
  if (isFromSource) return `"pgrst_source" as ${identifier(alias)}`;
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
      return renderCast('count(*)', output.cast);
    case 'one':
      return '1';
    case 'hidden':
      return renderField(output.field, plan, writer);
    case 'field': {
      const value = renderField(output.field, plan, writer);
      const toJson = output.aggregation ? undefined : representationOf(output.field)?.toJson;
      if (!toJson) return renderAggregate(renderCast(value, output.cast), output.aggregation);
      // Cast to jsonb for the same reason as below.
      const json = `${qualified(toJson)}(${value})`;
      return renderCast(isGrouped ? `${json}::jsonb` : json, output.cast);
    }
    case 'spreadColumn': {
      const column = `${identifier(output.embed.id)}.${identifier(output.column)}`;
      if (output.embed.isToOne) {
        const value = isGrouped && output.isJson ? `${column}::jsonb` : column;
        return renderAggregate(value, output.aggregation);
      }
      // Cast to jsonb, because json has no equality operator, which group by needs.
      return isGrouped ? `coalesce(${column}, '[]')::jsonb` : `coalesce(${column}, '[]')`;
    }
    case 'embed': {
      const value = renderEmbedded(output.embed);
      // Cast to jsonb for the same reason as above.
      return isGrouped ? `${value}::jsonb` : value;
    }
  }
}

const renderCast = (value: string, type: string | undefined) =>
  type === undefined ? value : `cast(${value} as ${type})`;

function renderAggregate(value: string, aggregation: Aggregation | undefined): string {
  return aggregation ? renderCast(`${aggregation.function}(${value})`, aggregation.cast) : value;
}

function renderEmbedded({ id, isToOne, plan }: EmbedPlan): string {
  const alias = identifier(id);
  if (!isToOne) return `coalesce(${alias}."pgrst_v", '[]')`;
  if (!plan.outputs.some(({ type }) => type === 'hidden')) return `row_to_json(${alias}.*)`;
  const shownColumns = plan.outputs.flatMap((output) =>
    output.type === 'hidden' || output.type === 'star'
      ? []
      : [`${alias}.${identifier(output.name)}`],
  );
  const row = `(select row_to_json("pgrst_r") from (select ${shownColumns.join(', ')}) as "pgrst_r")`;
  // `is not null` is false for a row with any null column.
  return `case when ${alias} is distinct from null then ${row} end`;
}

function renderEmbed(embed: EmbedPlan, parent: ReadPlan, writer: Writer): string {
  const { id, isToOne, isInner } = embed;
  const rows = renderEmbedRows(embed, parent, writer);
  const alias = identifier(id);
  if (isToOne) return `${isInner ? 'inner' : 'left'} join lateral (${rows}) as ${alias} on true`;
  const values = ['json_agg("pgrst_r") as "pgrst_v"', ...spreadValues(embed)];
  const aggregatedRows = `select ${values.join(', ')} from (${rows}) as "pgrst_r"`;
  return isInner
    ? `inner join lateral (${aggregatedRows}) as ${alias} on ${alias}."pgrst_v" is not null`
    : `left join lateral (${aggregatedRows}) as ${alias} on true`;
}

function spreadValues({ isSpread, plan }: EmbedPlan): string[] {
  if (!isSpread) return [];
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
      const source = `${call} as ${identifier(plan.alias)}`;
      return renderSelect(plan, writer, { source, joins: [], isEmbedded: true });
    }
    case 'key':
      return renderSelect(plan, writer, {
        source: renderSource(plan),
        joins: joinTo(relationship.columns, parent, identifier(plan.alias), writer),
        isEmbedded: true,
      });
    case 'junction': {
      const junction = identifier(junctionAlias);
      const far = relationship.far.columns.map(
        ([inJunction, target]) =>
          `${junction}.${identifier(inJunction)} = ${identifier(plan.alias)}.${identifier(target)}`,
      );
      const source = `${renderSource(plan)} inner join ${qualified(relationship.junction)} as ${junction} on ${far.join(' and ')}`;
      const joins = joinTo(relationship.near.columns, parent, junction, writer);
      return renderSelect(plan, writer, { source, joins, isEmbedded: true });
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
