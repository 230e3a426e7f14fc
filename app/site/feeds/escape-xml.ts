import { escapeHtml } from '../rich-text/render-html.ts';

// XML 1.0 does not allow these characters, not even escaped: readers reject the whole feed.
const forbiddenCharacters = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

export function escapeXml(text: string): string {
  return escapeHtml(text.replace(forbiddenCharacters, ''));
}

/** Renders a text as CDATA, for HTML within XML and for readers that do not decode entities. */
export function renderCdata(text: string): string {
  return `<![CDATA[${text.replace(forbiddenCharacters, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** Renders one element per line, each with its text as CDATA; those without a value are left out. */
export function renderElements(elements: Record<string, string | undefined>): string {
  return Object.entries(elements)
    .flatMap(([name, text]) =>
      text === undefined ? [] : `<${name}>${renderCdata(text)}</${name}>`,
    )
    .join('\n');
}
