import type { Language } from '../../domain/language.ts';

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const formats = new Map<string, Intl.RelativeTimeFormat>();

/** Creating a formatter takes longer than formatting everything on the page. */
function getFormat(language: Language, style: 'short' | 'long'): Intl.RelativeTimeFormat {
  const key = `${language} ${style}`;
  const cachedFormat = formats.get(key);
  if (cachedFormat) return cachedFormat;
  const created = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style });
  formats.set(key, created);
  return created;
}

/** Formats the time since `value` in the largest full unit: "2 hr. ago", "yesterday"; long style: "2 hours ago". */
export function formatAgo(
  value: Date,
  language: Language,
  now = new Date(),
  style: 'short' | 'long' = 'short',
): string {
  const seconds = Math.max(0, (now.getTime() - value.getTime()) / 1000);
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? ['second', 1];
  const text = getFormat(language, style).format(
    unit === 'second' ? 0 : -Math.floor(seconds / length),
    unit,
  );
  // The short Swedish style says “sen”, which is spoken language. The number stays on the line of its unit.
  return text.replace(/ sen$/, ' sedan').replace(/(?<=\d) /, '\u00a0');
}
