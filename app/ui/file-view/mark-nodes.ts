import { findWords } from './find-words.ts';

/** Wraps the words of a search below a node in `mark` elements. */
export function markNodes(root: Node, words: string[]): void {
  if (words.length === 0) return;
  const owner = root.ownerDocument ?? document;
  const walker = owner.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    // From the last to the first, so that the positions of the others stay.
    for (const { start, end } of findWords(text.data, words).reverse()) {
      const found = text.splitText(start);
      found.splitText(end - start);
      const mark = owner.createElement('mark');
      found.replaceWith(mark);
      mark.append(found);
    }
  }
}
