// A statement that reads rows of several tables returns them as JSON, which has times as texts.

const isTime = /_at$|_until$|_after$/;

/** Converts a row that PostgreSQL rendered as JSON into the values that the driver would return for the row itself. */
export function fromJsonRow<Row extends object>(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' && isTime.test(column) ? parseTime(value) : value,
    ]),
  ) as Row;
}

function parseTime(text: string): Date | number {
  if (text.endsWith('infinity')) return Number(text.replace('infinity', 'Infinity'));
  return new Date(text);
}
