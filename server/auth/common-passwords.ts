import { readFileSync } from 'node:fs';

let common: Set<string> | undefined;

/** Whether a password is among those that are guessed first. */
export function isCommonPassword(password: string): boolean {
  common ??= readList();
  return common.has(password.toLowerCase());
}

/** Read at the first question, so that a start need not wait for it. */
function readList(): Set<string> {
  const text = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8');
  return new Set(text.split('\n').filter((line) => line && !line.startsWith('# ')));
}
