import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

// Runs in the process for pictures alone, so it imports nothing of the rest of the server.

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

export type PictureTask = {
  source: Uint8Array;
  width?: number | undefined;
  height?: number | undefined;
  fit: 'cover' | 'inside' | 'fill';
  quality: number;
  /** Undefined keeps the format of the original. */
  format?: ImageFormat | undefined;
  /** Pixels of the original, and of the result, all frames together. */
  pixelLimit: number;
};

/** The original is of a kind that is not rendered. */
export class NotRenderable extends Error {}

/** SVG is left out: it can hold scripts, and needs no rendering to be small. */
const renderable = new Map<string, ImageFormat>([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/gif', 'gif'],
]);

const headLength = 64 * 1024;

export async function renderPicture(task: PictureTask): Promise<Buffer> {
  const { source, width, height, fit, quality, pixelLimit } = task;
  const head = source.subarray(0, headLength);
  const type = await fileTypeFromBuffer(head).catch(() => undefined);
  const origin = renderable.get(type?.mime ?? '');
  if (!origin) throw new NotRenderable();
  const format = task.format ?? origin;
  const animated = format === 'gif' || format === 'webp';
  const image = sharp(source, {
    limitInputPixels: pixelLimit,
    animated,
    failOn: 'error',
  }).autoOrient();
  if (width || height) {
    const { pages = 1 } = await image.metadata();
    // Each frame grows to the size asked for, and a small file holds thousands of them.
    if (pages * (width ?? 0) * (height ?? 0) > pixelLimit) {
      throw new Error('too many frames for that size');
    }
    image.resize({ width, height, fit, withoutEnlargement: fit !== 'fill' });
  }
  return image.toFormat(format, optionsOf(format, quality)).toBuffer();
}

/**
 * AVIF by its quickest method: for a photo of 2500 pixels that takes half a second, and the default
 * takes half a minute. Above 80 its files grow without a visible gain.
 */
function optionsOf(format: ImageFormat, quality: number) {
  switch (format) {
    case 'avif':
      return { quality: Math.min(quality, 80), effort: 0 };
    case 'jpeg':
    case 'webp':
      return { quality };
    default:
      return {};
  }
}
