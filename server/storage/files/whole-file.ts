import type { ByteRange, Files } from './files.ts';

/** Reads a file, or a range of it, into memory. Returns undefined if there is no such file. */
export async function readWhole(
  files: Pick<Files, 'read'>,
  key: string,
  range?: ByteRange,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const content = await files.read(key, range);
  return content && Buffer.from(await new Response(content).arrayBuffer());
}

export async function writeWhole(
  files: Pick<Files, 'write'>,
  key: string,
  content: string | Uint8Array,
): Promise<void> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  await files.write(
    key,
    (async function* () {
      yield bytes;
    })(),
  );
}
