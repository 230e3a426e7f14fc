import type { Language } from '../language.ts';

// Nordic cities that have other names in English, Swedish or at home. A job has one location, and each reader sees the
// name that is usual in the language of the page.

type City = Record<Language, string> & { home?: string };

const cities: City[] = [
  { en: 'Gothenburg', sv: 'Göteborg' },
  { en: 'Copenhagen', sv: 'Köpenhamn', home: 'København' },
  { en: 'Aarhus', sv: 'Århus' },
  { en: 'Helsinki', sv: 'Helsingfors' },
  { en: 'Espoo', sv: 'Esbo' },
  { en: 'Vantaa', sv: 'Vanda' },
  { en: 'Tampere', sv: 'Tammerfors' },
  { en: 'Turku', sv: 'Åbo' },
  { en: 'Oulu', sv: 'Uleåborg' },
  { en: 'Vaasa', sv: 'Vasa' },
];

const bySpelling = new Map(
  cities.flatMap((city) => spellingsOf(city).map((name) => [name.toLowerCase(), city] as const)),
);

/** Returns the name of a city in a language, and any other location as it is. */
export function cityName(location: string, language: Language): string {
  return findCity(location)?.[language] ?? location;
}

/** All names of a city, for searches in any of them. */
export function cityNames(location: string): string[] {
  const city = findCity(location);
  return city ? spellingsOf(city) : [location];
}

function spellingsOf({ en, sv, home }: City): string[] {
  return home ? [en, sv, home] : [en, sv];
}

function findCity(location: string): City | undefined {
  return bySpelling.get(location.trim().toLowerCase());
}
