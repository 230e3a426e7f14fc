// Extracts the text of a Rich Text Format file without the groups for fonts, styles and pictures.

/** Groups that contain no text of the document. */
const silentGroups = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'object',
  'header',
  'footer',
  'themedata',
  'datastore',
  'listtable',
  'listoverridetable',
  'latentstyles',
  'rsidtbl',
  'generator',
  'xmlnstbl',
]);

const textOfWord: Record<string, string> = {
  par: '\n',
  line: '\n',
  row: '\n',
  sect: '\n\n',
  page: '\n\n',
  tab: '\t',
  cell: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
};

const token = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi;
const windows1252 = new TextDecoder('windows-1252');

/** `substitutes` is the number of characters that follow `\uN` for readers without Unicode. */
type Group = { isSilent: boolean; substitutes: number };

export function rtfText(rtf: string): string {
  const stack: Group[] = [];
  let group: Group = { isSilent: false, substitutes: 1 };
  let substitutesToSkip = 0;
  let text = '';
  const write = (piece: string) => {
    if (!group.isSilent) text += piece;
  };

  for (const [, word, argument, hex, symbol, brace, plain] of rtf.matchAll(token)) {
    if (brace === '{') {
      stack.push(group);
      group = { ...group };
    } else if (brace === '}') {
      group = stack.pop() ?? group;
    } else if (word !== undefined) {
      if (silentGroups.has(word)) group.isSilent = true;
      else if (word === 'uc') group.substitutes = Number(argument ?? 1);
      else if (word === 'u' && argument) {
        write(String.fromCharCode(Number(argument) & 0xffff));
        substitutesToSkip = group.substitutes;
      } else write(textOfWord[word] ?? '');
    } else if (hex !== undefined) {
      if (substitutesToSkip > 0) substitutesToSkip -= 1;
      else write(windows1252.decode(Uint8Array.of(Number.parseInt(hex, 16))));
    } else if (symbol !== undefined) {
      if (symbol === '*') group.isSilent = true;
      else write(symbol === '~' ? ' ' : /[\\{}]/.test(symbol) ? symbol : '');
    } else if (plain !== undefined) {
      const rest = plain.slice(Math.min(substitutesToSkip, plain.length));
      substitutesToSkip = 0;
      write(rest);
    }
  }
  return text;
}
