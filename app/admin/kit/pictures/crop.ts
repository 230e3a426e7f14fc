// The part of a picture that stays after cropping.

type Size = { width: number; height: number };

/** `zoom` is 1 for the largest part that fits; `x` and `y` are its centre, from 0 to 1. */
export type Framing = { zoom: number; x: number; y: number };

export const wholePicture: Framing = { zoom: 1, x: 0.5, y: 0.5 };

export const maxZoom = 4;

/** The maximum width of the output. Portraits and logos are shown much smaller, even on dense screens. */
const maxOutput = 800;

type Part = Size & { left: number; top: number };

/** Returns the part of the picture, in the pixels of the picture and within its borders. */
export function computePart(picture: Size, aspect: number, { zoom, x, y }: Framing): Part {
  const isWide = picture.width / picture.height > aspect;
  const width = (isWide ? picture.height * aspect : picture.width) / zoom;
  const height = (isWide ? picture.height : picture.width / aspect) / zoom;
  return {
    width,
    height,
    left: clamp(x * picture.width - width / 2, 0, picture.width - width),
    top: clamp(y * picture.height - height / 2, 0, picture.height - height),
  };
}

/** Moves the part by a share of its own size, and stays within the picture. */
export function moveBy(
  picture: Size,
  aspect: number,
  framing: Framing,
  by: { x: number; y: number },
): Framing {
  const crop = computePart(picture, aspect, framing);
  const movedFraming = {
    ...framing,
    x: (crop.left + crop.width * (0.5 + by.x)) / picture.width,
    y: (crop.top + crop.height * (0.5 + by.y)) / picture.height,
  };
  const movedCrop = computePart(picture, aspect, movedFraming);
  return {
    ...framing,
    x: (movedCrop.left + movedCrop.width / 2) / picture.width,
    y: (movedCrop.top + movedCrop.height / 2) / picture.height,
  };
}

export function outputSize({ width, height }: Size): Size {
  const scale = Math.min(1, maxOutput / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
