import { expect, test } from 'vitest';
import { computePart, moveBy, outputSize, wholePicture } from './crop.ts';

const wide = { width: 400, height: 200 };

test('the largest square of a wide picture is as high as the picture and in its middle', () => {
  expect(computePart(wide, 1, wholePicture)).toEqual({
    width: 200,
    height: 200,
    left: 100,
    top: 0,
  });
});

test('zooming keeps the centre', () => {
  const part = computePart(wide, 1, { ...wholePicture, zoom: 2 });
  expect(part).toEqual({ width: 100, height: 100, left: 150, top: 50 });
});

test('the part never leaves the picture, and the next drag moves it back from the border', () => {
  const far = moveBy(wide, 1, wholePicture, { x: 9, y: 9 });
  expect(computePart(wide, 1, far)).toMatchObject({ left: 200, top: 0 });
  const back = moveBy(wide, 1, far, { x: -0.5, y: 0 });
  expect(computePart(wide, 1, back)).toMatchObject({ left: 100, top: 0 });
});

test('a picture is made smaller, never larger', () => {
  expect(outputSize({ width: 3200, height: 1600 })).toEqual({ width: 800, height: 400 });
  expect(outputSize({ width: 60, height: 20 })).toEqual({ width: 60, height: 20 });
});
