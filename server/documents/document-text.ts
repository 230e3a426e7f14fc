import { Unzip, UnzipInflate } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { documentLimits } from '../../domain/document-limits.ts';
import { mebibyte } from '../../domain/units.ts';
import { decodeEntities } from '../support/decode-entities.ts';
import { replaceTags } from '../support/replace-tags.ts';
import { findDocumentType } from './document-type.ts';
import { rtfText } from './rtf-text.ts';

const maxXmlBytes = 30 * mebibyte;

/** Extracts the text of a CV of any accepted type. */
export async function documentText(bytes: Uint8Array): Promise<string> {
  const type = await findDocumentType(bytes);
  if (typeof type === 'string') throw new Error(type);
  return tidy(await read(bytes, type.extension));
}

async function read(bytes: Uint8Array, extension: string): Promise<string> {
  switch (extension) {
    case 'pdf':
      return pdfText(bytes);
    case 'docx':
      return xmlText(
        unzipEntry(bytes, 'word/document.xml', maxXmlBytes) ?? '',
        /^<(\/w:p>|w:(br|tab)\b)/,
      );
    case 'odt':
      return xmlText(
        unzipEntry(bytes, 'content.xml', maxXmlBytes) ?? '',
        /^<(\/text:(p|h)>|text:(line-break|tab|s)\b)/,
      );
    case 'rtf':
      return rtfText(new TextDecoder('latin1').decode(bytes));
    default:
      return plainText(bytes);
  }
}

async function pdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(bytes);
  const { pages } = documentLimits;
  if (pdf.numPages > pages) throw new Error(`more than ${pages} pages`);
  const { text } = await extractText(pdf, { mergePages: false });
  return text.join('\n\n');
}

function xmlText(xml: string, breaks: RegExp): string {
  const text = replaceTags(xml, (tag) => (breaks.test(tag) ? '\n' : ''));
  return decodeEntities(text);
}

function plainText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function tidy(text: string): string {
  return (
    text
      // PostgreSQL stores neither NUL characters nor lone surrogates.
      .replaceAll('\0', '')
      .toWellFormed()
      .replace(/[ \t\u00a0]+/g, ' ')
      .replace(/ ?\r?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
      .slice(0, documentLimits.characters)
      .toWellFormed()
  );
}

const chunkBytes = 64 * 1024;

class TooLarge extends Error {}

/** Unpacks one file of an archive as text. Stops as soon as it exceeds the limit, whatever size the archive declares. */
function unzipEntry(archive: Uint8Array, name: string, limit: number): string | undefined {
  const decoder = new TextDecoder();
  let text: string | undefined;
  let size = 0;
  const unzip = new Unzip((file) => {
    if (file.name !== name || text !== undefined) return;
    text = '';
    file.ondata = (error, data, final) => {
      if (error) throw error;
      size += data.length;
      if (size > limit) throw new TooLarge(`${name} unpacks to more than ${limit} bytes`);
      text += decoder.decode(data, { stream: !final });
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let offset = 0; offset < archive.length; offset += chunkBytes) {
    const end = Math.min(offset + chunkBytes, archive.length);
    unzip.push(archive.subarray(offset, end), end === archive.length);
  }
  return text;
}
