// The interface of file stores. The server generates all keys; the names of files are only stored in
// the database, so no name can become a path.

export interface StoredFile {
  key: string;
  modifiedAt: Date;
  size: number;
}

/** First and last byte, inclusive. */
export type ByteRange = { start: number; end: number };

export type Bytes = AsyncIterable<Uint8Array>;

/** Small files may be returned whole. */
export type Content = ReadableStream<Uint8Array> | Buffer<ArrayBuffer>;

export interface Files {
  /** Returns false if too little disk space is free for more files. Missing in stores without a limit. */
  hasRoom?: () => Promise<boolean>;
  /** True if a small file is written so soon that a transaction may wait for it. */
  isQuick?: boolean;
  /** Resolves once the file would survive a power failure; it cannot be read before that. */
  write: (key: string, body: Bytes) => Promise<void>;
  /** Like write, for a key that nobody knows before it resolves: a disk then waits only once for its journal. */
  writeNew: (key: string, body: Bytes) => Promise<void>;
  /** Returns undefined if there is no such file. The size of the file saves asking for it. */
  read: (key: string, range?: ByteRange, size?: number) => Promise<Content | undefined>;
  copy: (from: string, to: string) => Promise<void>;
  /** Keys without a file are ignored. */
  delete: (keys: string[]) => Promise<void>;
  deleteFolder: (folder: string) => Promise<void>;
  list: (folder: string) => AsyncIterable<StoredFile>;
  /** Deletes uploads that started before that time and were never finished. Returns their number. */
  deleteUnfinished: (before: Date) => Promise<number>;
}
