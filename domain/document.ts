import type { Language } from './language.ts';

/** Types of document that are accepted as a CV. */
export const documentExtensions = ['pdf', 'docx', 'odt', 'rtf', 'txt'] as const;

export const pdfType = 'application/pdf';
export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type DocumentExtension = (typeof documentExtensions)[number];

const plainText: Record<Language, string> = { en: 'plain text', sv: 'ren text' };

const conjunctions: Record<Language, Record<'or' | 'and', string>> = {
  en: { or: 'or', and: 'and' },
  sv: { or: 'eller', and: 'och' },
};

/** Names the accepted types, as "PDF, Word, … or plain text" or with "and". */
export function listDocumentFormats(language: Language, joinedBy: 'or' | 'and'): string {
  const names: Record<DocumentExtension, string> = {
    pdf: 'PDF',
    docx: 'Word',
    odt: 'OpenDocument',
    rtf: 'RTF',
    txt: plainText[language],
  };
  const extensionNames = documentExtensions.map((extension) => names[extension]);
  // Messages are built while a page loads, and the first use of Intl takes a phone tenths of a second.
  return `${extensionNames.slice(0, -1).join(', ')} ${conjunctions[language][joinedBy]} ${extensionNames.at(-1)}`;
}
