import { maxShownWidth, pictureBucket, pictureRenderUrl } from '../../../domain/content/picture.ts';
import { maxFileBytes } from '../../../domain/limits.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { DataError } from '../../backend/unwrap.ts';

// Pictures that pages show. They lie in a public bucket, under names that nobody can guess.

const endings: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
};

export const pictureTypes = Object.keys(endings);

/** The bucket takes no more. */

export type PictureProblem = 'type' | 'size' | 'unreadable';

export class PictureError extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

export type Picture = { path: string; src: string; width: number; height: number };

/** Checks the picture, stores it, and tells where it lies and how large it is shown. */
export async function uploadPicture(
  client: BrowserClient,
  folder: string,
  file: File,
): Promise<Picture> {
  const ending = endings[file.type];
  if (!ending) throw new PictureError('type');
  if (file.size > maxFileBytes) throw new PictureError('size');
  const size = await measure(file);
  const path = `${folder}/${crypto.randomUUID()}.${ending}`;
  const { error } = await client.storage
    .from(pictureBucket)
    .upload(path, file, { contentType: file.type, cacheControl: '31536000' });
  if (error) throw new DataError(error);
  const scale = Math.min(1, maxShownWidth / size.width);
  return {
    path,
    src: addressOf(path, file.type),
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
function addressOf(path: string, type: string): string {
  return type === 'image/gif'
    ? `/storage/v1/object/public/${pictureBucket}/${path}`
    : pictureRenderUrl(path);
}
