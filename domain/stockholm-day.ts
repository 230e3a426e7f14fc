// Deadlines, and the days of a job ad or of a review link, are days in Stockholm, whatever the time zone of the editor.

const zone = 'Europe/Stockholm';

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Returns the day of a moment, `2026-05-31`. */
export function toStockholmDay(moment: string | Date): string {
  return parts.format(new Date(moment)).slice(0, 10);
}

/** Returns the first moment of a day. */
export function startOfStockholmDay(day: string): string {
  return atStockholmClock(`${day}T00:00:00.000Z`);
}

/** Returns the last whole second of a day. */
export function endOfStockholmDay(day: string): string {
  return atStockholmClock(`${day}T23:59:59.000Z`);
}

/** Returns the moment at which the clocks show this time, `09:00`, on a day. */
export function atStockholmTime(day: string, time: string): Date {
  return new Date(atStockholmClock(`${day}T${time}:00.000Z`));
}

/** Reads a UTC time as local time in Stockholm. */
function atStockholmClock(shown: string): string {
  const wanted = Date.parse(shown);
  // The offset is looked up again, because the first result may be across a daylight saving change.
  const first = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(first)).toISOString();
}

function offsetAt(moment: number): number {
  const shown = Date.parse(`${parts.format(moment).replace(' ', 'T')}.000Z`);
  return shown - Math.floor(moment / 1000) * 1000;
}
