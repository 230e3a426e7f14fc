// Converts HTML from word processors and mail programs to plain structure. The schema of the editor
// drops unknown elements; this handles elements that it would misread.

const unwanted =
  'script, style, link, meta, title, template, object, embed, iframe, svg, math, form, input, button, o\\:p, xml';

/** Enough to detect bold text and lists of Word; no attribute that can run code. */
const keptAttributes = new Set([
  'href',
  'src',
  'alt',
  'width',
  'height',
  'start',
  'style',
  'data-variable',
]);

const headings: Record<string, string> = { H1: 'h2', H4: 'h3', H5: 'h3', H6: 'h3' };

/** Parses into a separate document, in which no script runs and nothing loads. */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const frame of body.querySelectorAll('iframe, video, audio, embed')) linkInstead(frame);
  for (const element of body.querySelectorAll(unwanted)) element.remove();
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (!keptAttributes.has(name)) element.removeAttribute(name);
    }
  }
  for (const element of body.querySelectorAll('h1, h4, h5, h6')) {
    renameElement(element, headings[element.tagName] ?? 'h3');
  }
  for (const cell of body.querySelectorAll('td, th')) renameElement(cell, 'p');
  listWordParagraphs(body);
  for (const paragraph of body.querySelectorAll('p')) {
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('img, br')) paragraph.remove();
  }
  return body.innerHTML;
}

/** Replaces an embed by a link: no code of other sites may run in ours. */
function linkInstead(frame: Element): void {
  const url = frame.getAttribute('src') ?? '';
  if (!/^https:\/\//.test(url)) return;
  const paragraph = frame.ownerDocument.createElement('p');
  const link = frame.ownerDocument.createElement('a');
  link.href = url;
  link.textContent = url;
  paragraph.append(link);
  frame.replaceWith(paragraph);
}

/** Converts an embed code that was pasted as text; undefined for any other text. */
export function embedToHtml(text: string): string | undefined {
  return /^\s*<(iframe|embed|video|audio)\s.*>\s*$/is.test(text) ? cleanPaste(text) : undefined;
}

function renameElement(element: Element, name: string): void {
  const renamedElement = element.ownerDocument.createElement(name);
  renamedElement.append(...element.childNodes);
  element.replaceWith(renamedElement);
}

/** Word writes list items as paragraphs with a bullet and a hidden style that holds the level. */
function listWordParagraphs(body: HTMLElement): void {
  const open: HTMLElement[] = [];
  let previous: Element | undefined;
  for (const paragraph of body.querySelectorAll('p')) {
    const level = wordLevel(paragraph);
    if (level === 0) continue;
    const name = isNumbered(paragraph) ? 'ol' : 'ul';
    if (!previous || !isDirectlyAfter(previous, paragraph)) open.length = 0;
    open.length = Math.min(open.length, level);
    let list = open.at(-1);
    if (!list || open.length < level) {
      const inner = body.ownerDocument.createElement(name);
      if (list) (list.lastElementChild ?? list).append(inner);
      else paragraph.before(inner);
      open.push(inner);
      list = inner;
    }
    const item = body.ownerDocument.createElement('li');
    removeMarker(paragraph);
    list.append(item);
    item.append(paragraph);
    previous = open[0];
  }
}

function wordLevel(paragraph: Element): number {
  const style = paragraph.getAttribute('style') ?? '';
  const rule = style.split(';').find((part) => part.includes('mso-list:')) ?? '';
  const level = /level(\d)/.exec(rule)?.[1];
  return level ? Number(level) : 0;
}

const listMarkerSelector = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]';

function isNumbered(paragraph: Element): boolean {
  return /^\s*(\d+|[a-z]{1,3})[.)]/i.test(
    paragraph.querySelector(listMarkerSelector)?.textContent ?? '',
  );
}

function removeMarker(paragraph: Element): void {
  for (const drawn of paragraph.querySelectorAll(listMarkerSelector)) drawn.remove();
}

function isDirectlyAfter(list: Element, paragraph: Element): boolean {
  return list.nextElementSibling === paragraph;
}
