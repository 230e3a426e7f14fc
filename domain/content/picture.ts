import { isOwnPath } from '../safe-url.ts';

// URLs and sizes of the pictures on pages.

export const pictureBucket = 'media';

type PictureSize = { width: number; height?: number };

/** Enough for every page on a high-density screen. */
export const maxShownWidth = 1600;

/** Widths of cover pictures, which are 16:9. */
export const coverWidths = [480, 800, 1200, 1600];

const coverSize = (width: number) => ({ width, height: Math.round((width * 9) / 16) });

/** Rendered at upload, so that no reader waits for them. */
export const preparedSizes: PictureSize[] = [
  { width: maxShownWidth },
  ...coverWidths.map(coverSize),
];

export function pictureRenderUrl(path: string): string {
  return `/storage/v1/render/image/public/${pictureBucket}/${path}?width=${maxShownWidth}`;
}

/**
 * The URL of a picture that is named by a path of the site or a path in the public bucket; undefined for
 * anything else, such as the key of a drawing. Pages load no pictures of other sites.
 */
export function pictureUrl(named: string): string | undefined {
  if (!/^[\w-][\w./-]*\.(avif|gif|jpe?g|png|svg|webp)$/i.test(named)) {
    return isOwnPath(named) ? named : undefined;
  }
  const path = named.startsWith(`${pictureBucket}/`)
    ? named.slice(pictureBucket.length + 1)
    : named;
  return `/storage/v1/object/public/${pictureBucket}/${path}`;
}

/** The URL of a picture or the key of a drawing, which has no slash; null for anything else. */
export function pictureOrKey(named: string | null): string | null {
  if (!named) return null;
  return pictureUrl(named) ?? (named.includes('/') ? null : named);
}

export function coverUrl(path: string, coverWidth: number): string {
  const { width, height } = coverSize(coverWidth);
  return `/storage/v1/render/image/public/${pictureBucket}/${path}?width=${width}&height=${height}&resize=cover`;
}
