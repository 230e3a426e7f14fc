// Positions on the board are strings compared byte by byte, so there is always a longer one between two of them. A
// column shows the greatest position first. The position of a new card is its time of arrival in microseconds.

const digits = '0123456789abcdefghijklmnopqrstuvwxyz';
const base = digits.length;

/** Returns a position above all cards of a column. */
export function topPosition(highest?: string, now = Date.now()): string {
  const arrivalPosition = String(now * 1000).padStart(16, '0');
  return highest === undefined || highest < arrivalPosition
    ? arrivalPosition
    : positionAbove(highest);
}

/** Returns a position between `above` and `below`, either of which may be missing. */
export function positionBetween(above: string | undefined, below: string | undefined): string {
  if (above === undefined) return topPosition(below);
  const low = below !== undefined && below < above ? below : '';
  let prefix = '';
  let isBelowHigh = false;
  for (let at = 0; ; at += 1) {
    const from: number = digitAt(low, at);
    const to: number = isBelowHigh ? base : digitAt(above, at);
    if (to - from > 1) return prefix + digits[Math.floor((from + to) / 2)];
    prefix += digits[from];
    isBelowHigh ||= from < to;
    if (at > 200) return prefix.slice(0, 200);
  }
}

function positionAbove(position: string): string {
  const firstFreeIndex = [...position].findIndex((digit) => digit !== 'z');
  const index = firstFreeIndex < 0 ? position.length : firstFreeIndex;
  return position.slice(0, index) + digits[digitAt(position, index) + 1];
}

function digitAt(position: string, index: number): number {
  const digit = position[index];
  return digit === undefined ? 0 : digits.indexOf(digit);
}
