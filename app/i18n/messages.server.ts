import type { Language } from '../../domain/language.ts';
import { type CommonMessages, common as commonEn } from './messages/en/common.ts';
import { type HomeMessages, home as homeEn } from './messages/en/home.ts';
import { common as commonSv } from './messages/sv/common.ts';
import { home as homeSv } from './messages/sv/home.ts';

type Messages = { common: CommonMessages; home: HomeMessages };

// Messages travel in the loader data of the page that shows them: the browser gets one language
// and one area, and no script file carries any text.
const messages: { [Area in keyof Messages]: Record<Language, Messages[Area]> } = {
  common: { en: commonEn, sv: commonSv },
  home: { en: homeEn, sv: homeSv },
};

export function getMessages<Area extends keyof Messages>(
  area: Area,
  language: Language,
): Messages[Area] {
  return messages[area][language];
}
