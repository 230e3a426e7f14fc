// Turns a short notation into the HTML that mail templates store. Liquid stays unchanged.
//
//   - bullet     **bold**     [label]({{ link }})     a link alone in its block becomes a button
//
// A block that is only a Liquid tag, such as {% if note %}, stays outside the paragraphs.

export function mailBody(notation: string): string {
  return notation
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ''))
    .filter((lines) => lines.length > 0)
    .map(renderBlock)
    .join('\n');
}

const liquidTag = /^\{%[^%]*%\}$/;
const loneLink = /^\[([^\]]+)\]\(([^)]+)\)$/;

function renderBlock(lines: string[]): string {
  if (lines[0]?.startsWith('- ')) {
    const items = lines.map((line) => `<li>${inline(line.replace(/^- /, ''))}</li>`);
    return `<ul>\n${items.join('\n')}\n</ul>`;
  }
  const text = lines.join(' ');
  if (liquidTag.test(text)) {
    return text;
  }
  const button = loneLink.exec(text);
  if (button) {
    return `<p><a class="button" href="${button[2]}">${button[1]}</a></p>`;
  }
  return `<p>${inline(text)}</p>`;
}

function inline(text: string): string {
  return text
    .replace(/&(?!\w+;)/g, '&amp;')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');
}
