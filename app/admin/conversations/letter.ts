import type { Language } from '../../../domain/language.ts';

const phrases: Record<Language, { greeting: (name: string) => string; regards: string }> = {
  en: { greeting: (name) => (name ? `Hi ${name},` : 'Hi,'), regards: 'Best regards,' },
  sv: { greeting: (name) => (name ? `Hej ${name}!` : 'Hej!'), regards: 'Vänliga hälsningar' },
};

const paragraph = (...lines: string[]) => ({
  type: 'paragraph',
  content: lines.flatMap((text) => [{ type: 'hardBreak' }, { type: 'text', text }]).slice(1),
});

/** The frame of a mail in the language of its recipient, which staff fill in. */
export function letterTo(
  { firstName, language }: { firstName: string; language: Language },
  sender: string,
): object {
  const { greeting, regards } = phrases[language];
  return {
    type: 'doc',
    content: [
      paragraph(greeting(firstName)),
      { type: 'paragraph' },
      paragraph(...[regards, sender].filter(Boolean)),
    ],
  };
}
