// URLs and sizes of the pictures on pages.

export const pictureBucket = 'media';

// No part of a name begins with a dot, so no path has dot segments, which browsers resolve before they request it.
const file = '[A-Za-z0-9_-][A-Za-z0-9_.-]*(?:/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*';
const ending = String.raw`\.(?:avif|gif|jpe?g|png|svg|webp)`;
const services = 'auth|functions|realtime|rest|storage';
const inBucket = new RegExp(`^${file}$`);
const keyOfDrawing = /^[A-Za-z0-9_-]+(?::\d+)?$/;
const storedPicture = new RegExp(
  `^/storage/v1/(?:object|render/image)/public/${pictureBucket}/${file}(?:\\?[A-Za-z0-9_=&.-]*)?$`,
);
const staticPicture = new RegExp(`^/(?!(?:${services})/)${file}${ending}$`, 'i');

/** Checks for the URL of a picture that this site serves. No other URL must be loaded as a picture, not even of this site. */
export const isPictureUrl = (value: unknown): value is string =>
  typeof value === 'string' && (storedPicture.test(value) || staticPicture.test(value));

/** Checks for a picture as entries name it: its URL, its path in the public bucket, or the key of a drawing (`portrait:2`). */
export const isOwnPicture = (value: string): boolean =>
  isPictureUrl(value) || inBucket.test(value) || keyOfDrawing.test(value);

type PictureSize = { width: number; height?: number };

/** Maximum width of a picture in a page: enough for every page on a high-density screen. */
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

const pictureInBucket = new RegExp(`^${file}${ending}$`, 'i');

/**
 * The URL of a picture that is named by a path of the site or a path in the public bucket; undefined for
 * anything else, such as the key of a drawing. Pages load no pictures of other sites.
 */
export function pictureUrl(named: string): string | undefined {
  if (!pictureInBucket.test(named)) return isPictureUrl(named) ? named : undefined;
  const path = named.startsWith(`${pictureBucket}/`)
    ? named.slice(pictureBucket.length + 1)
    : named;
  return `/storage/v1/object/public/${pictureBucket}/${path}`;
}

/** The URL of a picture or the key of a drawing; null for anything else. */
export function pictureOrKey(named: string | null): string | null {
  if (!named) return null;
  return pictureUrl(named) ?? (keyOfDrawing.test(named) ? named : null);
}

export function coverUrl(path: string, coverWidth: number): string {
  const { width, height } = coverSize(coverWidth);
  return `/storage/v1/render/image/public/${pictureBucket}/${path}?width=${width}&height=${height}&resize=cover`;
}
