type Row = Record<string, unknown>;

/** Test data of one table for the matrix: existing rows, a row to insert, and a column to update. */
type Sample = {
  rows: Row[];
  /** The row that the matrix inserts. */
  fresh: Row;
  /** The column of `fresh` that holds the id of the inserting user. */
  own?: string;
  /** The column that the matrix updates. */
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
/** Sami has an application; rows that insert one use Tova. */
export const sami = id(101);
export const tova = id(102);
export const openJob = id(1);
/** Sami's, for the open job. */
export const application = id(31);
