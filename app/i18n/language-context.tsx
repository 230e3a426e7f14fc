import { createContext, type ReactNode, use } from 'react';
import { defaultLanguage, type Language } from '../../domain/language.ts';
import type { CommonMessages } from './messages/common.en.ts';

const LanguageContext = createContext<Language>(defaultLanguage);
const CommonMessagesContext = createContext<CommonMessages | undefined>(undefined);

type LanguageProviderProps = { language: Language; common: CommonMessages; children: ReactNode };

export function LanguageProvider({ language, common, children }: LanguageProviderProps) {
  return (
    <LanguageContext value={language}>
      <CommonMessagesContext value={common}>{children}</CommonMessagesContext>
    </LanguageContext>
  );
}

export function useLanguage(): Language {
  return use(LanguageContext);
}

export function useCommonMessages(): CommonMessages {
  const common = use(CommonMessagesContext);
  if (!common) throw new Error('useCommonMessages is used outside of LanguageProvider');
  return common;
}
