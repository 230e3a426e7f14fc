import { languages } from './language.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Regions that Unicode names but that are no countries. */
const otherRegions = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** Some countries had another code before: UK is GB. VAT numbers of Greece begin with EL. */
const canonicalise = (code: string) =>
  code === 'EL' ? 'GR' : new Intl.Locale(`und-${code}`).region;

const fold = (name: string) =>
  name
    .slice(0, 100)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Codes of all countries by their names in English and Swedish. */
function listCountries(): Map<string, string> {
  const codeByName = new Map<string, string>();
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of letters.flatMap((first) => letters.map((other) => first + other))) {
      const name = otherRegions.has(code) ? undefined : names.of(code);
      if (name && canonicalise(code) === code) codeByName.set(fold(name), code);
    }
  }
  return codeByName;
}

let countries: { byName: Map<string, string>; codes: Set<string> } | undefined;

/** Returns the code of a country from its code or its name in English or Swedish. */
export function parseCountry(text: string): string | undefined {
  if (!countries) {
    const byName = listCountries();
    countries = { byName, codes: new Set(byName.values()) };
  }
  const typedCode = text.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(typedCode)) return countries.byName.get(fold(text));
  const code = canonicalise(typedCode);
  return code && countries.codes.has(code) ? code : undefined;
}
