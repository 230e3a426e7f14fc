import { parseRichDocument, type RichNode } from './rich-document.ts';

// What changed between two texts, so that a person can read it: block by block, then word by word.

export type Piece = { kind: 'same' | 'added' | 'removed'; text: string };

/** A block of a text; its pieces are the words that stayed, came and went. */
export type DiffLine = { kind: 'same' | 'changed'; pieces: Piece[] };

// More comparisons than this take longer than a person waits; such texts are shown one after the other.
const mostComparisons = 4_000_000;

export function diffLines(before: string[], after: string[]): DiffLine[] {
  const lines: DiffLine[] = [];
  let gone: string[] = [];
  let come: string[] = [];
  const settle = () => {
    for (let at = 0; at < Math.max(gone.length, come.length); at += 1) {
      lines.push({ kind: 'changed', pieces: diffWords(gone[at] ?? '', come[at] ?? '') });
    }
    gone = [];
    come = [];
  };
  for (const { kind, value } of diff(before, after)) {
    if (kind === 'removed') gone.push(value);
    else if (kind === 'added') come.push(value);
    else {
      settle();
      lines.push({ kind: 'same', pieces: [{ kind: 'same', text: value }] });
    }
  }
  settle();
  return lines;
}

export function diffWords(before: string, after: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { kind, value } of diff(split(before), split(after))) {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += value;
    else pieces.push({ kind, text: value });
  }
  return pieces;
}

function split(text: string): string[] {
  // Spaces go with the word before them: alone they would tie together what has nothing in common.
  return text.match(/\S+\s*|\s+/g) ?? [];
}

type Step = { kind: Piece['kind']; value: string };

/** The longest common part stays; what surrounds it goes before what comes. */
function diff(before: string[], after: string[]): Step[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start])
    start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before.at(-1 - end) === after.at(-1 - end)
  ) {
    end += 1;
  }
  const same = (values: string[]): Step[] => values.map((value) => ({ kind: 'same', value }));
  return [
    ...same(before.slice(0, start)),
    ...diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...same(before.slice(before.length - end)),
  ];
}

function diffMiddle(before: string[], after: string[]): Step[] {
  const rows = before.length + 1;
  const columns = after.length + 1;
  const steps: Step[] = [];
  const common = new Uint32Array(rows * columns > mostComparisons ? 0 : rows * columns);
  const at = (row: number, column: number) => common[row * columns + column] ?? 0;
  if (common.length > 0) {
    for (let row = before.length - 1; row >= 0; row -= 1) {
      for (let column = after.length - 1; column >= 0; column -= 1) {
        common[row * columns + column] =
          before[row] === after[column]
            ? at(row + 1, column + 1) + 1
            : Math.max(at(row + 1, column), at(row, column + 1));
      }
    }
  }
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    const [gone, come] = [before[row], after[column]];
    if (common.length > 0 && gone !== undefined && gone === come) {
      steps.push({ kind: 'same', value: gone });
      row += 1;
      column += 1;
    } else if (
      gone !== undefined &&
      (come === undefined || at(row + 1, column) >= at(row, column + 1))
    ) {
      steps.push({ kind: 'removed', value: gone });
      row += 1;
    } else if (come !== undefined) {
      steps.push({ kind: 'added', value: come });
      column += 1;
    }
  }
  return steps;
}

/** A document as the lines that a reader sees, with what stands behind links and pictures. */
export function linesOf(document: unknown): string[] {
  return parseRichDocument(document).flatMap((node) => blockLines(node, ''));
}

function blockLines(node: RichNode, mark: string): string[] {
  switch (node.type) {
    case 'heading':
      return [`${'#'.repeat(node.level)} ${inlineText(node.content)}`];
    case 'bulletList':
      return node.content.flatMap((item) => blockLines(item, '• '));
    case 'orderedList':
      return node.content.flatMap((item, index) => blockLines(item, `${node.start + index}. `));
    case 'listItem':
      return node.content.flatMap((child, index) => blockLines(child, index === 0 ? mark : '   '));
    case 'blockquote':
      return node.content.flatMap((child) => blockLines(child, '“ '));
    case 'paragraph':
    case 'codeBlock':
      return [mark + inlineText(node.content)];
    default:
      return [mark + inlineText([node])];
  }
}

function inlineText(nodes: RichNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'image') return `[${node.alt || node.src}]`;
      if ('content' in node) return inlineText(node.content);
      if (node.type !== 'text') return node.type === 'hardBreak' ? ' ' : '———';
      const link = node.marks.find((mark) => mark.type === 'link');
      return link?.type === 'link' ? `${node.text} (${link.href})` : node.text;
    })
    .join('');
}
