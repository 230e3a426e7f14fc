/** A list of an export. It grows with the history of a person, so that it is read and written in pages. */
export type ExportList = {
  /** Selects the rows of the person $1, with the columns of `order` and `item`. */
  rows: string;
  /** One entry of the list as jsonb, of `row`. */
  item: string;
  /** Columns that together are unique and never change, with their types. */
  order: Record<string, string>;
  isNewestFirst?: boolean;
  /** The length of a row where that of all its columns is costly to compute. */
  bytes?: string;
  maxRows?: number;
};

/**
 * The maximum size of a page, unless its first row is larger. Parsing and rendering a page keeps the event loop busy for
 * a few milliseconds (tests/process/event-loop).
 */
const pageSize = { rows: 500, bytes: 256 * 1024 };

/** Runs the statement of a page. */
export type ReadPage = (text: string, values: string[]) => Promise<{ rows: unknown[] }>;

type PageRow = { item: unknown; key: string[]; found: number };

/**
 * Yields the pages of a list, the next one when it is wanted. Each page is a statement of its own and begins after the
 * last row of the one before: a transaction would keep a connection for as long as the client takes to read.
 */
export async function* readPages(
  read: ReadPage,
  personId: string,
  list: ExportList,
): AsyncGenerator<unknown[]> {
  const maxRows = list.maxRows ?? pageSize.rows;
  for (let after: string[] = []; ; ) {
    const text = selectPage(list, maxRows, after.length > 0);
    const rows = (await read(text, [personId, ...after])).rows as PageRow[];
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ item }) => item);
    if (last.found < maxRows && rows.length === last.found) return;
    after = last.key;
  }
}

function selectPage(list: ExportList, maxRows: number, isLater: boolean): string {
  const { rows, item, order, isNewestFirst, bytes = 'octet_length(row::text)' } = list;
  const columns = Object.keys(order).map((name) => `row.${name}`);
  const limits = Object.values(order).map((type, at) => `$${at + 2}::text::${type}`);
  const sort = columns.map((column) => `${column} ${isNewestFirst ? 'desc' : 'asc'}`).join();
  const after = isNewestFirst ? '<' : '>';
  // The planner uses an index for the first condition, and also below a window function.
  const condition = isLater
    ? `where ${columns[0]} ${after}= ${limits[0]} and (${columns.join()}) ${after} (${limits.join()})`
    : '';
  return `
select ${item} as item, array[${columns.map((column) => `${column}::text`).join()}] as key, row.found
from (
  select row.*, count(*) over ()::integer as found,
    sum(${bytes}) over (order by ${sort} rows between unbounded preceding and 1 preceding) as bytes_before
  from (select row.* from (${rows}) as row ${condition} order by ${sort} limit ${maxRows}) as row
) as row
where coalesce(row.bytes_before, 0) < ${pageSize.bytes}
order by ${sort}`;
}
