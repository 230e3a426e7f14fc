import type { Language } from '../../../domain/language.ts';
import { replaceTags } from '../../support/replace-tags.ts';
import { localizedUrl } from '../mail-link.ts';
import { footerMessages } from './footer-messages.ts';
import type { Sender } from './render.ts';

type Parts = { body: string; language: Language; sender: Sender; unsubscribeLink?: string };

/** Renders the plain-text part of the mail. */
export function toPlainText({ body, language, sender, unsubscribeLink }: Parts): string {
  const { sentBy, questions, unsubscribe } = footerMessages[language];
  const footer = [
    '-- ',
    `${sender.siteName}`,
    `${sentBy} ${localizedUrl(sender.siteUrl, language)}`,
    `${questions} ${sender.contactEmail}`,
    ...(unsubscribeLink ? [`${unsubscribe}: ${unsubscribeLink}`] : []),
  ];
  return `${stripHtml(body)}\n\n${footer.join('\n')}\n`;
}

export function stripHtml(html: string): string {
  let href = '';
  const text = replaceTags(html.replace(/\s+/g, ' '), (tag, before) => {
    if (tag.startsWith('<a ')) href = /href="([^"]*)"/.exec(tag)?.[1] ?? '';
    if (tag === '</a>' && href) return before === href ? '' : `: ${href}`;
    if (tag.startsWith('<li')) return '\n- ';
    if (/^<br\b/.test(tag)) return '\n';
    return /^<\/(p|ul|ol|h[1-6]|div)>/.test(tag) ? '\n\n' : '';
  });
  return decode(text)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => named[name] ?? entity);
}
