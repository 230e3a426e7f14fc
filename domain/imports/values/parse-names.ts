import { type Language, languages } from '../../language.ts';
import { foldHeader } from '../presets.ts';

const languageNames: Record<Language, RegExp> = {
  sv: /^(sv|swe|swedish|svenska|sv se)/,
  en: /^(en|eng|english|engelska)/,
};

export const parseLanguageName = (text: string): Language | undefined =>
  languages.find((language) => languageNames[language].test(foldHeader(text)));

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
let codes: Map<string, string> | undefined;

/** Some countries had another code before: UK is GB. */
const canonicalise = (code: string) => new Intl.Locale(`und-${code}`).region;

/** Names of countries in English and Swedish, with their codes. */
function listCountries(): Map<string, string> {
  const found = new Map<string, string>();
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of letters.flatMap((one) => letters.map((other) => one + other))) {
      const name = names.of(code);
      if (name && canonicalise(code) === code) found.set(foldHeader(name), code);
    }
  }
  return found;
}

/** Returns the code of a country from its code or its name in English or Swedish. */
export function parseCountry(text: string): string | undefined {
  codes ??= listCountries();
  const code = text.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? canonicalise(code) : codes.get(foldHeader(text));
}
