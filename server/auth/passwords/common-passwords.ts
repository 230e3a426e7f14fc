import { readFileSync } from 'node:fs';

let common: Set<string> | undefined;

/**
 * True for a common password, also with the usual variations: capitals, digits or a symbol at its
 * ends, and digits or symbols in place of letters.
 */
export function isCommonPassword(password: string): boolean {
  common ??= readList();
  const list = common;
  return stripEnds(password.toLowerCase())
    .flatMap(replaceLookalikes)
    .some((word) => list.has(word));
}

/** Strips digits and one symbol from the ends; variants keep them, for passwords that are only digits. */
function stripEnds(text: string): string[] {
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

/** Returns the text, and variants with letters in place of digits and symbols that look like them. */
function replaceLookalikes(text: string): string[] {
  const plain = text.replace(/[03457@$]/g, (sign) => lookalikes[sign] ?? sign);
  // "1" and "!" can stand for l or i.
  return [text, plain.replace(/[1!]/g, 'l'), plain.replace(/[1!]/g, 'i')];
}

/** Reads the list on first use, so that it does not delay the start. */
function readList(): Set<string> {
  const text = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8');
  return new Set(text.split('\n').filter((line) => line && !line.startsWith('# ')));
}
