import { Unzip, UnzipInflate } from 'fflate';

const chunkSize = 64 * 1024;

export class TooLarge extends Error {}

/** Unpacks one file of an archive as text. Stops as soon as it exceeds the limit, whatever size the archive declares. */
export function unzipEntry(archive: Uint8Array, name: string, limit: number): string | undefined {
  const decoder = new TextDecoder();
  let text: string | undefined;
  let size = 0;
  const unzip = new Unzip((file) => {
    if (file.name !== name || text !== undefined) return;
    text = '';
    file.ondata = (error, data, final) => {
      if (error) throw error;
      size += data.length;
      if (size > limit) throw new TooLarge(`${name} unpacks to more than ${limit} bytes`);
      text += decoder.decode(data, { stream: !final });
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < archive.length; at += chunkSize) {
    const end = Math.min(at + chunkSize, archive.length);
    unzip.push(archive.subarray(at, end), end === archive.length);
  }
  return text;
}
