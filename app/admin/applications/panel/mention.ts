import type { Colleague } from '../../../data/applications/choices.ts';

/** What has been typed since the last @ before the cursor. */
export function findMention(
  text: string,
  cursor: number,
): { from: number; word: string } | undefined {
  const found = /(?:^|\s)@([\p{L}'’-]*)$/u.exec(text.slice(0, cursor));
  if (!found) return undefined;
  const word = found[1] ?? '';
  return { from: cursor - word.length - 1, word };
}

export function matchColleagues(colleagues: Colleague[], word: string): Colleague[] {
  const wanted = word.toLowerCase();
  return colleagues
    .filter(({ name }) =>
      name
        .toLowerCase()
        .split(/\s+/)
        .some((part) => part.startsWith(wanted)),
    )
    .slice(0, 6);
}

export function insertMention(text: string, from: number, cursor: number, name: string) {
  const mention = `@${name} `;
  return {
    text: text.slice(0, from) + mention + text.slice(cursor),
    cursor: from + mention.length,
  };
}

/** Everybody whose name stands in the text behind an @. */
export function listMentions(text: string, colleagues: Colleague[]): string[] {
  return colleagues.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id);
}
