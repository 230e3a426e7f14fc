// The list of contents at the end of a ZIP file, read without unpacking anything.

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const farthestEnd = 22 + 0xffff;

const mostEntries = 5000;
const mostUnpacked = 60 * 1024 * 1024;
const mostRatio = 200;

/** Declared sizes can lie, so whoever unpacks must count too; honest bombs end here. */
export function isBomb(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return true;
  const entries = view.getUint16(end + 10, true);
  if (entries > mostEntries) return true;
  let at = view.getUint32(end + 16, true);
  let unpacked = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entryMark) return true;
    unpacked += view.getUint32(at + 24, true);
    at +=
      46 +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return unpacked > mostUnpacked || unpacked > bytes.length * mostRatio + 1024 * 1024;
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - farthestEnd); at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  return undefined;
}
