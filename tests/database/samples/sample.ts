type Row = Record<string, unknown>;

/** The rows of a table while the matrix is checked, a row to insert and a column to update. */
type Sample = {
  rows: Row[];
  fresh: Row;
  /** The column of the fresh row that names who adds it. */
  own?: string;
  touch: string;
};
export type Samples = Record<string, Sample>;

export const id = (number: number) =>
  `00000000-0000-4000-a000-${number.toString().padStart(12, '0')}`;
export const both = (text: string) => ({ en: text, sv: text });
const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
export const bothDocuments = (text: string) => ({ en: paragraph(text), sv: paragraph(text) });
export const hash = (digit: string) => digit.repeat(64);
export const past = '2025-01-15T09:00:00Z';
export const future = '2099-01-15T09:00:00Z';
/** Sami has applied; Tova is only needed for rows to be added. */
export const sami = id(101);
export const tova = id(102);
