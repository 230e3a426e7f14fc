import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { invalidRequest, noSuchKey } from '../errors.ts';
import type { Files } from '../files/files.ts';
import { objectKey, variantKey, variantsOf } from '../files/keys.ts';
import type { StorageSettings } from '../storage-settings.ts';
import { headLength } from '../upload/detect-type.ts';
import { createQueue } from './queue.ts';
import type { Transform } from './transform.ts';

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
export type Rendered = { bytes: Buffer; tag: string };

export interface Original {
  version: string;
  size: number;
}

export type RenderImage = (
  original: Original,
  transform: Transform,
  /** What the caller's browser prefers; nothing keeps the format of the original. */
  preferred: ImageFormat | undefined,
) => Promise<Rendered>;

/** Drawings are left out: they are programs of a kind, and need no rendering to be small. */
const renderable = new Map<string, ImageFormat>([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/gif', 'gif'],
]);

const fits = { cover: 'cover', contain: 'inside', fill: 'fill' } as const;
const lossy = new Set<ImageFormat>(['jpeg', 'webp', 'avif']);
const defaultQuality = 80;

/** Renders each variant once and keeps it beside the file it was made from. */
export function createRenderImage(files: Files, settings: StorageSettings['images']): RenderImage {
  const queue = createQueue(settings.atOnce, settings.waiting);
  const underway = new Map<string, Promise<Buffer>>();

  const produce = async (
    original: Original,
    transform: Transform,
    preferred: ImageFormat | undefined,
    key: string,
  ): Promise<Buffer> => {
    const kept = await readAll(files, key);
    if (kept) return kept;
    const bytes = await queue(() => render(files, settings, original, transform, preferred));
    if (await hasRoom(files, original.version, settings.kept)) {
      await files.write(key, only(bytes));
    }
    return bytes;
  };

  return async (original, transform, preferred) => {
    const tag = tagOf(transform, preferred);
    const key = variantKey(original.version, tag);
    const running =
      underway.get(key) ??
      produce(original, transform, preferred, key).finally(() => underway.delete(key));
    underway.set(key, running);
    return { bytes: await running, tag };
  };
}

async function render(
  files: Files,
  { fileSizeLimit, pixelLimit, seconds }: StorageSettings['images'],
  { version, size }: Original,
  { width, height, resize = 'cover', quality = defaultQuality }: Transform,
  preferred: ImageFormat | undefined,
): Promise<Buffer> {
  if (size > fileSizeLimit) throw invalidRequest('The image is too large to be rendered');
  const source = await readAll(files, objectKey(version));
  if (!source) throw noSuchKey();
  const type = await fileTypeFromBuffer(source.subarray(0, headLength)).catch(() => undefined);
  const origin = renderable.get(type?.mime ?? '');
  if (!origin) throw invalidRequest('The file is not an image that can be rendered');
  const format = preferred ?? origin;
  const animated = format === 'gif' || format === 'webp';
  // Large, and asked for by few.
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(source, { limitInputPixels: pixelLimit, animated, failOn: 'error' })
      .autoOrient()
      .timeout({ seconds });
    if (width || height) {
      const { pages = 1 } = await image.metadata();
      // Each frame grows to the size asked for, and a small file holds thousands of them.
      if (pages * (width ?? 0) * (height ?? 0) > pixelLimit) {
        throw new Error('too many frames for that size');
      }
      image.resize({ width, height, fit: fits[resize], withoutEnlargement: resize !== 'fill' });
    }
    return await image.toFormat(format, lossy.has(format) ? { quality } : {}).toBuffer();
  } catch (cause) {
    throw invalidRequest('The image cannot be rendered', cause);
  }
}

/** A stranger may ask for ever new sizes; beyond the first ones they are made but not kept. */
async function hasRoom(files: Files, version: string, most: number): Promise<boolean> {
  let count = 0;
  for await (const _ of files.list(variantsOf(version))) {
    count += 1;
    if (count >= most) return false;
  }
  return true;
}

function tagOf(transform: Transform, preferred: ImageFormat | undefined): string {
  const { width, height, resize = 'cover', quality = defaultQuality } = transform;
  const parts = [width ?? '', height ?? '', resize, quality, preferred ?? 'origin'];
  return createHash('sha256').update(parts.join('-')).digest('hex').slice(0, 32);
}

async function readAll(files: Files, key: string): Promise<Buffer | undefined> {
  const stream = await files.read(key);
  return stream && Buffer.from(await new Response(stream).arrayBuffer());
}

async function* only(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
