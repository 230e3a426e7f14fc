// The days of an ad are days in Stockholm, wherever the person who sets them sits.

const zone = 'Europe/Stockholm';

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The day on which a moment falls, `2026-05-31`. */
export function toStockholmDay(moment: string | Date): string {
  return parts.format(new Date(moment)).slice(0, 10);
}

/** The first moment of a day. */
export function startOfStockholmDay(day: string): string {
  return atStockholmClock(`${day}T00:00:00.000Z`);
}

/** The last whole second of a day. */
export function endOfStockholmDay(day: string): string {
  return atStockholmClock(`${day}T23:59:59.000Z`);
}

/** The moment at which clocks in Stockholm show what clocks in Greenwich show at that other one. */
function atStockholmClock(shown: string): string {
  const wanted = Date.parse(shown);
  // A second look is needed where the first lands on the other side of a change of the clocks.
  const first = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(first)).toISOString();
}

function offsetAt(moment: number): number {
  const shown = Date.parse(`${parts.format(moment).replace(' ', 'T')}.000Z`);
  return shown - Math.floor(moment / 1000) * 1000;
}
