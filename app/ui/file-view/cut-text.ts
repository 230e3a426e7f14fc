/** Characters that a browser lays out at once. Those of a line with many accents take time that grows with the square of their number. */
export const maxBlock = 2000;

/** Cuts a text into blocks, if possible after a line, or else after a word. Together they are the text. */
export function cutText(text: string, max = maxBlock): string[] {
  const blocks: string[] = [];
  let position = 0;
  while (text.length - position > max) {
    const end = position + findEnd(text.slice(position, position + max));
    blocks.push(text.slice(position, end));
    position = end;
  }
  return [...blocks, text.slice(position)];
}

function findEnd(block: string): number {
  const afterBreak = block.lastIndexOf('\n') + 1 || block.lastIndexOf(' ') + 1;
  if (afterBreak > 0) return afterBreak;
  // The halves of a character outside of the first plane stay together.
  return block.isWellFormed() || block.length < 2 ? block.length : block.length - 1;
}
