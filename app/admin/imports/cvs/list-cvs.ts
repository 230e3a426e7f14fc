import { documentExtensions } from '../../../../domain/document.ts';
import { maxImportFiles, type UnsentFileError } from '../../../../domain/imports/import.ts';
import { maxFileBytes } from '../../../../domain/limits.ts';
import { type ArchiveEntry, readArchive } from './read-archive.ts';

const archives = ['zip', 'rar', '7z', 'tar', 'gz', 'tgz', 'bz2', 'xz'];

class TooManyFiles extends Error {
  readonly code = 'too_many_files';
}

const extensionOf = (name: string) => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Files that systems add to folders. */
const isHidden = (name: string) =>
  /(^|[/\\])(__MACOSX[/\\]|\.[^/\\]*$|Thumbs\.db$|desktop\.ini$|~\$[^/\\]*$)/i.test(name);

/** Lists the files that were chosen, and those in chosen archives. Nothing is unpacked yet. */
export async function listCvs(chosen: readonly File[]): Promise<ArchiveEntry[]> {
  const entries: ArchiveEntry[] = [];
  for (const file of chosen) {
    const name = file.webkitRelativePath || file.name;
    if (isHidden(name)) continue;
    const isTop = !name.includes('/');
    const fileEntries =
      isTop && extensionOf(name) === 'zip' ? await readArchive(file) : [open(name, file)];
    entries.push(...fileEntries.filter((entry) => !isHidden(entry.name)).map(withCheck));
    if (entries.length > maxImportFiles) throw new TooManyFiles();
  }
  return entries;
}

const open = (name: string, file: File): ArchiveEntry => ({ name, open: async () => file });

/** Rejects files by their names, so that they are neither unpacked nor sent. */
function withCheck({ name, open }: ArchiveEntry): ArchiveEntry {
  const extension = extensionOf(name);
  if (archives.includes(extension)) return { name, open: async () => 'file_nested' };
  if (!documentExtensions.includes(extension as 'pdf'))
    return { name, open: async () => 'file_type' };
  return { name, open: async () => checkSize(await open()) };
}

function checkSize(file: Blob | UnsentFileError): Blob | UnsentFileError {
  if (typeof file === 'string') return file;
  if (file.size === 0) return 'file_empty';
  return file.size > maxFileBytes ? 'file_too_large' : file;
}
