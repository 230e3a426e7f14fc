import { chartLines } from '../../../domain/content/chart.ts';
import type { RichDocument, RichMark, RichNode } from '../../../domain/content/rich-document.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const markTags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' };

const blockTags = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  callout: 'aside',
  codeBlock: 'pre',
};

/** Renders a document as HTML, for feeds and structured data. */
export function renderHtml(document: RichDocument): string {
  return document.map(renderNode).join('');
}

function renderNode(node: RichNode): string {
  switch (node.type) {
    case 'text':
      return node.marks.reduce(renderMark, escapeHtml(node.text));
    case 'hardBreak':
      return '<br>';
    case 'horizontalRule':
      return '<hr>';
    case 'image':
      return `<img src="${escapeHtml(node.src)}" alt="${escapeHtml(node.alt)}">`;
    case 'heading':
      return `<h${node.level}>${renderHtml(node.content)}</h${node.level}>`;
    case 'chart':
      return `<pre>${escapeHtml(chartLines(node).join('\n'))}</pre>`;
    default: {
      const tag = blockTags[node.type];
      return `<${tag}>${renderHtml(node.content)}</${tag}>`;
    }
  }
}

function renderMark(inner: string, mark: RichMark): string {
  if (mark.type === 'link') return `<a href="${escapeHtml(mark.href)}">${inner}</a>`;
  const tag = markTags[mark.type];
  return `<${tag}>${inner}</${tag}>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}
