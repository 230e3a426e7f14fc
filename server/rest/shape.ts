import type { PreparedRequest, Statement } from './prepare/prepared-request.ts';
import { isOperation, type Operation, parseOperation } from './query/filter.ts';
import { parameterOf } from './sql/condition.ts';

/**
 * Requests that differ only in the values of their filters and arguments have the same shape, and
 * share one plan and one statement.
 */
interface Shape {
  key: string;
  /** The value of each slot; undefined for a test such as `is.null`, which is part of the key. */
  values: (string | undefined)[];
}

const literalKey = /(?:^|\.)(?:select|order|limit|offset|and|or|columns|on_conflict|apikey)$/;

export function readShape(start: string, search: string, isCall: boolean): Shape {
  let key = start;
  const values: (string | undefined)[] = [];
  for (const [name, value] of new URLSearchParams(search)) {
    if (literalKey.test(name)) {
      key += `\n${name}=${value}`;
      continue;
    }
    const shape = readValue(value, isCall);
    key += `\n${name}=${shape.kind}`;
    values.push(shape.parameter);
  }
  return { key, values };
}

function readValue(text: string, isCall: boolean) {
  if (isCall && !isOperation(text)) return { kind: '', parameter: text };
  const { isNegated, operation } = parseOperation(text);
  const parameter = operation.type === 'is' ? undefined : parameterOf(operation);
  return { kind: `${isNegated ? '!' : ''}${kindOf(operation)}`, parameter };
}

function kindOf(operation: Operation): string {
  switch (operation.type) {
    case 'in':
      return 'in';
    case 'is':
      return `is.${operation.value}`;
    case 'search':
      return `${operation.operator}(${operation.config ?? ''})`;
    case 'compare':
      return `${operation.operator}(${operation.quantifier ?? ''})`;
  }
}

/** Maximum length of a cached statement, because a thousand longer ones could fill the memory. */
const maxCachedLength = 50_000;

/** True if the statement can be reused with other values of the same shape. */
export function canRebind({ statement, estimate }: PreparedRequest, { values }: Shape): boolean {
  const bound = new Set(statement.slots.map(([, slot]) => slot));
  const isWhole = values.every((value, slot) => value === undefined || bound.has(slot));
  const statements = [statement, estimate?.statement, estimate?.visible].filter(
    (part) => part !== undefined,
  );
  return (
    isWhole &&
    statement.text.length <= maxCachedLength &&
    statements.every(({ slots, values: own }) =>
      slots.every(([at, slot]) => own[at] === values[slot]),
    )
  );
}

export function rebind(prepared: PreparedRequest, { values }: Shape): PreparedRequest {
  if (prepared.statement.slots.length === 0) return prepared;
  const { estimate } = prepared;
  return {
    ...prepared,
    statement: withValues(prepared.statement, values),
    estimate: estimate && {
      ...estimate,
      statement: withValues(estimate.statement, values),
      ...(estimate.visible ? { visible: withValues(estimate.visible, values) } : {}),
    },
  };
}

function withValues(statement: Statement, newValues: Shape['values']): Statement {
  const values = statement.values.slice();
  for (const [at, slot] of statement.slots) values[at] = newValues[slot] ?? '';
  return { ...statement, values };
}
