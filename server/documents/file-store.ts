export interface StoredFile {
  bucket: string;
  path: string;
}

/** Whom the server gives a link to: who holds a private link or a review link, or a colleague. */
export type LinkHolder =
  | { role: 'person' }
  /** Of one item of a shortlist; the link ends when that item is no longer shown. */
  | { role: 'review'; item: string }
  | { role: 'staff'; sub: string };

export type ImageSize = { width: number; height?: number };

/** Files by bucket and path, for parts of the server that know nothing of the storage protocol. */
export interface FileStore {
  save: (file: StoredFile, bytes: Uint8Array, mimeType: string) => Promise<void>;
  /** False while so little of the disk is free that files of visitors are refused. */
  hasRoom: () => Promise<boolean>;
  /** Nothing if there is no such file. */
  read: (file: StoredFile) => Promise<Uint8Array | undefined>;
  /** Files that are gone already are no mistake. */
  remove: (files: StoredFile[]) => Promise<void>;
  /** A link that opens the file for that many seconds; the record names who it was made for. */
  sign: (
    file: StoredFile,
    holder: LinkHolder,
    seconds: number,
    downloadName?: string,
  ) => Promise<string>;
  /** Makes a size of a picture and keeps it, in the format that browsers are given. */
  prepareImage: (file: StoredFile, size: ImageSize) => Promise<'made' | 'gone' | 'not an image'>;
}
