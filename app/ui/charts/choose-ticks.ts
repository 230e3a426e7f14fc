const maxSteps = 5;
const factors = [1, 2, 2.5, 5, 10];

/** Returns the values of an axis from 0 up to at least `max`: at most five even, whole steps. */
export function chooseTicks(max: number): number[] {
  const axisEnd = Math.max(1, max);
  const power = 10 ** Math.floor(Math.log10(axisEnd / maxSteps));
  const step =
    factors
      .map((factor) => factor * power)
      .find((size) => Number.isInteger(size) && axisEnd / size <= maxSteps) ?? 1;
  return Array.from({ length: Math.ceil(axisEnd / step) + 1 }, (_, index) => index * step);
}
