import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { maxImportFiles } from '../../../../domain/imports/import.ts';
import { maxFileBytes } from '../../../../domain/limits.ts';
import { listCvs } from './list-cvs.ts';

const zipOf = (
  files: Record<string, Uint8Array>,
  name = 'cvs.zip',
  edit?: (zip: Uint8Array) => void,
) => {
  const zip = zipSync(files);
  edit?.(zip);
  return new File([new Uint8Array(zip)], name);
};

async function readAll(...files: File[]) {
  const contentByName: Record<string, string | number> = {};
  for (const { name, open } of await listCvs(files)) {
    const opened = await open();
    contentByName[name] = typeof opened === 'string' ? opened : (await opened.text()).slice(0, 20);
  }
  return contentByName;
}

/** Changes the directory entry of a file. */
/** Offsets of fields in an entry of the central directory of a ZIP archive. */
const fieldOffsets = { flags: 8, method: 10, mode: 40, start: 42 };
type Field = keyof typeof fieldOffsets;

/** Returns an edit of an archive that changes a field in the entry of the file. */
const patch = (name: string, field: Field, value: number) => (zip: Uint8Array) => {
  const buffer = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  // An entry has 46 bytes before the name of its file.
  const entryOffset = buffer.lastIndexOf(name) - 46;
  buffer.writeUInt16LE(value, entryOffset + fieldOffsets[field]);
};

it('lists the files of an archive, and says of each that cannot be used why', async () => {
  const archive = zipOf({
    'CVs/Ada.pdf': strToU8('Ada'),
    'CVs/': new Uint8Array(),
    '../../etc/Bo.docx': [strToU8('Bo'), { level: 0 }] as never,
    'Cy.odt': strToU8('Cy'),
    'inner.zip': strToU8('PK'),
    'photo.jpg': strToU8('x'),
    'empty.pdf': new Uint8Array(),
    'huge.pdf': new Uint8Array(maxFileBytes + 1),
    '__MACOSX/._Ada.pdf': strToU8('x'),
    '.DS_Store': strToU8('x'),
    'Thumbs.db': strToU8('x'),
    '~$Ada.docx': strToU8('x'),
  });
  expect(await readAll(archive)).toEqual({
    'CVs/Ada.pdf': 'Ada',
    '../../etc/Bo.docx': 'Bo',
    'Cy.odt': 'Cy',
    'inner.zip': 'file_nested',
    'photo.jpg': 'file_type',
    'empty.pdf': 'file_empty',
    'huge.pdf': 'file_too_large',
  });
});

it('takes single files and folders, in which archives are not opened', async () => {
  const inFolder = new File(['x'], 'old.zip');
  Object.defineProperty(inFolder, 'webkitRelativePath', { value: 'cvs/old.zip' });
  expect(await readAll(new File(['Ada'], 'Ada.TXT'), inFolder)).toEqual({
    'Ada.TXT': 'Ada',
    'cvs/old.zip': 'file_nested',
  });
});

it.each([
  ['encrypted', patch('Ada.pdf', 'flags', 1), 'file_encrypted'],
  ['packed by an unknown method', patch('Ada.pdf', 'method', 14), 'file_damaged'],
  ['at an offset without a file', patch('Ada.pdf', 'start', 7), 'file_damaged'],
  ['a symbolic link', patch('Ada.pdf', 'mode', 0o120777), 'file_type'],
])('names a file that is %s', async (_, edit, error) => {
  expect(await readAll(zipOf({ 'Ada.pdf': strToU8('Ada') }, 'a.zip', edit))).toEqual({
    'Ada.pdf': error,
  });
});

it('unpacks no more of a bomb than a CV may have', async () => {
  const bomb = zipSync({ 'Ada.pdf': new Uint8Array(3 * maxFileBytes) });
  // The directory declares one byte.
  Buffer.from(bomb.buffer).writeUInt32LE(
    1,
    Buffer.from(bomb.buffer).lastIndexOf('Ada.pdf') - 46 + 24,
  );
  expect(await readAll(new File([new Uint8Array(bomb)], 'a.zip'))).toEqual({
    'Ada.pdf': 'file_too_large',
  });
});

it('reads names in UTF-8 without a mark, in Unicode fields and in the code page of MS-DOS', async () => {
  const write = (bytes: number[]) => (zip: Uint8Array) => {
    const buffer = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
    const at = buffer.lastIndexOf('ZZZ.pdf');
    buffer.set(bytes, at);
    buffer.writeUInt16LE(0, at - 46 + 8);
  };
  const name = 'ZZZ.pdf';
  const content = { [name]: strToU8('Ada') };
  expect(await readAll(zipOf(content, 'a.zip', write([0x86, 0x84, 0x94])))).toEqual({
    'åäö.pdf': 'Ada',
  });
  expect(await readAll(zipOf(content, 'a.zip', write([0xc3, 0xa5])))).toEqual({ 'åZ.pdf': 'Ada' });
  const unicode = new Uint8Array([1, 0, 0, 0, 0, ...strToU8('Åsa.pdf')]);
  const extra = { [name]: [strToU8('Ada'), { extra: { 28789: unicode } }] as never };
  expect(await readAll(zipOf(extra))).toEqual({ 'Åsa.pdf': 'Ada' });
});

it('rejects damaged archives and too many files', async () => {
  const good = zipSync({ 'Ada.pdf': strToU8('Ada') });
  await expect(readAll(new File(['PK nothing'], 'a.zip'))).rejects.toThrow('archive_damaged');
  await expect(readAll(new File([new Uint8Array(good.slice(30))], 'a.zip'))).rejects.toThrow(
    'archive_damaged',
  );
  const many = Object.fromEntries(
    Array.from({ length: maxImportFiles + 1 }, (_, at) => [`${at}.pdf`, strToU8('x')]),
  );
  await expect(readAll(zipOf(many))).rejects.toMatchObject({ code: 'too_many_files' });
});
