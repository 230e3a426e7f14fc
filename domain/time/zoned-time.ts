// Converts between moments and local times of a time zone, by the rules that the runtime knows.

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    // The Swedish format is the one of ISO 8601: `2026-05-31 09:00:00`.
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    formats.set(zone, format);
  }
  return format;
}

/** Returns the day of a moment, `2026-05-31`. */
export function toZonedDay(moment: string | Date, zone: string): string {
  return formatOf(zone).format(new Date(moment)).slice(0, 10);
}

/** Returns the time that the clocks show at a moment, `09:00`. */
export function toZonedTime(moment: string | Date, zone: string): string {
  return formatOf(zone).format(new Date(moment)).slice(11, 16);
}

/** Returns the moment at which the clocks show this time, `09:00` or `09:00:00`, on a day. */
export function atZonedTime(day: string, time: string, zone: string): Date {
  const localMs = Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}.000Z`);
  // The offset is looked up again, because the first result may be across a daylight saving change.
  const first = localMs - offsetAt(localMs, zone);
  return new Date(localMs - offsetAt(first, zone));
}

function offsetAt(moment: number, zone: string): number {
  const shownTime = Date.parse(`${formatOf(zone).format(moment).replace(' ', 'T')}.000Z`);
  return shownTime - Math.floor(moment / 1000) * 1000;
}
