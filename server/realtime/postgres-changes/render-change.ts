import type { Column, Table } from './catalog.ts';
import type { Change } from './change-queries.ts';

/** Maximum size of the values that are still sent of a row that is too large, so that it can be identified. */
const smallValue = 64;

const noPrimaryKey = '["Error 400: Bad Request, no primary key"]';
const tooLarge = '["Error 413: Payload Too Large"]';

/** Renders `data` of a `postgres_changes` message with the columns that the role may read. */
export function renderChange(
  table: Table,
  change: Change,
  columns: Column[],
  recordBytes: number,
): string {
  const { type, record, oldRecord } = change;
  const isUnidentified = table.rowSecurity && table.keys.length === 0 && type !== 'DELETE';
  const head = `"schema":${JSON.stringify(table.schema)},"table":${JSON.stringify(table.name)},"commit_timestamp":"${change.at}","type":"${type}"`;
  const types = columns.map(({ name, type: typeName }) => ({ name, type: typeName }));
  const render = (limit: number, errors: string) => {
    const parts = [head, `"columns":${JSON.stringify(types)}`];
    if (type !== 'DELETE')
      parts.push(`"record":${renderRecord(isUnidentified ? {} : (record ?? {}), columns, limit)}`);
    if (type !== 'INSERT')
      parts.push(
        `"old_record":${renderRecord(oldRecord ?? {}, oldColumns(table, columns), limit)}`,
      );
    return `{${parts.join()},"errors":${errors}}`;
  };
  const whole = render(Number.POSITIVE_INFINITY, isUnidentified ? noPrimaryKey : 'null');
  return Buffer.byteLength(whole) > recordBytes ? render(smallValue, tooLarge) : whole;
}

/** Policies are not checked for the old row, so under row-level security only its key is sent. */
function oldColumns({ rowSecurity, keys }: Table, columns: Column[]): Column[] {
  return rowSecurity ? columns.filter(({ name }) => keys.includes(name)) : columns;
}

function renderRecord(values: Record<string, string>, columns: Column[], limit: number): string {
  const fields = columns.flatMap(({ name }) => {
    const value = values[name];
    return value !== undefined && value.length <= limit ? [`${JSON.stringify(name)}:${value}`] : [];
  });
  return `{${fields.join()}}`;
}
