// Turns a short notation into the rich-text documents of the editor, so that seed texts stay readable.
//
//   ## Heading        ### Smaller heading        > Quote
//   ! Callout          % Chart: one line per bar
//   - bullet          1. numbered                **bold**  *italic*  [link](https://…)  {variable}
//
// Blank lines separate blocks; a line that continues a paragraph or an item is joined with a space.
// Straight quotation marks and apostrophes become English typographic ones; Swedish texts write ”…” themselves.

type Mark = { type: 'bold' | 'italic' } | { type: 'link'; attrs: { href: string } };

type DocumentNode = {
  type: string;
  attrs?: Record<string, string | number>;
  content?: DocumentNode[];
  text?: string;
  marks?: Mark[];
};

export type LocalizedDocument = { en?: DocumentNode; sv?: DocumentNode };

export function documents(en: string, sv: string): LocalizedDocument {
  return { en: document(en), sv: document(sv) };
}

export function document(notation: string): DocumentNode {
  const blocks = typographic(notation)
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ''))
    .filter((lines) => lines.length > 0);
  return { type: 'doc', content: blocks.map(renderBlock) };
}

function typographic(text: string): string {
  return text.replace(/"([^"]*)"/g, '“$1”').replaceAll("'", '’');
}

const bullet = /^- /;
const number = /^\d+\. /;

function renderBlock(lines: string[]): DocumentNode {
  const first = lines[0] ?? '';
  const heading = /^(#{2,3}) /.exec(first);
  if (heading) {
    const level = heading[1]?.length ?? 2;
    return { type: 'heading', attrs: { level }, content: inline(join(lines).slice(level + 1)) };
  }
  if (bullet.test(first)) {
    return { type: 'bulletList', content: listItems(lines, bullet) };
  }
  if (number.test(first)) {
    return { type: 'orderedList', attrs: { start: 1 }, content: listItems(lines, number) };
  }
  if (first.startsWith('! ')) {
    return {
      type: 'callout',
      content: [paragraph(join(lines.map((line) => line.replace(/^! /, ''))))],
    };
  }
  if (first.startsWith('% ')) {
    const text = lines.map((line) => line.replace(/^% /, '')).join('\n');
    return { type: 'chart', content: plain(text) };
  }
  if (first.startsWith('> ')) {
    const quoted = lines.map((line) => line.replace(/^> /, ''));
    return { type: 'blockquote', content: [paragraph(join(quoted))] };
  }
  return paragraph(join(lines));
}

function listItems(lines: string[], marker: RegExp): DocumentNode[] {
  const items: string[] = [];
  for (const line of lines) {
    if (marker.test(line)) {
      items.push(line.replace(marker, ''));
    } else {
      items.push(`${items.pop()} ${line}`);
    }
  }
  return items.map((item) => ({ type: 'listItem', content: [paragraph(item)] }));
}

function paragraph(text: string): DocumentNode {
  return { type: 'paragraph', content: inline(text) };
}

function join(lines: string[]): string {
  return lines.join(' ');
}

const span =
  /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<href>[^)]+)\)|\{(?<variable>\w+)\}/g;

function inline(text: string): DocumentNode[] {
  const nodes: DocumentNode[] = [];
  let end = 0;
  for (const match of text.matchAll(span)) {
    nodes.push(...plain(text.slice(end, match.index)));
    nodes.push(marked(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  return [...nodes, ...plain(text.slice(end))];
}

function plain(text: string): DocumentNode[] {
  return text === '' ? [] : [{ type: 'text', text }];
}

function marked(groups: Record<string, string | undefined>): DocumentNode {
  const { bold, italic, label, href, variable } = groups;
  if (variable !== undefined) return { type: 'variable', attrs: { name: variable } };
  if (bold !== undefined) {
    return { type: 'text', text: bold, marks: [{ type: 'bold' }] };
  }
  if (italic !== undefined) {
    return { type: 'text', text: italic, marks: [{ type: 'italic' }] };
  }
  return {
    type: 'text',
    text: label ?? '',
    marks: [{ type: 'link', attrs: { href: href ?? '' } }],
  };
}
