import type { NumberedRow } from './read-workbook.ts';

/** Bytes of a page: few enough to be sent to the database without a delay for others. */
export const maxPageBytes = 256 * 1024;

/** Renders rows as JSON in pages, so that the main thread neither copies nor renders them. */
export function packRows(rows: NumberedRow[]): Uint8Array<ArrayBuffer>[] {
  const encoder = new TextEncoder();
  const pages: Uint8Array<ArrayBuffer>[] = [];
  let texts: string[] = [];
  let length = 0;
  const end = () => {
    if (texts.length > 0) pages.push(encoder.encode(`[${texts.join()}]`));
    texts = [];
    length = 0;
  };
  for (const row of rows) {
    const text = JSON.stringify(row);
    const bytes = Buffer.byteLength(text) + 1;
    if (length + bytes >= maxPageBytes) end();
    texts.push(text);
    length += bytes;
  }
  end();
  return pages;
}
