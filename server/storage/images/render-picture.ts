import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

// Runs in the separate process for images, so it must not import other parts of the server.

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

export type PictureTask = {
  source: Uint8Array;
  width?: number | undefined;
  height?: number | undefined;
  fit: 'cover' | 'inside' | 'fill';
  quality: number;
  /** Default: the format of the original. */
  format?: ImageFormat | undefined;
  /** Maximum pixels of the original and of the result, all frames together. */
  maxPixels: number;
};

/** The type of the original is not supported. */
export class NotRenderable extends Error {}

/** SVG is not supported: it can contain scripts, and does not need to be resized. */
const renderable = new Map<string, ImageFormat>([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/gif', 'gif'],
]);

const headLength = 64 * 1024;

export async function renderPicture(task: PictureTask): Promise<Buffer> {
  const { source, width, height, fit, quality, maxPixels } = task;
  const head = source.subarray(0, headLength);
  // A file that ends early may not be parsed; its type is then unknown.
  const type = await fileTypeFromBuffer(head).catch(() => undefined);
  const origin = renderable.get(type?.mime ?? '');
  if (!origin) throw new NotRenderable();
  const format = task.format ?? origin;
  const animated = format === 'gif' || format === 'webp';
  const image = sharp(source, {
    limitInputPixels: maxPixels,
    animated,
    failOn: 'error',
  }).autoOrient();
  if (width || height) {
    const { pages = 1 } = await image.metadata();
    // Each frame is resized, and a small file can contain thousands of frames.
    if (pages * (width ?? 0) * (height ?? 0) > maxPixels) {
      throw new Error('too many frames for that size');
    }
    image.resize({ width, height, fit, withoutEnlargement: fit !== 'fill' });
  }
  return image.toFormat(format, optionsOf(format, quality)).toBuffer();
}

/**
 * AVIF uses its fastest method: half a second for a photo of 2500 pixels, instead of half a minute with
 * the default. A quality above 80 makes files larger without a visible gain.
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
