// Places on the board are texts compared byte by byte: between any two fits a longer one. A column shows the greatest
// first. New cards are placed by the time of their arrival, in microseconds.

const digits = '0123456789abcdefghijklmnopqrstuvwxyz';
const base = digits.length;

/** The top of a column: later than everything that arrived. */
export function topPosition(highest?: string, now = Date.now()): string {
  const arrived = String(now * 1000).padStart(16, '0');
  return highest === undefined || highest < arrived ? arrived : positionAbove(highest);
}

/** A place lower than `above` and higher than `below`, either of which may be missing. */
export function positionBetween(above: string | undefined, below: string | undefined): string {
  if (above === undefined) return topPosition(below);
  const low = below !== undefined && below < above ? below : '';
  let place = '';
  let isBelowHigh = false;
  for (let at = 0; ; at += 1) {
    const from: number = digitAt(low, at);
    const to: number = isBelowHigh ? base : digitAt(above, at);
    if (to - from > 1) return place + digits[Math.floor((from + to) / 2)];
    place += digits[from];
    isBelowHigh ||= from < to;
    if (at > 200) return place.slice(0, 200);
  }
}

function positionAbove(position: string): string {
  const at = [...position].findIndex((digit) => digit !== 'z');
  const place = at < 0 ? position.length : at;
  return position.slice(0, place) + digits[digitAt(position, place) + 1];
}

function digitAt(position: string, at: number): number {
  const found = position[at];
  return found === undefined ? 0 : digits.indexOf(found);
}
