import { inflateRawSync } from 'node:zlib';
import { documentLimits } from '../../domain/document-limits.ts';
import { mebibyte } from '../../domain/units.ts';

// Reads the central directory at the end of a ZIP file, without unpacking the files.

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const farthestEnd = 22 + 0xffff;

const maxEntries = 5000;
const maxRatio = 200;
const maxNameLength = 200;

const stored = 0;
const deflated = 8;

type ZipEntry = { method: number; packed: number; at: number };

/** Entries by name, without names that are too long to be looked up. */
type ZipDirectory = Map<string, ZipEntry>;

/**
 * Returns undefined for an archive that is broken, empty, or unpacks to too much. Declared sizes can be wrong, so
 * code that unpacks has to count too.
 */
export function readZipDirectory(
  bytes: Uint8Array,
  maxBytes = documentLimits.unpackedBytes,
): ZipDirectory | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  if (count === 0 || count > maxEntries) return undefined;
  const names = new TextDecoder('latin1');
  const entries: ZipDirectory = new Map();
  let offset = view.getUint32(end + 16, true);
  let unpacked = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (offset + 46 > view.byteLength || view.getUint32(offset, true) !== entryMark)
      return undefined;
    unpacked += view.getUint32(offset + 24, true);
    const nameLength = view.getUint16(offset + 28, true);
    if (nameLength <= maxNameLength) {
      entries.set(names.decode(bytes.subarray(offset + 46, offset + 46 + nameLength)), {
        method: view.getUint16(offset + 10, true),
        packed: view.getUint32(offset + 20, true),
        at: view.getUint32(offset + 42, true),
      });
    }
    offset +=
      46 + nameLength + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
  }
  const isBomb = unpacked > maxBytes || unpacked > bytes.length * maxRatio + mebibyte;
  return isBomb ? undefined : entries;
}

/** Reads a small file of an archive as text. Returns undefined if it is larger than that or unreadable. */
export const readSmallEntry = (
  bytes: Uint8Array,
  entry: ZipEntry,
  maxBytes: number,
): string | undefined => unpackEntry(bytes, entry, maxBytes)?.toString('utf8');

/** Unpacks a file of an archive. Returns undefined if it is larger than that, whatever size is declared, or unreadable. */
export function unpackEntry(
  bytes: Uint8Array,
  { method, packed, at }: ZipEntry,
  maxBytes: number,
): Buffer | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (packed > maxBytes || at + 30 > view.byteLength) return undefined;
  if (view.getUint32(at, true) !== localMark) return undefined;
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const content = bytes.subarray(start, start + packed);
  if (method === stored) return Buffer.from(content.buffer, content.byteOffset, content.length);
  if (method !== deflated) return undefined;
  try {
    return inflateRawSync(content, { maxOutputLength: maxBytes });
  } catch {
    return undefined;
  }
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - 22;
  for (let offset = last; offset >= Math.max(0, last - farthestEnd); offset -= 1) {
    if (view.getUint32(offset, true) === endMark) return offset;
  }
  return undefined;
}
