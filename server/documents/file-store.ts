export interface StoredFile {
  bucket: string;
  path: string;
}

/** The holder of a signed link: a person with a private link, a client with a review link, or a member of staff. */
export type LinkHolder =
  /**
   * The link of a person: the signed one ends with it. `erasure_requested_at` is that of the person when it was signed, so
   * that a request for erasure ends it as well.
   */
  | { role: 'person'; link: string; erasure_requested_at: string | null }
  /**
   * For one item of a shortlist; the link ends when that item is no longer shown, the contact loses access to the portal,
   * or the link to the shortlist, by the hash of its token, no longer works.
   */
  | { role: 'review'; item: string; contact?: string; link?: string }
  /** The link has the rights of the colleague and ends with the session. */
  | { role: 'authenticated'; sub: string; session_id?: string; aal?: string };

type ImageSize = { width: number; height?: number };

/** Files by bucket and path, for parts of the server that know nothing of the storage protocol. */
export interface FileStore {
  save: (file: StoredFile, bytes: Uint8Array, mimeType: string) => Promise<void>;
  /** Saves a file of unknown size without holding it in memory. Returns its size. */
  saveStream: (
    file: StoredFile,
    body: AsyncIterable<Uint8Array>,
    mimeType: string,
  ) => Promise<number>;
  /** False while the disk is almost full: files of visitors are rejected then. */
  hasRoom: () => Promise<boolean>;
  /** Returns undefined if there is no such file. */
  read: (file: StoredFile) => Promise<Uint8Array | undefined>;
  /** Opens a file to be read piece by piece. Returns undefined if there is no such file. */
  open: (file: StoredFile) => Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Ignores files that are already gone. */
  remove: (files: StoredFile[]) => Promise<void>;
  /** Creates a link that opens the file for that many seconds. The audit log names its holder. */
  sign: (
    file: StoredFile,
    holder: LinkHolder,
    seconds: number,
    downloadName?: string,
  ) => Promise<string>;
  /** Renders a resized copy of an image, in the format that browsers get, before a page requests it. */
  prepareImage: (
    file: StoredFile,
    size: ImageSize,
  ) => Promise<'rendered' | 'missing' | 'unsupported'>;
}
