import type { UnsentFileError } from '../../../../domain/imports/import.ts';
import { maxFileBytes } from '../../../../domain/limits.ts';
import { decodeName } from './decode-name.ts';

// Reads a ZIP file piece by piece, in the browser: an archive of gigabytes is never in memory, and the server gets single
// files, each of which is limited whatever the archive declares.

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const endLength = 22;
const maxComment = 0xffff;
const maxDirectoryBytes = 32 * 1024 * 1024;

const encryptedFlag = 1;
const storedMethod = 0;
const deflatedMethod = 8;
const linkMode = 0o120000;
const modeMask = 0o170000;

export type ArchiveEntry = {
  name: string;
  /** Unpacks the file, or returns the reason why it cannot be used. */
  open: () => Promise<Blob | UnsentFileError>;
};

class ArchiveError extends Error {
  readonly code: string;

  constructor(code: 'archive_damaged' | 'archive_too_large') {
    super(code);
    this.code = code;
  }
}

const readDataView = async (blob: Blob) => new DataView(await blob.arrayBuffer());

/** Lists the files of an archive, in its order, without folders. */
export async function readArchive(archive: Blob): Promise<ArchiveEntry[]> {
  const { start, length, count } = await getDirectory(archive);
  const view = await readDataView(archive.slice(start, start + length));
  const entries: ArchiveEntry[] = [];
  let offset = 0;
  for (let index = 0; index < count; index += 1) {
    if (offset + 46 > view.byteLength || view.getUint32(offset, true) !== entryMark)
      throw new ArchiveError('archive_damaged');
    const nameLength = view.getUint16(offset + 28, true);
    const extraLength = view.getUint16(offset + 30, true);
    const end = offset + 46 + nameLength + extraLength;
    if (end > view.byteLength) throw new ArchiveError('archive_damaged');
    const flags = view.getUint16(offset + 8, true);
    const bytes = new Uint8Array(view.buffer, offset + 46, nameLength);
    const name = decodeName(bytes, new Uint8Array(view.buffer, end - extraLength, extraLength));
    const header = {
      isEncrypted: (flags & encryptedFlag) !== 0,
      isLink: ((view.getUint32(offset + 38, true) >>> 16) & modeMask) === linkMode,
      method: view.getUint16(offset + 10, true),
      packed: view.getUint32(offset + 20, true),
      start: view.getUint32(offset + 42, true),
    };
    if (!/[/\\]$/.test(name)) entries.push({ name, open: () => unpack(archive, header) });
    offset = end + view.getUint16(offset + 32, true);
  }
  return entries;
}

async function getDirectory(archive: Blob) {
  const from = Math.max(0, archive.size - endLength - maxComment);
  const view = await readDataView(archive.slice(from));
  for (let offset = view.byteLength - endLength; offset >= 0; offset -= 1) {
    if (view.getUint32(offset, true) !== endMark) continue;
    const count = view.getUint16(offset + 10, true);
    const length = view.getUint32(offset + 12, true);
    const start = view.getUint32(offset + 16, true);
    // Archives of more than 4 GB or 65,534 files have another directory.
    if (count === 0xffff || start === 0xffffffff || length > maxDirectoryBytes)
      throw new ArchiveError('archive_too_large');
    return { start, length, count };
  }
  throw new ArchiveError('archive_damaged');
}

type Found = {
  isEncrypted: boolean;
  isLink: boolean;
  method: number;
  packed: number;
  start: number;
};

async function unpack(archive: Blob, header: Found): Promise<Blob | UnsentFileError> {
  const { isEncrypted, isLink, method, packed, start } = header;
  if (isEncrypted) return 'file_encrypted';
  if (isLink) return 'file_type';
  if (packed > maxFileBytes) return 'file_too_large';
  const head = await readDataView(archive.slice(start, start + 30));
  if (head.byteLength < 30 || head.getUint32(0, true) !== localMark) return 'file_damaged';
  const from = start + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const content = archive.slice(from, from + packed);
  if (method === storedMethod) return content.size === packed ? content : 'file_damaged';
  return method === deflatedMethod ? inflate(content) : 'file_damaged';
}

/** Stops as soon as a file is larger than a CV may be. */
async function inflate(content: Blob): Promise<Blob | UnsentFileError> {
  const reader = content.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return new Blob(parts);
      size += value.length;
      if (size > maxFileBytes) {
        await reader.cancel();
        return 'file_too_large';
      }
      parts.push(value as Uint8Array<ArrayBuffer>);
    }
  } catch {
    return 'file_damaged';
  }
}
