import type { Language } from '../../../domain/language.ts';
import { getAdminMessages } from '../messages.server.ts';

export function loadTermsTexts(language: Language) {
  return {
    messages: getAdminMessages('terms', language),
    editing: getAdminMessages('editing', language),
  };
}

export type TermsTexts = ReturnType<typeof loadTermsTexts>;
