import type { BrowserClient } from './browser-client.ts';
import { DataError } from './unwrap.ts';

// Pictures that pages show. They lie in a public bucket, under names that nobody can guess.

const bucket = 'media';

const endings: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
};

export const pictureTypes = Object.keys(endings);

/** The bucket takes no more. */
export const largestPicture = 10 * 1024 * 1024;

export type PictureProblem = 'type' | 'size' | 'unreadable';

export class PictureError extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Wide enough for every page on a dense screen. */
const shownWidth = 1600;

export type Picture = { path: string; src: string; width: number; height: number };

/** Checks the picture, stores it, and tells where it lies and how large it is shown. */
export async function uploadPicture(
  client: BrowserClient,
  folder: string,
  file: File,
): Promise<Picture> {
  const ending = endings[file.type];
  if (!ending) throw new PictureError('type');
  if (file.size > largestPicture) throw new PictureError('size');
  const size = await measure(file);
  const path = `${folder}/${crypto.randomUUID()}.${ending}`;
  const { error } = await client.storage
    .from(bucket)
    .upload(path, file, { contentType: file.type, cacheControl: '31536000' });
  if (error) throw new DataError(error);
  const scale = Math.min(1, shownWidth / size.width);
  return {
    path,
    src: pictureAddress(path, file.type),
    width: Math.round(size.width * scale),
    height: Math.round(size.height * scale),
  };
}

async function measure(file: File): Promise<{ width: number; height: number }> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    // What the browser cannot draw, whatever it calls itself, readers could not see either.
    throw new PictureError('unreadable');
  }
}

/** Moving pictures are shown as they are; the rest no larger than a page can use. */
function pictureAddress(path: string, type: string): string {
  if (type === 'image/gif') return `/storage/v1/object/public/${bucket}/${path}`;
  return `/storage/v1/render/image/public/${bucket}/${path}?width=${shownWidth}`;
}

export function coverAddress(path: string, width: number): string {
  const height = Math.round((width * 9) / 16);
  return `/storage/v1/render/image/public/${bucket}/${path}?width=${width}&height=${height}&resize=cover`;
}
