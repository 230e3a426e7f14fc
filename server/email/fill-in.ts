import { standsAlone } from '../../domain/mail/mail-template-secrets.ts';
import { escapeHtml } from './liquid.ts';
import type { OpenLink } from './open-links.ts';
import type { Rendered } from './render.ts';

const block = /^<\/?(?:p|br|hr|li|ul|ol|div|h[1-6]|table|tbody|thead|tr|td|th|blockquote|body)\b/i;

/**
 * The mail as it is sent. A link or a code is put in where it stands by itself in the text or is the whole target of a
 * link; elsewhere it stays masked, because it could reach another server.
 */
export function fillIn({ subject, html, text }: Rendered, links: OpenLink[]): Rendered {
  return {
    subject: fillText(subject, links),
    html: fillHtml(html, links),
    text: fillText(text, links),
  };
}

function fillText(
  text: string,
  links: OpenLink[],
  { encode = (value: string) => value, before = '' } = {},
): string {
  return links.reduce((filled, { shown, sent }) => {
    const masked = encode(shown);
    return filled.replaceAll(masked, (_, at: number) => {
      const previous = at > 0 ? filled.slice(at - 1, at) : before;
      const isAlone = standsAlone(previous, filled.slice(at + masked.length));
      return isAlone ? encode(sent) : masked;
    });
  }, text);
}

function fillHtml(html: string, links: OpenLink[]): string {
  // The character that is seen before a text, whatever inline tags are in between.
  let before = '';
  return html
    .split(/(<[^>]*>)/)
    .map((token) => {
      if (token.startsWith('<')) {
        if (block.test(token)) before = '';
        return fillTarget(token, links);
      }
      const filled = fillText(token, links, { encode: escapeHtml, before });
      before = token.slice(-1) || before;
      return filled;
    })
    .join('');
}

function fillTarget(tag: string, links: OpenLink[]): string {
  if (!/^<a\s/i.test(tag)) return tag;
  return links.reduce((filled, { shown, sent }) => {
    const target = (url: string) => ` href="${escapeHtml(url)}"`;
    const single = (url: string) => ` href='${escapeHtml(url)}'`;
    return filled
      .replace(target(shown), () => target(sent))
      .replace(single(shown), () => single(sent));
  }, tag);
}
