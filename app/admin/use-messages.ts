import { use } from 'react';
import type { Language } from '../../domain/language.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import type { AdminMessages } from './messages.en.ts';

const imports: Record<Language, () => Promise<{ messages: AdminMessages }>> = {
  en: () => import('./messages.en.ts'),
  sv: () => import('./messages.sv.ts'),
};

const bundles = new Map<Language, Promise<AdminMessages>>();

export function loadMessages(language: Language): Promise<AdminMessages> {
  const cachedMessages = bundles.get(language);
  if (cachedMessages) return cachedMessages;
  const bundle = imports[language]().then(({ messages }) => messages);
  // A failed download is not remembered, so that the next render can try again.
  bundle.catch(() => bundles.delete(language));
  bundles.set(language, bundle);
  return bundle;
}

/** The messages of one noun. A render waits for the bundle, which then serves every screen. */
export function useMessages<Namespace extends keyof AdminMessages>(
  namespace: Namespace,
): AdminMessages[Namespace] {
  return use(loadMessages(useLanguage()))[namespace];
}
