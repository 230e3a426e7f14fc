import { computePart, type Framing, outputSize } from './crop.ts';

/** Returns the chosen part as a file. WebP keeps transparency, which logos need. */
export async function cropPicture(
  picture: ImageBitmap,
  aspect: number,
  framing: Framing,
  name: string,
): Promise<File> {
  const crop = computePart(picture, aspect, framing);
  const { width, height } = outputSize(crop);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, width);
  canvas.height = Math.max(1, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    picture,
    crop.left,
    crop.top,
    crop.width,
    crop.height,
    0,
    0,
    canvas.width,
    canvas.height,
  );
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/webp', 0.9),
  );
  if (!blob) throw new Error('the picture could not be written');
  // Safari writes PNG instead.
  const ending = blob.type === 'image/webp' ? 'webp' : 'png';
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${ending}`, { type: blob.type });
}
