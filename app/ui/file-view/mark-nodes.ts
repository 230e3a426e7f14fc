import { findWords, maxMarks } from './find-words.ts';

/** Wraps the words of a search below a node in `mark` elements. */
export function markNodes(root: Node, words: string[]): void {
  if (words.length === 0) return;
  const owner = root.ownerDocument ?? document;
  const walker = owner.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  let left = maxMarks;
  for (const text of texts) {
    const found = findWords(text.data, words, left);
    left -= found.length;
    // From the last to the first, so that the positions of the others stay.
    for (const { start, end } of found.reverse()) {
      const word = text.splitText(start);
      word.splitText(end - start);
      const mark = owner.createElement('mark');
      word.replaceWith(mark);
      mark.append(word);
    }
  }
}
