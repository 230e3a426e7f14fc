import { readFileSync } from 'node:fs';

let common: Set<string> | undefined;

/**
 * Whether a password is among those that are guessed first, or one of them with the usual decoration:
 * capitals, digits or a symbol at its ends, and digits or symbols in place of letters.
 */
export function isCommonPassword(password: string): boolean {
  common ??= readList();
  const list = common;
  return undecorated(password.toLowerCase())
    .flatMap(spelledOut)
    .some((word) => list.has(word));
}

/** Each end may carry digits and one symbol; a word of digits alone must not vanish with them. */
function undecorated(text: string): string[] {
  const withoutSymbol = text.replace(/^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/gu, '');
  const word = text.replace(/^\d*[^\p{L}\p{N}]?\d*|\d*[^\p{L}\p{N}]?\d*$/gu, '');
  const head = text.replace(/\d*[^\p{L}\p{N}]?\d*$/u, '');
  return [text, withoutSymbol, word, head];
}

const lookalikes: Record<string, string> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

/** The text, and its readings with letters for the digits and symbols that look like them. */
function spelledOut(text: string): string[] {
  const plain = text.replace(/[03457@$]/g, (sign) => lookalikes[sign] ?? sign);
  // A one or an exclamation mark stands for either of two letters.
  return [text, plain.replace(/[1!]/g, 'l'), plain.replace(/[1!]/g, 'i')];
}

/** Read at the first question, so that a start need not wait for it. */
function readList(): Set<string> {
  const text = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8');
  return new Set(text.split('\n').filter((line) => line && !line.startsWith('# ')));
}
