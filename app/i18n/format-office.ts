import type { Office } from '../../domain/company/office.ts';
import type { Language } from '../../domain/language.ts';
import { localeOf } from './format.ts';

/** Returns the postal address in one line, or an empty string if none has been entered. */
export function formatOffice(office: Office, language: Language): string {
  const { street, postal_code: code, city } = office;
  const postalCity = [code, city].filter(Boolean).join(' ');
  if (!street && !postalCity) return '';
  return [street, postalCity, nameCountry(office.country, language)].filter(Boolean).join(', ');
}

const names = new Map<Language, Intl.DisplayNames>();

/** Names a country: "Sweden" for SE. Returns an empty string for what is no code. */
export function nameCountry(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return '';
  const known =
    names.get(language) ?? new Intl.DisplayNames(localeOf(language), { type: 'region' });
  names.set(language, known);
  return known.of(code) ?? '';
}
