import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { defaultLanguage, type Language } from '../../domain/language.ts';
import { isChoiceSent, readChosenLanguage } from './language/stored-language.ts';
import type { CommonMessages } from './messages/common.en.ts';

export const LanguageContext = createContext<Language>(defaultLanguage);
const CarriesLanguageContext = createContext(false);
const CommonMessagesContext = createContext<CommonMessages | undefined>(undefined);

type LanguageProviderProps = { language: Language; common: CommonMessages; children?: ReactNode };

export function LanguageProvider({ language, common, children }: LanguageProviderProps) {
  const [carries, setCarries] = useState(false);
  // The effects of children have run before, so the cookie already has the choice if the browser accepts
  // cookies.
  useEffect(() => {
    setCarries(readChosenLanguage() === language && !isChoiceSent(language));
  }, [language]);
  return (
    <LanguageContext value={language}>
      <CarriesLanguageContext value={carries}>
        <CommonMessagesContext value={common}>{children}</CommonMessagesContext>
      </CarriesLanguageContext>
    </LanguageContext>
  );
}

/** True where links have to name the language, English too, because the browser accepts no cookies. */
export function useCarriesLanguage(): boolean {
  return use(CarriesLanguageContext);
}

export function useLanguage(): Language {
  return use(LanguageContext);
}

export function useCommonMessages(): CommonMessages {
  const common = use(CommonMessagesContext);
  if (!common) throw new Error('useCommonMessages is used outside of LanguageProvider');
  return common;
}
