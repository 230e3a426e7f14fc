// Short enough for one message: 160 characters of the alphabet of GSM, which has å, ä and ö.

type Text = 'code' | 'accountExists';

const texts: Record<'en' | 'sv', Record<Text, string>> = {
  en: {
    code: '{code} is your code for {siteName}. Never share it with anyone.',
    accountExists:
      'Someone tried to use this number at {siteName}, where it already has an account. If it was you, sign in.',
  },
  sv: {
    code: '{code} är din kod till {siteName}. Dela den aldrig med någon.',
    accountExists:
      'Någon försökte använda det här numret hos {siteName}, där det redan har ett konto. Var det du kan du logga in.',
  },
};

export function writeText(
  language: 'en' | 'sv',
  text: Text,
  values: { siteName: string; code?: string },
): string {
  return texts[language][text]
    .replace('{code}', () => values.code ?? '')
    .replace('{siteName}', () => values.siteName);
}
