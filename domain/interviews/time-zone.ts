import type { Language } from '../language.ts';

/** Zones in which an interview can be set, by the city that people know them by. */
const cities = {
  'Europe/Stockholm': { en: 'Stockholm', sv: 'Stockholm' },
  'Europe/Helsinki': { en: 'Helsinki', sv: 'Helsingfors' },
  'Europe/London': { en: 'London', sv: 'London' },
  'Europe/Oslo': { en: 'Oslo', sv: 'Oslo' },
  'Europe/Copenhagen': { en: 'Copenhagen', sv: 'Köpenhamn' },
  'Europe/Berlin': { en: 'Berlin', sv: 'Berlin' },
  'Europe/Paris': { en: 'Paris', sv: 'Paris' },
  'Europe/Madrid': { en: 'Madrid', sv: 'Madrid' },
  'Europe/Lisbon': { en: 'Lisbon', sv: 'Lissabon' },
  'Europe/Dublin': { en: 'Dublin', sv: 'Dublin' },
  'Europe/Warsaw': { en: 'Warsaw', sv: 'Warszawa' },
  'Europe/Tallinn': { en: 'Tallinn', sv: 'Tallinn' },
  'Europe/Riga': { en: 'Riga', sv: 'Riga' },
  'Europe/Vilnius': { en: 'Vilnius', sv: 'Vilnius' },
  'Europe/Kyiv': { en: 'Kyiv', sv: 'Kyjiv' },
  'Europe/Istanbul': { en: 'Istanbul', sv: 'Istanbul' },
  'Asia/Kolkata': { en: 'Mumbai', sv: 'Mumbai' },
  'America/New_York': { en: 'New York', sv: 'New York' },
  'America/Los_Angeles': { en: 'Los Angeles', sv: 'Los Angeles' },
} as const satisfies Record<string, Record<Language, string>>;

type TimeZone = keyof typeof cities;

export const timeZones = Object.keys(cities) as [TimeZone, ...TimeZone[]];

export const defaultTimeZone: TimeZone = 'Europe/Stockholm';

/** The city of a zone, for lists. */
export function nameCity(zone: string, language: Language): string {
  return Object.hasOwn(cities, zone) ? cities[zone as TimeZone][language] : zone;
}

/** "Stockholm time" or "tid i Stockholm". */
export function nameTimeZone(zone: string, language: Language): string {
  const city = nameCity(zone, language);
  return language === 'sv' ? `tid i ${city}` : `${city} time`;
}
