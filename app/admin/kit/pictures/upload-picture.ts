import {
  maxShownWidth,
  pictureBucket,
  pictureRenderUrl,
} from '../../../../domain/content/picture.ts';
import { maxFileBytes } from '../../../../domain/limits.ts';
import { BackendError } from '../../../backend/backend-error.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';

// Pictures of public pages. They are in a public bucket under names that cannot be guessed.

const endings: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
};

export const pictureTypes = Object.keys(endings);

/** The limit of the bucket. */

type PictureErrorCode = 'type' | 'size' | 'unreadable';

export class PictureError extends Error {
  readonly code: PictureErrorCode;

  constructor(code: PictureErrorCode) {
    super(code);
    this.code = code;
  }
}

type Picture = { path: string; src: string; width: number; height: number };

/** Validates and uploads a picture. Returns its URL and its size on the page. */
export async function uploadPicture(
  client: BrowserClient,
  folder: string,
  file: File,
): Promise<Picture> {
  const ending = endings[file.type];
  if (!ending) throw new PictureError('type');
  if (file.size > maxFileBytes) throw new PictureError('size');
  const size = await measurePicture(file);
  const path = `${folder}/${crypto.randomUUID()}.${ending}`;
  const { error } = await client.storage
    .from(pictureBucket)
    .upload(path, file, { contentType: file.type, cacheControl: '31536000' });
  if (error) throw new BackendError(error);
  const scale = Math.min(1, maxShownWidth / size.width);
  return {
    path,
    src: pictureUrl(path, file.type),
    width: Math.round(size.width * scale),
    height: Math.round(size.height * scale),
  };
}

async function measurePicture(file: File): Promise<{ width: number; height: number }> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    // If this browser cannot decode it, readers could not see it either.
    throw new PictureError('unreadable');
  }
}

/** Returns the URL of a picture. Animated pictures are served unchanged, and others no larger than a page can use. */
function pictureUrl(path: string, type: string): string {
  return type === 'image/gif'
    ? `/storage/v1/object/public/${pictureBucket}/${path}`
    : pictureRenderUrl(path);
}
