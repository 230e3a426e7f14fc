import { parseRichDocument, type RichNode } from './rich-document.ts';

// A readable diff of two texts, first by block, then by word.

export type Piece = { kind: 'same' | 'added' | 'removed'; text: string };

/** A block of a text, split into unchanged, added and removed words. */
export type DiffLine = { kind: 'same' | 'changed'; pieces: Piece[] };

// Above this limit the comparison takes too long, and the texts are shown one after the other.
const maxComparisons = 4_000_000;

export function diffLines(before: string[], after: string[]): DiffLine[] {
  const lines: DiffLine[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const flush = () => {
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1) {
      lines.push({ kind: 'changed', pieces: diffWords(removed[at] ?? '', added[at] ?? '') });
    }
    removed = [];
    added = [];
  };
  for (const { kind, value } of diff(before, after)) {
    if (kind === 'removed') removed.push(value);
    else if (kind === 'added') added.push(value);
    else {
      flush();
      lines.push({ kind: 'same', pieces: [{ kind: 'same', text: value }] });
    }
  }
  flush();
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
  // Spaces belong to the word before them: as separate items they would match between unrelated texts.
  return text.match(/\S+\s*|\s+/g) ?? [];
}

type Step = { kind: Piece['kind']; value: string };

/** Keeps the longest common subsequence; removals come before additions. */
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
  const common = new Uint32Array(rows * columns > maxComparisons ? 0 : rows * columns);
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
    const [old, next] = [before[row], after[column]];
    if (common.length > 0 && old !== undefined && old === next) {
      steps.push({ kind: 'same', value: old });
      row += 1;
      column += 1;
    } else if (
      old !== undefined &&
      (next === undefined || at(row + 1, column) >= at(row, column + 1))
    ) {
      steps.push({ kind: 'removed', value: old });
      row += 1;
    } else if (next !== undefined) {
      steps.push({ kind: 'added', value: next });
      column += 1;
    }
  }
  return steps;
}

/** Returns the lines of a document, with the URLs of links and pictures. */
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
