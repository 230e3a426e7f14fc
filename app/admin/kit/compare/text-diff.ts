import { diffArrays } from 'diff';
import { chartLines } from '../../../../domain/content/chart.ts';
import { parseRichDocument, type RichNode } from '../../../../domain/content/rich-document.ts';

// A readable diff of two texts, first by block, then by word.

export type Piece = { kind: 'same' | 'added' | 'removed'; text: string };

/** A block of a text, split into unchanged, added and removed words. */
export type DiffLine = { kind: 'same' | 'changed'; pieces: Piece[] };

// With more changes the comparison takes too long and is unreadable: the texts are shown one after the other.
const maxChanges = 1000;

export function diffLines(before: string[], after: string[]): DiffLine[] {
  const lines: DiffLine[] = [];
  let removedLines: string[] = [];
  let addedLines: string[] = [];
  const flush = () => {
    for (let line = 0; line < Math.max(removedLines.length, addedLines.length); line += 1) {
      lines.push({
        kind: 'changed',
        pieces: diffWords(removedLines[line] ?? '', addedLines[line] ?? ''),
      });
    }
    removedLines = [];
    addedLines = [];
  };
  for (const { kind, value } of diff(before, after)) {
    if (kind === 'removed') removedLines.push(value);
    else if (kind === 'added') addedLines.push(value);
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

/** Removals come before additions. */
function diff(before: string[], after: string[]): Step[] {
  const changes = diffArrays(before, after, { maxEditLength: maxChanges }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return changes.flatMap(({ value: values, removed, added }) => {
    const kind = removed ? 'removed' : added ? 'added' : 'same';
    return values.map((value) => ({ kind, value }) as const);
  });
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
    case 'callout':
      return node.content.flatMap((child) => blockLines(child, '! '));
    case 'chart':
      return chartLines(node);
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
