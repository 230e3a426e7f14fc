import { unwrap } from '../unwrap.ts';

type Rows<Row> =
  | { data: Row[]; error: null }
  | { data: null; error: { message: string; code?: string } };

type Limits = { size: number; max: number };

/**
 * Yields a long list in pages. Parsing and rendering one large response would block the event loop, whereas pages let
 * other requests run in between. `select` adds the range to a query with a unique order.
 */
export async function* readInPages<Row>(
  select: (from: number, to: number) => PromiseLike<Rows<Row>>,
  { size, max }: Limits,
): AsyncGenerator<Row[]> {
  for (let from = 0; from < max; from += size) {
    const rows = await unwrap(select(from, Math.min(from + size, max) - 1));
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
  }
}
