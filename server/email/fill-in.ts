import { splitTags, standsAlone } from '../../domain/mail/mail-template-secrets.ts';
import type { OpenLink } from './open-links.ts';
import { escapeHtml } from './render/liquid.ts';
import type { RenderedMail } from './render/render.ts';

/**
 * Replaces masked links and codes with the real ones, if they stand alone in the text or are the whole target of a
 * link. Elsewhere they stay masked, because they could be part of a URL of another server.
 */
export function fillIn({ subject, html, text }: RenderedMail, links: OpenLink[]): RenderedMail {
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
    return filled.replaceAll(masked, (_, position: number) => {
      const previous = position > 0 ? filled.slice(position - 1, position) : before;
      const isAlone = standsAlone(previous, filled.slice(position + masked.length));
      return isAlone ? encode(sent) : masked;
    });
  }, text);
}

function fillHtml(html: string, links: OpenLink[]): string {
  const doctype = /^<!doctype html>/i.exec(html)?.[0] ?? '';
  const tokens = splitTags(html.slice(doctype.length));
  // Mail programs may parse a malformed tag differently than this code, so no secret is filled in.
  if (!tokens) return html;
  // The visible character before a text; inline tags do not count.
  let before = '';
  const filledParts = tokens.map((token) => {
    if ('tag' in token) {
      if (token.isBlock) before = '';
      return fillTarget(token.tag, links);
    }
    const text = fillText(token.text, links, { encode: escapeHtml, before });
    before = token.text.slice(-1) || before;
    return text;
  });
  return doctype + filledParts.join('');
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
