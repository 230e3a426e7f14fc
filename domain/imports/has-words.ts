/** Searching a long text for words would hold up the event loop, and the first pages say enough. */
const searchedLength = 20_000;
const minWords = 5;

/** False for the text of a scanned page, which is empty or consists of the scanner's own marks. */
export function hasWords(text: string): boolean {
  const words = text.slice(0, searchedLength).match(/\p{L}{2,}/gu) ?? [];
  return words.length >= minWords;
}
