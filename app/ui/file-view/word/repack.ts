import { type UnzipFileInfo, unzipSync, zipSync } from 'fflate';
import { documentLimits } from '../../../../domain/document-limits.ts';

/** Rules of the reader that a file can bring along, with which it would hide its own text. */
const styleMap = 'mammoth/style-map';

/**
 * Returns a Word document that unpacks to no more than it says. The reader would unpack a document that declares wrong sizes
 * until the browser has no memory left.
 */
export function repack(archive: ArrayBuffer): ArrayBuffer {
  let unpacked = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    unpacked += originalSize;
    if (unpacked > documentLimits.unpackedBytes) throw new Error('The document is too large');
    return name !== styleMap;
  };
  // A file is cut off at the size that is declared.
  const files = unzipSync(new Uint8Array(archive), { filter });
  return zipSync(files, { level: 0 }).buffer;
}
