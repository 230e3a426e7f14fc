export type Colleague = { id: string; name: string };

/** Returns the text since the last @ before the cursor. A name may have two words. */
export function findMention(
  text: string,
  cursor: number,
): { from: number; typed: string } | undefined {
  const match = /(?:^|\s)@([\p{L}'’-]*(?: [\p{L}'’-]*)?)$/u.exec(text.slice(0, cursor));
  if (!match) return undefined;
  const typed = match[1] ?? '';
  return { from: cursor - typed.length - 1, typed };
}

/** Returns colleagues with a name that contains this prefix at the start of any of its words. */
export function matchColleagues(colleagues: Colleague[], typed: string): Colleague[] {
  const prefix = typed.toLowerCase();
  return colleagues
    .filter(({ name }) => {
      const parts = name.toLowerCase().split(/\s+/);
      return parts.some((_, start) => parts.slice(start).join(' ').startsWith(prefix));
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

/** Returns colleagues whose full name follows an @ in the text: “@Anna Bergman” does not mention Anna Berg. */
export function listMentions(text: string, colleagues: Colleague[]): string[] {
  const longestFirst = [...colleagues].sort((one, other) => other.name.length - one.name.length);
  const mentioned = text
    .split('@')
    .slice(1)
    .map((rest) => longestFirst.find(({ name }) => beginsWith(rest, name))?.name);
  return colleagues.filter(({ name }) => mentioned.includes(name)).map(({ id }) => id);
}

function beginsWith(text: string, name: string): boolean {
  return text.startsWith(name) && !/^-?[\p{L}\p{N}]/u.test(text.slice(name.length));
}
