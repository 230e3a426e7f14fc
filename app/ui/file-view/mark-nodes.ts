import { findWords, maxMarks } from './find-words.ts';

/** Wraps the words of a search below a node in `mark` elements. */
export function markNodes(root: Node, words: string[]): void {
  if (words.length === 0) return;
  const owner = root.ownerDocument ?? document;
  const walker = owner.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  let remaining = maxMarks;
  for (const text of texts) {
    const matches = findWords(text.data, words, remaining);
    remaining -= matches.length;
    // The last match is marked first, so that the positions of earlier matches stay correct.
    for (const { start, end } of matches.reverse()) {
      const word = text.splitText(start);
      word.splitText(end - start);
      const mark = owner.createElement('mark');
      word.replaceWith(mark);
      mark.append(word);
    }
  }
}
