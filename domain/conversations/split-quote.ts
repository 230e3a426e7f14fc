// Finds where the text that a sender quotes begins, so that a thread shows each text once. The patterns are those that
// mail programs write in English and Swedish; a quote they do not find is shown as part of the text.

const introductions = [
  /^(on|den) .{3,200}\b(wrote|skrev)\b.{0,150}:$/i,
  /^\D{0,40}\d.{3,200}\b(wrote|skrev)\b.{0,150}:$/i,
  /^-{2,}\s*(original message|ursprungligt meddelande|forwarded message|vidarebefordrat meddelande)\s*-{2,}$/i,
  /^_{10,}$/,
];

/** A block of headers that Outlook puts in front of a quote. */
const isOutlookHead = (lines: string[], index: number) =>
  /^\*?(from|från):/i.test(lines[index] ?? '') &&
  lines
    .slice(index + 1, index + 5)
    .some((line) => /^\*?(sent|skickat|date|datum|to|till):/i.test(line.trim()));

/** An introduction may be wrapped over this many lines. */
const maxWrapped = 3;

function isIntroduction(lines: string[], index: number): boolean {
  let text = '';
  for (const line of lines.slice(index, index + maxWrapped)) {
    if (line.trim() === '' || text.length > 300) return false;
    text = `${text} ${line.trim()}`.trim();
    if (introductions.some((pattern) => pattern.test(text))) return true;
  }
  return false;
}

/**
 * Splits a mail into the text of its sender and the quoted text. Text below a quote is an answer to it, so nothing is
 * folded then.
 */
export function splitQuote(text: string): { written: string; quoted: string } {
  const lines = text.split('\n');
  const isQuoted = (line: string) => line.startsWith('>');
  const isBlank = (line: string) => line.trim() === '';
  const quoteAtEnd = 1 + lines.findLastIndex((line) => !isQuoted(line) && !isBlank(line));
  const start = lines.findIndex(
    (line, index) =>
      !isBlank(line) &&
      (index >= quoteAtEnd || isIntroduction(lines, index) || isOutlookHead(lines, index)),
  );
  if (start < 0) return { written: text.trim(), quoted: '' };
  const writtenText = lines.slice(0, start).join('\n').trim();
  const quotedLines = lines.slice(start);
  const lastQuote = quotedLines.findLastIndex(isQuoted);
  const isAnsweredBelow = lastQuote >= 0 && !quotedLines.slice(lastQuote + 1).every(isBlank);
  if (writtenText === '' || isAnsweredBelow) return { written: text.trim(), quoted: '' };
  return { written: writtenText, quoted: quotedLines.join('\n').trim() };
}
