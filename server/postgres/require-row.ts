/** Returns the row of a statement that always returns one, such as `insert … returning`. */
export function requireRow<Row>({ rows }: { rows: Row[] }): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('A statement returned no row where one was expected');
  return row;
}
