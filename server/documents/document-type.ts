import { fileTypeFromBuffer } from 'file-type';
import { type documentExtensions, pdfType, wordType } from '../../domain/document.ts';
import { maxFileBytes } from '../../domain/limits.ts';
import { readSmallEntry, readZipDirectory } from './zip-directory.ts';

// The type of a CV is detected by its content: its name and its declared type prove nothing.

type DocumentType = { extension: (typeof documentExtensions)[number]; mimeType: string };

type DocumentError = 'file_empty' | 'file_too_large' | 'file_type' | 'file_bomb';

const openDocument = 'application/vnd.oasis.opendocument.text';

const pdf: DocumentType = { extension: 'pdf', mimeType: pdfType };
const rtf: DocumentType = { extension: 'rtf', mimeType: 'application/rtf' };
const odt: DocumentType = { extension: 'odt', mimeType: openDocument };
const docx: DocumentType = { extension: 'docx', mimeType: wordType };
const text: DocumentType = { extension: 'txt', mimeType: 'text/plain' };

const headLength = 4100;
const maxTypeBytes = 256 * 1024;

export async function findDocumentType(bytes: Uint8Array): Promise<DocumentType | DocumentError> {
  if (bytes.length === 0) return 'file_empty';
  if (bytes.length > maxFileBytes) return 'file_too_large';
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return findArchiveType(bytes);
  // Signatures stand at the beginning; a search of the whole file would block other requests.
  const detectedType = await fileTypeFromBuffer(bytes.subarray(0, headLength));
  if (detectedType)
    return [pdf, rtf].find(({ mimeType }) => mimeType === detectedType.mime) ?? 'file_type';
  return isText(bytes) ? text : 'file_type';
}

/** Reads the directory of the archive and the one small file that names the type. */
function findArchiveType(bytes: Uint8Array): DocumentType | DocumentError {
  const directory = readZipDirectory(bytes);
  if (!directory) return 'file_bomb';
  const read = (name: string) => {
    const entry = directory.get(name);
    return entry && readSmallEntry(bytes, entry, maxTypeBytes);
  };
  if (read('mimetype')?.trim() === openDocument) return odt;
  // Templates and documents with macros have other types.
  if (read('[Content_Types].xml')?.includes(`${wordType}.main+xml`)) return docx;
  return 'file_type';
}

/** Accepts readable characters alone, and no HTML page or script. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  const controls = bytes
    .subarray(0, 100_000)
    .filter((byte) => byte < 9 || (byte > 13 && byte < 32));
  if (controls.length > 0) return false;
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1000)).trimStart();
  return !/^(<!doctype|<html|<svg|<\?xml|<script|#!|%!ps)/i.test(start);
}
