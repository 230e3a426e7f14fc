import type { Language } from './language.ts';

/** Types of document that are accepted as a CV. */
export const documentExtensions = ['pdf', 'docx', 'odt', 'rtf', 'txt'] as const;

type DocumentExtension = (typeof documentExtensions)[number];

const plainText: Record<Language, string> = { en: 'plain text', sv: 'ren text' };

// British English has no comma before the last item of a list.
const locales: Record<Language, string> = { en: 'en-GB', sv: 'sv' };

/** Names the accepted types, as "PDF, Word, … or plain text" or with "and". */
export function listDocumentFormats(language: Language, joinedBy: 'or' | 'and'): string {
  const names: Record<DocumentExtension, string> = {
    pdf: 'PDF',
    docx: 'Word',
    odt: 'OpenDocument',
    rtf: 'RTF',
    txt: plainText[language],
  };
  const type = joinedBy === 'or' ? 'disjunction' : 'conjunction';
  return new Intl.ListFormat(locales[language], { type }).format(
    documentExtensions.map((extension) => names[extension]),
  );
}
