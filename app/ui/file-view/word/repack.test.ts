import { unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { repack } from './repack.ts';

const name = 'word/document.xml';
const pack = (files: Record<string, Uint8Array>) => zipSync(files).buffer;
const unpack = (archive: ArrayBuffer) => unzipSync(new Uint8Array(archive));

/** Overwrites the unpacked size in the directory at the end of an archive with one file. */
function declare(archive: ArrayBuffer, size: number): ArrayBuffer {
  const view = new DataView(archive);
  const directory = view.getUint32(archive.byteLength - 22 + 16, true);
  view.setUint32(directory + 24, size, true);
  return archive;
}

it('keeps the files of a document', () => {
  const files = { [name]: Buffer.from('<w:p/>'), 'word/styles.xml': Buffer.from('<w:styles/>') };
  const repacked = unpack(repack(pack(files)));
  expect(Object.keys(repacked)).toEqual(Object.keys(files));
  expect(Buffer.from(repacked[name] ?? []).toString()).toBe('<w:p/>');
});

it('cuts a file off at the size that is declared', () => {
  const archive = declare(pack({ [name]: new Uint8Array(5_000_000) }), 1000);
  expect(unpack(repack(archive))[name]).toHaveLength(1000);
});

it('rejects a document that unpacks to too much', () => {
  const archive = declare(pack({ [name]: new Uint8Array(1000) }), 100 * 1024 * 1024);
  expect(() => repack(archive)).toThrow('too large');
});

it('leaves out rules that the document brings for its reader', () => {
  const archive = pack({
    [name]: new Uint8Array(1),
    'mammoth/style-map': Buffer.from('p => style'),
  });
  expect(Object.keys(unpack(repack(archive)))).toEqual([name]);
});
