import type { Database } from '../../../postgres/database.ts';
import { isSlowToCompile, maxPatternLength } from '../../../postgres/pattern-limits.ts';
import { DatabaseUnavailable } from '../../../postgres/unavailable.ts';
import { arrayLiteral } from '../../../postgres/wire-value.ts';
import type { Column } from '../catalog.ts';
import { queryWithTimeout } from '../query-with-timeout.ts';
import { type Condition, FilterError, patternOperators, regularExpressions } from './filter.ts';

/** A condition on a row: evaluated here if it compares text for equality, otherwise by PostgreSQL. */
export interface CompiledCondition {
  column: string;
  /** Takes the value as JSON text. */
  test?: (value: string) => boolean;
  sql?: SqlCondition;
}

export interface SqlCondition {
  /** Equal for equal conditions of a table. */
  key: string;
  sqlType: string;
  /** `%c` stands for the column, `%v` for the value. */
  expression: string;
  /** The value in PostgreSQL's text format, also for lists. */
  value: string | null;
  isPattern: boolean;
}

const comparisons: Partial<Record<Condition['operator'], string>> = {
  eq: '%c = %v::%t',
  neq: '%c <> %v::%t',
  lt: '%c < %v::%t',
  lte: '%c <= %v::%t',
  gt: '%c > %v::%t',
  gte: '%c >= %v::%t',
  in: '%c = any (%v::%t[])',
  isdistinct: '%c is distinct from %v::%t',
  like: '%c::text like %v::text',
  ilike: '%c::text ilike %v::text',
  match: '%c::text ~ %v::text',
  imatch: '%c::text ~* %v::text',
};

/** Time limit, because compiling a pattern may take long too. */
const compileMs = 250;
const isWords = new Set(['null', 'true', 'false', 'unknown']);

type TriedRow = { tried: boolean | null; canonical?: string[] };

/** Lets PostgreSQL parse the values once, so that an invalid one is rejected now and not with every change. */
export async function compileCondition(
  database: Pick<Database, 'query' | 'transaction'>,
  condition: Condition,
  column: Column,
): Promise<CompiledCondition> {
  const sql = toSql(condition, column);
  if (sql.isPattern && (sql.value?.length ?? 0) > maxPatternLength)
    throw new FilterError(`a pattern has at most ${maxPatternLength} characters`);
  if (regularExpressions.has(condition.operator) && isSlowToCompile(sql.value ?? ''))
    throw new FilterError('the pattern is too complex');
  // PostgreSQL compiles a pattern only for a value that is not null.
  const expression = render(sql, sql.isPattern ? `'x'` : 'sample', '$1');
  const isList = condition.operator === 'in';
  const plain =
    column.plain && (condition.operator === 'eq' || condition.operator === 'neq' || isList);
  const list = isList ? `$1::${column.sqlType}[]` : `array[$1::${column.sqlType}]`;
  const canonical = plain
    ? `, array(select e::text from jsonb_array_elements(to_jsonb(${list})) as e) as canonical`
    : '';
  const parameters = sql.expression.includes('%v') ? [sql.value] : [];
  try {
    const text = `select (${expression}) as tried${canonical} from (select null::${column.sqlType} as sample) as s`;
    const result = sql.isPattern
      ? await queryWithTimeout<TriedRow>(database, compileMs, text, parameters)
      : await database.query<TriedRow>(text, parameters);
    if (!plain) return { column: condition.column, sql };
    const canonicalValues = new Set(result.rows[0]?.canonical);
    const expected = (condition.operator !== 'neq') !== condition.isNegated;
    return {
      column: condition.column,
      test: (value) => value !== 'null' && canonicalValues.has(value) === expected,
    };
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    throw new FilterError(error instanceof Error ? error.message : 'the value cannot be read');
  }
}

export function render(
  { expression, sqlType }: SqlCondition,
  column: string,
  value: string,
): string {
  const parts: Record<string, string> = { '%c': column, '%v': value, '%t': sqlType };
  return expression.replace(/%[cvt]/g, (part) => parts[part] ?? part);
}

function toSql(condition: Condition, column: Column): SqlCondition {
  const { sqlType } = column;
  const { expression, value } = toExpression(condition);
  return {
    key: JSON.stringify([condition.column, sqlType, condition.isNegated, expression, value]),
    sqlType,
    expression: condition.isNegated ? `not (${expression})` : expression,
    value,
    isPattern: patternOperators.has(condition.operator),
  };
}

function toExpression({ operator, values }: Condition): Pick<SqlCondition, 'expression' | 'value'> {
  const [value = ''] = values;
  if (operator === 'is') {
    if (!isWords.has(value.toLowerCase()))
      throw new FilterError('is takes null, true, false or unknown');
    return { expression: `%c is ${value.toLowerCase()}`, value: null };
  }
  const expression = comparisons[operator] ?? '';
  if (operator === 'in') return { expression, value: arrayLiteral(values) };
  const isNull = operator === 'isdistinct' && value === 'null';
  return { expression, value: isNull ? null : value };
}
