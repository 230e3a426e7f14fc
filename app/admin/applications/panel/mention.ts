import type { Colleague } from '../data/colleagues.ts';

/** The text since the last @ before the cursor. A name may have two words. */
export function findMention(
  text: string,
  cursor: number,
): { from: number; word: string } | undefined {
  const found = /(?:^|\s)@([\p{L}'’-]*(?: [\p{L}'’-]*)?)$/u.exec(text.slice(0, cursor));
  if (!found) return undefined;
  const word = found[1] ?? '';
  return { from: cursor - word.length - 1, word };
}

/** Colleagues with a name that contains this prefix at the start of any of its words. */
export function matchColleagues(colleagues: Colleague[], word: string): Colleague[] {
  const wanted = word.toLowerCase();
  return colleagues
    .filter(({ name }) => {
      const parts = name.toLowerCase().split(/\s+/);
      return parts.some((_, start) => parts.slice(start).join(' ').startsWith(wanted));
    })
    .slice(0, 6);
}

export function insertMention(text: string, from: number, cursor: number, name: string) {
  const mention = `@${name} `;
  return {
    text: text.slice(0, from) + mention + text.slice(cursor),
    cursor: from + mention.length,
  };
}

/**
 * Colleagues whose full name follows an @ in the text: “@Anna Bergman” does not mention Anna Berg.
 */
export function listMentions(text: string, colleagues: Colleague[]): string[] {
  const longestFirst = [...colleagues].sort((one, other) => other.name.length - one.name.length);
  const named = text
    .split('@')
    .slice(1)
    .map((rest) => longestFirst.find(({ name }) => beginsWith(rest, name))?.name);
  return colleagues.filter(({ name }) => named.includes(name)).map(({ id }) => id);
}

function beginsWith(text: string, name: string): boolean {
  return text.startsWith(name) && !/^-?[\p{L}\p{N}]/u.test(text.slice(name.length));
}
