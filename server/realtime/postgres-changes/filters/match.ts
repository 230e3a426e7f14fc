import { setImmediate } from 'node:timers/promises';
import type { Table } from '../catalog.ts';
import type { Change } from '../change-queries.ts';
import type { Definition } from '../definition.ts';
import type { CompiledCondition } from './condition.ts';
import {
  type Evaluation,
  type EvaluationContext,
  evaluateConditions,
  type Row,
  type Values,
} from './evaluate.ts';

/** Time after which the loop yields to other work of the process. */
const sliceMs = 5;

export interface MatchedChanges extends Pick<Evaluation, 'late'> {
  /** The subscriptions that each change matches. */
  definitions: Map<Change, Definition[]>;
  /** Subscriptions with a condition that failed. */
  broken: Definition[];
}

export async function matchChanges(
  context: EvaluationContext,
  table: Table,
  changes: Change[],
  definitions: Definition[],
): Promise<MatchedChanges> {
  const rows = changes.map((change) => ({ change, values: valuesOf(table, change) }));
  const { matches, broken, late } = await evaluateConditions(context, rows, definitions);
  const holds = ({ column, test, sql }: CompiledCondition, { change, values }: Row) => {
    const value = values[column];
    // Only the key of an old row is sent, and columns that are not sent cannot be filtered by.
    if (value === undefined) return false;
    return test ? test(value) : (matches.get(sql?.key ?? '')?.has(change) ?? false);
  };
  const definitionsByChange = new Map<Change, Definition[]>(changes.map((change) => [change, []]));
  let sliceEnd = performance.now() + sliceMs;
  for (const definition of definitions) {
    if (definition.subscriber && late.has(definition.subscriber)) continue;
    for (const row of rows) {
      const isEvent = definition.event === '*' || definition.event === row.change.type;
      if (isEvent && definition.conditions.every((condition) => holds(condition, row)))
        definitionsByChange.get(row.change)?.push(definition);
    }
    if (performance.now() < sliceEnd) continue;
    await setImmediate();
    sliceEnd = performance.now() + sliceMs;
  }
  const isBroken = ({ conditions }: Definition) =>
    conditions.some(({ sql }) => sql && broken.has(sql.key));
  return {
    definitions: definitionsByChange,
    late,
    broken: broken.size > 0 ? definitions.filter(isBroken) : [],
  };
}

/** Returns the values that will be sent. Filters may use no others. */
function valuesOf(table: Table, change: Change): Values {
  if (change.type !== 'DELETE') return change.record ?? {};
  const { oldRecord } = change;
  if (!table.rowSecurity || !oldRecord) return oldRecord ?? {};
  return Object.fromEntries(
    table.keys.flatMap((key) => (oldRecord[key] ? [[key, oldRecord[key]]] : [])),
  );
}
