import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { defaultLanguage, type Language } from '../../domain/language.ts';
import { isInCookie, readChosenLanguage } from './language/stored-language.ts';
import type { CommonMessages } from './messages/common.en.ts';

export const LanguageContext = createContext<Language>(defaultLanguage);
const NamesEnglishContext = createContext(false);
const CommonMessagesContext = createContext<CommonMessages | undefined>(undefined);

type LanguageProviderProps = { language: Language; common: CommonMessages; children?: ReactNode };

export function LanguageProvider({ language, common, children }: LanguageProviderProps) {
  const [namesEnglish, setNamesEnglish] = useState(false);
  // The effects of children have run before, so the cookie already has the choice if the browser accepts
  // cookies.
  useEffect(() => {
    setNamesEnglish(readChosenLanguage() === language && !isInCookie(language));
  }, [language]);
  return (
    <LanguageContext value={language}>
      <NamesEnglishContext value={namesEnglish}>
        <CommonMessagesContext value={common}>{children}</CommonMessagesContext>
      </NamesEnglishContext>
    </LanguageContext>
  );
}

/**
 * True if links name English as well, because the browser accepts no cookies and the server learns the language from
 * the URL alone.
 */
export function useNamesEnglish(): boolean {
  return use(NamesEnglishContext);
}

export function useLanguage(): Language {
  return use(LanguageContext);
}

export function useCommonMessages(): CommonMessages {
  const common = use(CommonMessagesContext);
  if (!common) throw new Error('useCommonMessages is used outside of LanguageProvider');
  return common;
}
