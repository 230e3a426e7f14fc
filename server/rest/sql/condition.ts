import { arrayLiteral } from '../../postgres/wire-value.ts';
import type { ConditionPlan, FieldRef, ReadPlan } from '../plan/types.ts';
import { comparisons, type Operation, textSearches } from '../query/filter.ts';
import { renderField, representationOf } from './field.ts';
import { identifier, qualified, type Writer } from './writer.ts';

type Level = Pick<ReadPlan, 'alias' | 'isFromSource'>;

export function renderWhere(conditions: ConditionPlan[], level: Level, writer: Writer): string {
  return conditions.map((condition) => renderCondition(condition, level, writer)).join(' and ');
}

function renderCondition(condition: ConditionPlan, level: Level, writer: Writer): string {
  switch (condition.type) {
    case 'embed': {
      const { embed, isNull } = condition;
      const value = embed.isToOne ? identifier(embed.id) : `${identifier(embed.id)}."pgrst_v"`;
      return `${value} is ${isNull ? 'not ' : ''}distinct from null`;
    }
    case 'logic': {
      const children = condition.children.map((child) => renderCondition(child, level, writer));
      return `${condition.isNegated ? 'not ' : ''}(${children.join(` ${condition.operator} `)})`;
    }
    case 'filter': {
      const { field, operation, isNegated, slot } = condition;
      const operand = renderField(field, level, writer);
      return `${isNegated ? 'not ' : ''}${renderOperation(operand, field, operation, slot, writer)}`;
    }
  }
}

/** Returns the parameter of an operation. */
export function parameterOf(operation: Operation): string {
  switch (operation.type) {
    case 'in':
      return arrayLiteral(operation.values);
    case 'compare': {
      const isPattern = operation.operator === 'like' || operation.operator === 'ilike';
      return isPattern ? operation.value.replaceAll('*', '%') : operation.value;
    }
    default:
      return operation.value;
  }
}

/** A pattern is no value of the column. */
const patterns = new Set(['like', 'ilike', 'match', 'imatch']);

const isTests = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
};

function renderOperation(
  left: string,
  field: FieldRef,
  operation: Operation,
  slot: number | undefined,
  writer: Writer,
): string {
  switch (operation.type) {
    case 'is':
      return `(${left} ${isTests[operation.value]})`;
    case 'in': {
      const list = writer.value(parameterOf(operation), slot);
      const fromText = representationOf(field)?.fromText;
      if (!fromText) return `(${left} = any(${list}))`;
      return `(${left} = any(array(select ${qualified(fromText)}("v") from unnest(${list}::text[]) as "u"("v"))))`;
    }
    case 'search':
      return renderSearch(left, field, operation, slot, writer);
    case 'compare': {
      const { operator, quantifier } = operation;
      const value = writer.value(parameterOf(operation), slot);
      const fromText =
        quantifier || patterns.has(operator) ? undefined : representationOf(field)?.fromText;
      const right = fromText ? `${qualified(fromText)}(${value}::text)` : value;
      const operand = quantifier ? `${quantifier}(${right})` : right;
      return `(${left} ${comparisons[operator]} ${operand})`;
    }
  }
}

function renderSearch(
  left: string,
  field: FieldRef,
  { operator, config, value }: Extract<Operation, { type: 'search' }>,
  slot: number | undefined,
  writer: Writer,
): string {
  const language = config === undefined ? '' : `${writer.value(config)}::regconfig, `;
  const query = `${textSearches[operator]}(${language}${writer.value(value, slot)}::text)`;
  const { ref, path } = field;
  const isVector = path.length === 0 && ref.type === 'column' && ref.column.isTsvector;
  const isComputed = path.length === 0 && ref.type === 'computed';
  return `(${isVector || isComputed ? left : `to_tsvector(${language}${left})`} @@ ${query})`;
}
