import { fileTypeFromBuffer } from 'file-type';
import { isBomb } from './zip-directory.ts';

// What a CV may be, told by its content; what it is called or claims to be counts for nothing.

export type DocumentType = { extension: string; mimeType: string };

export type DocumentFault = 'file_empty' | 'file_too_large' | 'file_type' | 'file_bomb';

const openDocument = 'application/vnd.oasis.opendocument.text';
const wordDocument = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const binaryTypes: Record<string, DocumentType> = {
  'application/pdf': { extension: 'pdf', mimeType: 'application/pdf' },
  [wordDocument]: { extension: 'docx', mimeType: wordDocument },
  [openDocument]: { extension: 'odt', mimeType: openDocument },
  'application/rtf': { extension: 'rtf', mimeType: 'application/rtf' },
};

const text: DocumentType = { extension: 'txt', mimeType: 'text/plain' };

export const mostBytes = 10 * 1024 * 1024;

export async function findDocumentType(bytes: Uint8Array): Promise<DocumentType | DocumentFault> {
  if (bytes.length === 0) return 'file_empty';
  if (bytes.length > mostBytes) return 'file_too_large';
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isZip && isBomb(bytes)) return 'file_bomb';
  const found = await fileTypeFromBuffer(bytes);
  if (found) return binaryTypes[found.mime] ?? 'file_type';
  return isText(bytes) ? text : 'file_type';
}

/** Readable characters from the first to the last byte, and no page or script in disguise. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  const controls = bytes
    .subarray(0, 100_000)
    .filter((byte) => byte < 9 || (byte > 13 && byte < 32));
  if (controls.length > 0) return false;
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1000)).trimStart();
  return !/^(<!doctype|<html|<svg|<\?xml|<script|#!|%!ps)/i.test(start);
}
