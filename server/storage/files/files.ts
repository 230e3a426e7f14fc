// Where the bytes live. Keys are made by the server alone; what people call their files is kept in
// the database only, so no name can reach a path.

export interface StoredFile {
  key: string;
  modifiedAt: Date;
}

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

export type Bytes = AsyncIterable<Uint8Array>;

/** A store may hand over whole what is small. */
export type Content = ReadableStream<Uint8Array> | Buffer<ArrayBuffer>;

export interface Files {
  /** False while too little of the disk is free to take more files. Left out by stores that do not fill up. */
  hasRoom?: () => Promise<boolean>;
  /** Resolves once the whole file would survive a loss of power; before that nobody can read any of it. */
  write: (key: string, body: Bytes) => Promise<void>;
  /** Nothing if there is no such file. */
  read: (key: string, range?: ByteRange) => Promise<Content | undefined>;
  copy: (from: string, to: string) => Promise<void>;
  /** Keys without a file are no mistake. */
  delete: (keys: string[]) => Promise<void>;
  deleteFolder: (folder: string) => Promise<void>;
  list: (folder: string) => AsyncIterable<StoredFile>;
  /** What was begun before that time and never finished. Returns how many. */
  deleteUnfinished: (before: Date) => Promise<number>;
}
