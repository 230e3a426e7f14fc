import { fileTypeFromBuffer } from 'file-type';

// Detects the type of a file by its content: formats with a signature by that, the rest as text, as
// markup that a browser would execute, or as unknown bytes.

export type Detected = { type: string; by: 'signature' | 'markup' | 'text' | 'nothing' };

export const headLength = 64 * 1024;

const page = /^<(!doctype html|html|head|body|script|iframe|meta)\b/i;
const drawing = /^(<!doctype svg[^>]{0,2000}>\s*)?<svg\b/i;

const sameType: Record<string, string> = {
  'text/rtf': 'application/rtf',
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'text/xml': 'application/xml',
  'application/x-gzip': 'application/gzip',
  'application/x-zip-compressed': 'application/zip',
  'audio/mp3': 'audio/mpeg',
};

/** Returns one name for types with several names. */
export const canonicalType = (type: string): string => sameType[type] ?? type;

export async function detectType(head: Buffer, isWhole: boolean): Promise<Detected> {
  const text = decodeText(head, isWhole);
  const start = text?.trimStart().slice(0, 4096) ?? '';
  if (drawing.test(skipComments(skipDeclaration(start))))
    return { type: 'image/svg+xml', by: 'markup' };
  if (page.test(skipComments(start))) return { type: 'text/html', by: 'markup' };
  // The last chunk may extend far beyond the head.
  const beginning = head.subarray(0, headLength);
  // A file that ends early may not be parsed; its type is then unknown.
  const signature = await fileTypeFromBuffer(beginning).catch(() => undefined);
  if (signature) return { type: canonicalType(signature.mime), by: 'signature' };
  return text === undefined
    ? { type: 'application/octet-stream', by: 'nothing' }
    : { type: 'text/plain', by: 'text' };
}

const skipDeclaration = (text: string) => text.replace(/^<\?xml[^>]{0,500}\?>\s*/i, '');

/** A comment ends at the first `-->`, whose dashes may be those of `<!--`. */
function skipComments(text: string): string {
  let position = 0;
  while (text.startsWith('<!--', position)) {
    const end = text.indexOf('-->', position + 2);
    if (end < 0) return '';
    position = end + 3;
    while (/\s/.test(text.charAt(position))) position += 1;
  }
  return text.slice(position);
}

/** Decodes UTF-8, UTF-16 with a byte order mark, or an 8-bit encoding; returns undefined for binary data. */
function decodeText(head: Buffer, isWhole: boolean): string | undefined {
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (isWide) {
    const wide = new TextDecoder(head[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(head);
    return hasControls(Uint16Array.from(wide, (character) => character.charCodeAt(0)))
      ? undefined
      : wide;
  }
  // The bytes of these characters are the same in all other encodings, and most files have one near their start.
  if (hasControls(head)) return undefined;
  return decodeUtf8(head, isWhole) ?? new TextDecoder('windows-1252').decode(head);
}

function decodeUtf8(head: Buffer, isWhole: boolean): string | undefined {
  try {
    // The head may end in the middle of a character.
    return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: !isWhole });
  } catch {
    return undefined;
  }
}

const escapeCode = 27;

/** True if there are control characters other than tab, line feed, carriage return and form feed. */
function hasControls(codes: ArrayLike<number>): boolean {
  for (let index = 0; index < codes.length; index += 1) {
    const code = codes[index] ?? 0;
    if (code < 32 && (code < 9 || code > 13) && code !== escapeCode) return true;
  }
  return false;
}
