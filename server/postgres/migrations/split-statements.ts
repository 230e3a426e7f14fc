export type Statement = {
  /** Without surrounding space and the closing semicolon, as the Supabase CLI stores it. */
  text: string;
  /** Offset of the text in its file. */
  start: number;
  /** Offset of the first word after leading comments. */
  codeStart: number;
};

const lexeme =
  /--[^\n]*|\/\*|[eE]'[^'\\]*(?:(?:\\[\s\S]|'')[^'\\]*)*'|'[^']*(?:''[^']*)*'|"[^"]*(?:""[^"]*)*"|\$(?:[a-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$|[a-z_\u0080-\uffff][\w$\u0080-\uffff]*|\s+|[\s\S]/giy;

/** Splits a script at the semicolons that end statements, ignoring those in strings, comments and function bodies. */
export function splitStatements(script: string): Statement[] {
  const statements: Statement[] = [];
  let start = 0;
  let codeStart = -1;
  let previousWord = '';
  let depth = 0;
  let position = 0;

  const cut = (end: number) => {
    if (codeStart >= 0) {
      const raw = script.slice(start, end);
      const indent = raw.length - raw.trimStart().length;
      statements.push({ text: raw.trim(), start: start + indent, codeStart });
    }
    start = end + 1;
    codeStart = -1;
    previousWord = '';
    depth = 0;
  };

  while (position < script.length) {
    lexeme.lastIndex = position;
    const text = lexeme.exec(script)?.[0] ?? '';
    const from = position;
    position += text.length;

    if (text.startsWith('--') || text.trim() === '') continue;
    if (text === '/*') {
      position = endOfComment(script, position);
      continue;
    }
    if (text === ';' && depth === 0) {
      cut(from);
      continue;
    }
    if (codeStart < 0) codeStart = from;
    if (text.length > 1 && text.startsWith('$')) {
      const end = script.indexOf(text, position);
      position = end < 0 ? script.length : end + text.length;
    } else if (/^[a-z_]/i.test(text)) {
      const word = text.toLowerCase();
      depth += nesting(word, previousWord, depth);
      previousWord = word;
    }
  }
  cut(script.length);
  return statements;
}

// Semicolons separate the statements of an SQL-standard body (begin atomic … end), where CASE also ends with END.
function nesting(word: string, previousWord: string, depth: number): number {
  if (word === 'atomic' && previousWord === 'begin') return 1;
  if (depth > 0 && word === 'case') return 1;
  if (depth > 0 && word === 'end') return -1;
  return 0;
}

function endOfComment(script: string, from: number): number {
  const mark = /\/\*|\*\//g;
  mark.lastIndex = from;
  let depth = 1;
  for (let match = mark.exec(script); match; match = mark.exec(script)) {
    depth += match[0] === '/*' ? 1 : -1;
    if (depth === 0) return mark.lastIndex;
  }
  return script.length;
}
