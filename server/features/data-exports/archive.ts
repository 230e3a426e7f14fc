import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export type Archive = {
  /** Adds a file, and resolves when all of it has been written. */
  add: (
    name: string,
    body: AsyncIterable<Uint8Array | string>,
    isPacked?: boolean,
  ) => Promise<void>;
  /** Writes the directory and resolves to the result of the writer. */
  end: () => Promise<number>;
  /** Ends the writer with an error, so that it leaves no file. */
  abort: (error: Error) => Promise<void>;
};

/**
 * Opens a ZIP file that is written while it is filled: neither a file of it nor the whole is ever in memory. `write`
 * consumes the bytes.
 */
export function openArchive(write: (bytes: AsyncIterable<Uint8Array>) => Promise<number>): Archive {
  const zip = new ZipFile();
  const output = zip.outputStream as unknown as Readable;
  const written = write(output);
  // `add`, `end` and `abort` await these promises; one that fails before must not end the process.
  written.catch(() => undefined);
  // The writer ends early only if it has failed.
  const failed = written.then(() => new Promise<never>(() => undefined));
  failed.catch(() => undefined);
  return {
    add: async (name, body, isPacked = false) => {
      const source = Readable.from(body, { objectMode: false });
      const consumed = finished(source, { writable: false });
      consumed.catch(() => undefined);
      // Without a listener, an error of the source would end the process.
      zip.addReadStream(source, name, { compress: !isPacked });
      await Promise.race([consumed, failed]);
    },
    end: async () => {
      zip.end();
      return written;
    },
    abort: async (error) => {
      output.destroy(error);
      await written.catch(() => undefined);
    },
  };
}
