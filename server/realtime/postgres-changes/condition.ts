import type { Database } from '../../postgres/database.ts';
import { DatabaseUnavailable } from '../../postgres/unavailable.ts';
import { arrayLiteral } from '../../postgres/wire-value.ts';
import type { Column } from './catalog.ts';
import { type Condition, FilterError } from './filter.ts';
import { queryInTime } from './in-time.ts';

/** A condition that can be tried on a row: here if equality of text decides, otherwise by PostgreSQL. */
export interface CompiledCondition {
  column: string;
  /** Takes the value as JSON text. */
  test?: (value: string) => boolean;
  sql?: SqlCondition;
  /** It failed or took too long on a row; it holds for nothing any more. */
  broken?: boolean;
}

export interface SqlCondition {
  sqlType: string;
  /** `%c` stands for the column, `%v` for the value. */
  expression: string;
  /** As PostgreSQL writes it, lists too. */
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

/** Only a value that is there has its pattern read. */
const patterns = new Set<Condition['operator']>(['match', 'imatch', 'like', 'ilike']);
const longestPattern = 256;
/** A pattern may take long to be read, too. */
const compileMs = 1_000;
const isWords = new Set(['null', 'true', 'false', 'unknown']);

/** Has PostgreSQL read the values, so that a wrong one is refused now and not with every change. */
export async function compileCondition(
  database: Pick<Database, 'query' | 'transaction'>,
  condition: Condition,
  column: Column,
): Promise<CompiledCondition> {
  const sql = toSql(condition, column);
  if (sql.isPattern && (sql.value?.length ?? 0) > longestPattern)
    throw new FilterError(`a pattern has at most ${longestPattern} characters`);
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
    const { rows } = sql.isPattern
      ? await queryInTime(database, compileMs, text, parameters)
      : await database.query(text, parameters);
    if (!plain) return { column: condition.column, sql };
    const wanted = new Set<string>(rows[0].canonical);
    const expected = (condition.operator !== 'neq') !== condition.negated;
    return {
      column: condition.column,
      test: (value) => value !== 'null' && wanted.has(value) === expected,
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

function toSql({ operator, negated, values }: Condition, column: Column): SqlCondition {
  const [value = ''] = values;
  const { sqlType } = column;
  const wrap = (expression: string) => (negated ? `not (${expression})` : expression);
  if (operator === 'is') {
    if (!isWords.has(value.toLowerCase()))
      throw new FilterError('is takes null, true, false or unknown');
    return {
      sqlType,
      expression: wrap(`%c is ${value.toLowerCase()}`),
      value: null,
      isPattern: false,
    };
  }
  const expression = wrap(comparisons[operator] ?? '');
  if (operator === 'in')
    return { sqlType, expression, value: arrayLiteral(values), isPattern: false };
  const isNull = operator === 'isdistinct' && value === 'null';
  return { sqlType, expression, value: isNull ? null : value, isPattern: patterns.has(operator) };
}
