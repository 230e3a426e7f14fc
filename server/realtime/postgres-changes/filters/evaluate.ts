import type { Database } from '../../../postgres/database.ts';
import { isSqlError, sqlstate } from '../../../postgres/sqlstate.ts';
import { DatabaseUnavailable } from '../../../postgres/unavailable.ts';
import type { RealtimeLogger } from '../../logger.ts';
import type { Change } from '../change-queries.ts';
import type { Definition } from '../definition.ts';
import { queryWithTimeout } from '../query-with-timeout.ts';
import type { Subscriber } from '../subscriber.ts';
import { type CompiledCondition, render, type SqlCondition } from './condition.ts';

export interface EvaluationContext {
  database: Pick<Database, 'query' | 'transaction'>;
  logger: RealtimeLogger;
  /** Time for the comparisons of one subscriber. */
  comparisonsMs: number;
}

export interface Evaluation {
  /** The changes for which a condition holds, by the key of the condition. */
  matches: Map<string, Set<Change>>;
  /** Conditions that failed, or patterns that took too long. */
  broken: Set<string>;
  /** Subscribers whose comparisons took too long. */
  late: Set<Subscriber>;
}

/** Columns of a change as JSON text. */
export type Values = Record<string, string>;
export type Row = { change: Change; values: Values };

type EvaluatedCondition = CompiledCondition & { sql: SqlCondition };

/** Far below PostgreSQL's limit of 65,535 parameters. */
const conditionsPerStatement = 200;
/** Time limit for all patterns of a subscriber together. */
const patternsMs = 250;
/** Time limit for each pattern, which then runs alone, if all together exceed theirs. */
const onePatternMs = 50;

/** Evaluates the conditions of each subscriber in separate statements, and equal conditions once. */
export async function evaluateConditions(
  context: EvaluationContext,
  rows: Row[],
  definitions: Definition[],
): Promise<Evaluation> {
  const evaluation: Evaluation = { matches: new Map(), broken: new Set(), late: new Set() };
  const bySubscriber = Map.groupBy(definitions, ({ subscriber }) => subscriber);
  for (const [subscriber, subscriberDefinitions] of bySubscriber) {
    // Only definitions with conditions that PostgreSQL evaluates have a subscriber.
    if (!subscriber) continue;
    const neededConditions = new Map<string, EvaluatedCondition>();
    for (const { conditions } of subscriberDefinitions) {
      for (const condition of conditions) {
        if (isEvaluated(condition)) neededConditions.set(condition.sql.key, condition);
      }
    }
    const unevaluated = [...neededConditions.values()].filter(
      ({ sql: { key } }) => !evaluation.matches.has(key) && !evaluation.broken.has(key),
    );
    const [patterns, comparisons] = partition(unevaluated, ({ sql }) => sql.isPattern);
    try {
      await evaluateComparisons(context, rows, comparisons, evaluation);
    } catch (error) {
      if (!(error instanceof TooLate)) throw error;
      evaluation.late.add(subscriber);
      continue;
    }
    await evaluatePatterns(context, rows, patterns, evaluation);
  }
  return evaluation;
}

class TooLate extends Error {}

async function evaluateComparisons(
  context: EvaluationContext,
  rows: Row[],
  conditions: EvaluatedCondition[],
  evaluation: Evaluation,
): Promise<void> {
  const deadline = Date.now() + context.comparisonsMs;
  const run = async (batch: EvaluatedCondition[]): Promise<void> => {
    const remainingMs = deadline - Date.now();
    if (remainingMs <= 0) throw new TooLate();
    try {
      await queryConditions(context, rows, batch, remainingMs, evaluation);
    } catch (error) {
      if (error instanceof DatabaseUnavailable || error instanceof TooLate) throw error;
      if (isTimeout(error)) throw new TooLate();
      await retryOneByOne(context, batch, error, evaluation, run);
    }
  };
  for (let start = 0; start < conditions.length; start += conditionsPerStatement)
    await run(conditions.slice(start, start + conditionsPerStatement));
}

/** A pattern can be made arbitrarily slow. One that exceeds its time limit alone is broken. */
async function evaluatePatterns(
  context: EvaluationContext,
  rows: Row[],
  conditions: EvaluatedCondition[],
  evaluation: Evaluation,
): Promise<void> {
  const run = async (batch: EvaluatedCondition[]): Promise<void> => {
    try {
      const limit = batch.length === 1 ? onePatternMs : patternsMs;
      await queryConditions(context, rows, batch, limit, evaluation);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      await retryOneByOne(context, batch, error, evaluation, run);
    }
  };
  if (conditions.length > 0) await run(conditions);
}

/** Finds the conditions that fail, which are broken. One after the other, because concurrent queries would use up the connections. */
async function retryOneByOne(
  { logger }: EvaluationContext,
  conditions: EvaluatedCondition[],
  error: unknown,
  evaluation: Evaluation,
  run: (conditions: EvaluatedCondition[]) => Promise<void>,
): Promise<void> {
  const [only] = conditions;
  if (conditions.length === 1 && only) {
    logger.warn({ err: error }, 'a filter of table changes was given up');
    evaluation.broken.add(only.sql.key);
    return;
  }
  for (const condition of conditions) await run([condition]);
}

/** Adds the changes that match to `matches`. */
async function queryConditions(
  { database }: EvaluationContext,
  rows: Row[],
  conditions: EvaluatedCondition[],
  milliseconds: number,
  { matches }: Evaluation,
): Promise<void> {
  const columns = new Map(conditions.map(({ column, sql }) => [column, sql.sqlType]));
  const names = [...columns.keys()];
  const parameters: unknown[] = [renderRows(rows, names)];
  const expressions = conditions.map(({ column, sql }) => {
    // `is null` and the like have no `%v`, the mark for the value, and ignore the number of the parameter.
    if (sql.expression.includes('%v')) parameters.push(sql.value);
    const expression = render(sql, `r.c${names.indexOf(column)}`, `$${parameters.length}`);
    return `coalesce(${expression}, false)`;
  });
  // Arrays are passed as text, because parsing large ones would block the process.
  const text = `select r.ordinal, array[${expressions.join()}]::text as held from jsonb_to_recordset($1::jsonb)
    as r (ordinal int4, ${Array.from(columns.values(), (type, i) => `c${i} ${type}`).join()})`;
  const result = await queryWithTimeout<{ ordinal: number; held: string }>(
    database,
    milliseconds,
    text,
    parameters,
  );
  const sets = conditions.map(({ sql }) => {
    const set = new Set<Change>();
    matches.set(sql.key, set);
    return set;
  });
  for (const { ordinal, held } of result.rows) {
    const row = rows[ordinal];
    if (!row) continue;
    for (const [index, set] of sets.entries()) {
      // The format is {t,f,t}.
      if (held[1 + 2 * index] === 't') set.add(row.change);
    }
  }
}

function renderRows(rows: Row[], columns: string[]): string {
  const rendered = rows.map(({ values }, ordinal) => {
    const fields = columns.flatMap((column, i) =>
      values[column] ? [`,"c${i}":${values[column]}`] : [],
    );
    return `{"ordinal":${ordinal}${fields.join('')}}`;
  });
  return `[${rendered.join()}]`;
}

function isEvaluated(condition: CompiledCondition): condition is EvaluatedCondition {
  return condition.sql !== undefined;
}

function isTimeout(error: unknown): boolean {
  return isSqlError(error) && error.code === sqlstate.queryCanceled;
}

function partition<T>(list: T[], test: (item: T) => boolean): [T[], T[]] {
  return [list.filter(test), list.filter((item) => !test(item))];
}
