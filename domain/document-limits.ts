import { mebibyte } from './units.ts';

/** Documents beyond these limits are stored, but neither their text is read nor are they shown in a page. */
export const documentLimits = {
  pages: 200,
  /** Length of the text of a document, also of the column `documents.extracted_text`. */
  characters: 500_000,
  unpackedBytes: 60 * mebibyte,
};
