const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

export const containing = (text: string): string => `%${escaped(text)}%`;
export const startingWith = (text: string): string => `${escaped(text)}%`;
