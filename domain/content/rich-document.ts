import { isRecord } from '../is-record.ts';
import { isSafeUrl } from '../text/safe-url.ts';
import { type Chart, chartLines, parseChart } from './chart.ts';
import { isPictureUrl } from './picture.ts';

// Rich text as stored by the editor (ProseMirror JSON), reduced to what may be shown. Unknown nodes are removed and
// their text is kept; links with an unsafe URL become plain text.

const containers = [
  'paragraph',
  'bulletList',
  'listItem',
  'blockquote',
  'callout',
  'codeBlock',
] as const;
type Container = (typeof containers)[number];

export type RichMark =
  | { type: 'bold' | 'italic' | 'underline' | 'strike' | 'code' }
  | { type: 'link'; href: string };

export type RichNode =
  | { type: 'text'; text: string; marks: RichMark[] }
  | { type: 'hardBreak' | 'horizontalRule' }
  | { type: 'heading'; level: 2 | 3; id: string; content: RichNode[] }
  | { type: Container; content: RichNode[] }
  | { type: 'orderedList'; start: number; content: RichNode[] }
  | ({ type: 'chart' } & Chart)
  | { type: 'image'; src: string; alt: string; width?: number; height?: number };

export type RichDocument = RichNode[];

type Raw = { [key: string]: unknown };
/** Ids in use, each with the last number appended to it. */
type Ids = Map<string, number>;

const plainMarks = new Set(['bold', 'italic', 'underline', 'strike', 'code']);
const maxDepth = 20;

export function parseRichDocument(value: unknown): RichDocument {
  return parseContent(value, 0, new Map());
}

function parseContent(value: unknown, depth: number, ids: Ids): RichNode[] {
  if (!isRecord(value) || !Array.isArray(value.content) || depth > maxDepth) return [];
  return value.content.flatMap((child) => parseNode(child, depth + 1, ids));
}

function parseNode(value: unknown, depth: number, ids: Ids): RichNode[] {
  if (!isRecord(value)) return [];
  const { type } = value;
  const attrs = isRecord(value.attrs) ? value.attrs : {};

  if (type === 'text') return parseText(value);
  if (type === 'hardBreak' || type === 'horizontalRule') return [{ type }];
  if (type === 'image') return parseImage(attrs);

  const content = parseContent(value, depth, ids);
  if (type === 'heading') {
    const level = Number(attrs.level) >= 3 ? 3 : 2;
    return [{ type, level, id: uniqueId(textOf(content), ids), content }];
  }
  if (type === 'orderedList') {
    const start = Number.isInteger(attrs.start) ? Number(attrs.start) : 1;
    return [{ type, start, content }];
  }
  if (type === 'chart') {
    const chart = parseChart(textOf(content));
    return [chart ? { type, ...chart } : { type: 'codeBlock', content }];
  }
  const container = containers.find((known) => known === type);
  return container ? [{ type: container, content }] : content;
}

function parseText({ text, marks }: Raw): RichNode[] {
  if (typeof text !== 'string' || text === '') return [];
  const parsedMarks = Array.isArray(marks) ? marks.flatMap(parseMark) : [];
  return [{ type: 'text', text, marks: parsedMarks }];
}

function parseMark(value: unknown): RichMark[] {
  if (!isRecord(value)) return [];
  const { type } = value;
  if (typeof type === 'string' && plainMarks.has(type)) return [{ type: type as 'bold' }];
  const href = type === 'link' && isRecord(value.attrs) ? value.attrs.href : undefined;
  return isSafeUrl(href) ? [{ type: 'link', href }] : [];
}

function parseImage({ src, alt, width, height }: Raw): RichNode[] {
  if (!isPictureUrl(src)) return [];
  const size =
    isLength(width) && isLength(height) ? { width: Number(width), height: Number(height) } : {};
  return [{ type: 'image', src, alt: typeof alt === 'string' ? alt : '', ...size }];
}

function isLength(value: unknown): boolean {
  return Number.isInteger(Number(value)) && Number(value) > 0 && Number(value) < 20_000;
}

function uniqueId(text: string, ids: Ids): string {
  const base = toSlug(text) || 'part';
  let count = ids.get(base) ?? 0;
  let id = base;
  while (ids.has(id)) {
    count = Math.max(count + 1, 2);
    id = `${base}-${count}`;
  }
  ids.set(base, count);
  if (id !== base) ids.set(id, 0);
  return id;
}

export function toSlug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 60)
    .replace(/-$/, '');
}

/** Returns the plain text. */
export function textOf(nodes: RichNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text;
      if (node.type === 'chart') return `${chartLines(node).join(' ')} `;
      return 'content' in node ? `${textOf(node.content)} ` : ' ';
    })
    .join('')
    .trim();
}

export function listHeadings(document: RichDocument): { id: string; text: string }[] {
  return document.flatMap((node) =>
    node.type === 'heading' && node.level === 2
      ? [{ id: node.id, text: textOf(node.content) }]
      : [],
  );
}

/** Makes headings one level smaller, for a document below another heading. */
export function lowerHeadings(document: RichDocument): RichDocument {
  return document.map((node) => (node.type === 'heading' ? { ...node, level: 3 } : node));
}

const wordsPerMinute = 220;

export function readingMinutes(document: RichDocument): number {
  const words = textOf(document).split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
