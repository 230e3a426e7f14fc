/** Types of document that are accepted as a CV. */
export const documentExtensions = ['pdf', 'docx', 'odt', 'rtf', 'txt'] as const;
