import { type Language, languages } from '../../language.ts';
import { foldHeader } from '../presets.ts';

const languageNames: Record<Language, RegExp> = {
  sv: /^(sv|swe|swedish|svenska|sv se)/,
  en: /^(en|eng|english|engelska)/,
};

export const parseLanguageName = (text: string): Language | undefined =>
  languages.find((language) => languageNames[language].test(foldHeader(text)));
