import type { Language } from '../language.ts';
import { fillVariables, type MessageValues } from './message-template.ts';

const phrases: Record<Language, { greeting: (name: string) => string; regards: string }> = {
  en: { greeting: (name) => (name ? `Hi ${name},` : 'Hi,'), regards: 'Best regards,' },
  sv: { greeting: (name) => (name ? `Hej ${name}!` : 'Hej!'), regards: 'Vänliga hälsningar' },
};

type Document = { type: 'doc'; content: object[] };

const paragraph = (...lines: string[]) => ({
  type: 'paragraph',
  content: lines.flatMap((text) => [{ type: 'hardBreak' }, { type: 'text', text }]).slice(1),
});

/** The signature of a colleague who has not written one. */
export function usualSignature(language: Language, sender: string): Document {
  const { regards } = phrases[language];
  return { type: 'doc', content: [paragraph(...[regards, sender].filter(Boolean))] };
}

/** The frame of a mail in the language of its recipient, which staff fill in. */
export function messageTo(
  { firstName, language }: { firstName: string; language: Language },
  signature: object,
): object {
  const { greeting } = phrases[language];
  const opening = [paragraph(greeting(firstName)), { type: 'paragraph' }];
  return { type: 'doc', content: [...opening, ...contentOf(signature)] };
}

/** Composes a mail from a template: its text, filled in with facts about the recipient, and the signature. */
export function messageFrom(template: object, values: MessageValues, signature: object): object {
  const filledTemplate = fillVariables(template, values);
  return { type: 'doc', content: [...contentOf(filledTemplate), ...contentOf(signature)] };
}

const contentOf = (document: object) => (document as Partial<Document>).content ?? [];
