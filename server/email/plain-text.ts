import type { Language } from '../../domain/language.ts';
import { footerTexts } from './footer-texts.ts';
import type { Sender } from './render.ts';

type Parts = { body: string; language: Language; sender: Sender; unsubscribeLink?: string };

/** The same mail for programs, and people, that want no HTML. */
export function toPlainText({ body, language, sender, unsubscribeLink }: Parts): string {
  const { sentBy, questions, unsubscribe } = footerTexts[language];
  const footer = [
    '-- ',
    `${sender.siteName}`,
    `${sentBy} ${sender.siteUrl}`,
    `${questions} ${sender.contactEmail}`,
    ...(unsubscribeLink ? [`${unsubscribe}: ${unsubscribeLink}`] : []),
  ];
  return `${stripHtml(body)}\n\n${footer.join('\n')}\n`;
}

export function stripHtml(html: string): string {
  return decode(
    html
      .replace(/\s+/g, ' ')
      .replace(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g, (_, href, label) =>
        label === href ? href : `${label}: ${href}`,
      )
      .replace(/<li[^>]*>/g, '\n- ')
      .replace(/<br\s*\/?>/g, '\n')
      .replace(/<\/(p|ul|ol|h[1-6]|div)>/g, '\n\n')
      .replace(/<[^>]+>/g, ''),
  )
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
