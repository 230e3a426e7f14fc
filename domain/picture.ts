// Pictures that pages show, and the sizes in which they show them.

export const pictureBucket = 'media';

export type PictureSize = { width: number; height?: number };

/** Wide enough for every page on a dense screen. */
export const shownWidth = 1600;

/** Covers are sixteen by nine, in the width that fits. */
export const coverWidths = [480, 800, 1200, 1600];

const coverSize = (width: number) => ({ width, height: Math.round((width * 9) / 16) });

/** What is made as soon as a picture arrives, so that no reader waits for it. */
export const preparedSizes: PictureSize[] = [{ width: shownWidth }, ...coverWidths.map(coverSize)];

export function pictureAddress(path: string): string {
  return `/storage/v1/render/image/public/${pictureBucket}/${path}?width=${shownWidth}`;
}

export function coverAddress(path: string, coverWidth: number): string {
  const { width, height } = coverSize(coverWidth);
  return `/storage/v1/render/image/public/${pictureBucket}/${path}?width=${width}&height=${height}&resize=cover`;
}
