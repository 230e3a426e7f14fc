import { cutText, maxBlock } from './cut-text.ts';

/** Elements that begin a line. */
const startsLine = /^(P|LI|TD|TH|H[1-6]|BR|DIV|TABLE|UL|OL)$/;

/** Cuts long texts below a node into blocks, as `cutText` does, because the browser would lay out each as one line. */
export function cutLongLines(root: Node): void {
  const owner = root.ownerDocument ?? document;
  const walker = owner.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const longTexts: Text[] = [];
  let lineLength = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node.nodeType === Node.TEXT_NODE)) {
      if (startsLine.test(node.nodeName)) lineLength = 0;
      continue;
    }
    lineLength += (node as Text).length;
    if (lineLength > maxBlock) {
      longTexts.push(node as Text);
      lineLength = 0;
    }
  }
  for (const text of longTexts) {
    const blocks = cutText(text.data).map((block) => {
      const element = owner.createElement('span');
      element.dataset.block = '';
      element.append(block);
      return element;
    });
    text.replaceWith(...blocks);
  }
}
