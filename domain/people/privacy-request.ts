// The table of privacy requests has the same limits.

export const maxRequestMessageLength = 2000;
export const maxRequestNoteLength = 2000;
