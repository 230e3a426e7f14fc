import type { Span } from './span.ts';
import { isTopLevelDomain } from './top-level-domains.ts';

// E-mail addresses, links and the names of accounts. Each search starts at a sign and reads a limited number of letters
// around it, or reads each letter once: a regular expression for a whole address would take quadratic time.

const maxLocal = 64;
const maxHost = 255;
const maxScheme = 20;

export function findAddresses(text: string): Span[] {
  return [...findMailboxes(text), ...findUrls(text), ...findHosts(text)];
}

const isLocal = (letter: string | undefined) =>
  letter !== undefined && /[\p{L}\p{N}._+%'’-]/u.test(letter);
const isHost = (letter: string | undefined) =>
  letter !== undefined && /[\p{L}\p{N}._-]/u.test(letter);

/** `@`, or a spelling that hides it from robots, such as “(at)”. */
const atSigns = /@|[([{<] ?(?:at|a|snabel-?a) ?[)\]}>]/gi;
const dots = / ?[([{<] ?(?:dot|punkt|punct) ?[)\]}>] ?/iy;

function findMailboxes(text: string): Span[] {
  const spans: Span[] = [];
  for (const { 0: sign, index } of text.matchAll(atSigns)) {
    const leftEnd = skip(text, index, -1);
    let start = leftEnd;
    while (leftEnd - start < maxLocal && isLocal(text[start - 1])) start -= 1;
    const rightStart = skip(text, index + sign.length, 1);
    const host = readHost(text, rightStart);
    if (host.end === rightStart) continue;
    const isJoined = leftEnd === index && rightStart === index + sign.length;
    const isAddress = start < leftEnd && (host.hasDot || isJoined || sign !== '@');
    if (isAddress) spans.push({ start, end: host.end });
    else if (sign === '@' && rightStart === index + 1) spans.push({ start: index, end: host.end });
  }
  return spans;
}

/** Skips up to two spaces in a direction. */
function skip(text: string, from: number, by: 1 | -1): number {
  const isSpace = (at: number) => text[by === 1 ? at : at - 1] === ' ';
  if (!isSpace(from)) return from;
  return isSpace(from + by) ? from + 2 * by : from + by;
}

function readHost(text: string, from: number): { end: number; hasDot: boolean } {
  let end = from;
  let hasDot = false;
  while (end - from < maxHost) {
    dots.lastIndex = end;
    const spelled = end > from && '([{< '.includes(text[end] ?? 'x') ? dots.exec(text) : undefined;
    if (spelled) end += spelled[0].length;
    else if (isHost(text[end])) end += 1;
    else break;
    if (spelled || (text[end - 1] === '.' && isHost(text[end]))) hasDot = true;
  }
  while (end > from && /[._-]/.test(text[end - 1] ?? '')) end -= 1;
  return { end, hasDot };
}

const isInLink = (letter: string | undefined) => letter !== undefined && !/[\s<>"]/.test(letter);

/** The end of a link, without the signs that end its sentence. */
function endOfLink(text: string, from: number): number {
  let end = from;
  while (isInLink(text[end])) end += 1;
  while (end > from && /[.,;:!?)\]}'’”…]/.test(text[end - 1] ?? '')) end -= 1;
  return end;
}

function findUrls(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (
    let position = text.indexOf('://');
    position >= 0;
    position = text.indexOf('://', Math.max(end, position + 1))
  ) {
    let start = position;
    while (
      position - start < maxScheme &&
      start > end &&
      /[a-z0-9+.-]/i.test(text[start - 1] ?? '')
    ) {
      start -= 1;
    }
    end = endOfLink(text, position + 3);
    spans.push({ start, end });
  }
  return spans;
}

/** Runs of letters with dots, such as `sub.example.se/path`. */
function findHosts(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (let position = 0; position <= text.length; position++) {
    if (isHost(text[position])) continue;
    const end = position > start ? endOfHost(text, start, position) : start;
    if (end > start) spans.push({ start, end });
    // The path of a link has been read.
    position = Math.max(position, end - 1);
    start = position + 1;
  }
  return spans;
}

/** Names of products that look like hosts. */
const products = new Set(['asp.net', 'ado.net', 'ml.net', 'vb.net']);
const fileTypes = new Set(
  'cs css html js json jsx md mjs net php ps py rs sh sql ts tsx vue yml'.split(' '),
);

/** Returns the start if the run is no host. */
function endOfHost(text: string, start: number, end: number): number {
  const labels = text.slice(start, end).split('.');
  const isFollowed = /[/?#]/.test(text[end] ?? '') && isInLink(text[end + 1]);
  const isSite = labels.length > 2 && labels[0]?.toLowerCase() === 'www';
  let labelEnd = end;
  for (let index = labels.length - 1; index > 0; index--) {
    const label = labels[index] ?? '';
    const before = labels[index - 1] ?? '';
    const hasPath = isFollowed && index === labels.length - 1;
    if (isHostEnd(before, label, hasPath) || (isSite && label))
      return hasPath ? endOfLink(text, labelEnd) : labelEnd;
    labelEnd -= label.length + 1;
  }
  return start;
}

function isHostEnd(before: string, label: string, hasPath: boolean): boolean {
  const ending = label.toLowerCase();
  if (!before || products.has(`${before}.${label}`.toLowerCase())) return false;
  if (fileTypes.has(ending) && ending !== 'net') return false;
  if (hasPath) return /^(?:\p{L}{2,24}|xn--.*)$/u.test(ending);
  // “the end.It begins” lacks a space, and “B.Sc” is a degree.
  const isSentence = /^\p{Lu}\p{Ll}/u.test(label);
  return before.length >= 2 && !isSentence && isTopLevelDomain(ending);
}
