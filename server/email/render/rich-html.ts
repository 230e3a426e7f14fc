import { chartLines } from '../../../domain/content/chart.ts';
import type { RichMark, RichNode } from '../../../domain/content/rich-document.ts';
import { escapeHtml } from './liquid.ts';

// Renders rich text for mail programs: the elements that the layout styles, and nothing that loads.

const markTags: Record<Exclude<RichMark['type'], 'link'>, string> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
};

export function renderRichHtml(nodes: RichNode[]): string {
  return nodes.map(renderNode).join('');
}

function renderNode(node: RichNode): string {
  switch (node.type) {
    case 'text':
      return node.marks.reduce(wrap, escapeHtml(node.text));
    case 'hardBreak':
      return '<br>';
    case 'horizontalRule':
      return '<hr>';
    case 'paragraph':
      return `<p>${renderRichHtml(node.content) || '<br>'}</p>\n`;
    case 'heading':
      return `<h2>${renderRichHtml(node.content)}</h2>\n`;
    case 'bulletList':
      return `<ul>${renderRichHtml(node.content)}</ul>\n`;
    case 'orderedList':
      return `<ol>${renderRichHtml(node.content)}</ol>\n`;
    case 'listItem':
      return `<li>${unwrapSingle(node.content)}</li>`;
    case 'blockquote':
    case 'callout':
      return `<blockquote>${renderRichHtml(node.content)}</blockquote>\n`;
    case 'codeBlock':
      return `<pre>${renderRichHtml(node.content)}</pre>\n`;
    case 'chart':
      return `<p>${chartLines(node).map(escapeHtml).join('<br>')}</p>\n`;
    // The editor of mail has no pictures.
    case 'image':
      return '';
  }
}

/** An item with one paragraph has no space below it. */
function unwrapSingle(content: RichNode[]): string {
  const [first] = content;
  return content.length === 1 && first?.type === 'paragraph'
    ? renderRichHtml(first.content)
    : renderRichHtml(content);
}

function wrap(html: string, mark: RichMark): string {
  if (mark.type === 'link') return `<a href="${escapeHtml(mark.href)}">${html}</a>`;
  const tag = markTags[mark.type];
  return `<${tag}>${html}</${tag}>`;
}
