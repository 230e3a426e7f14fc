import type { Language } from '../../../domain/language.ts';
import { getMessages } from '../../messages.server.ts';
import { getAdminMessages } from '../messages.server.ts';
import type { PeopleTexts } from './people-context.ts';

/** The messages that all screens about people share. */
export function getPeopleTexts(language: Language): PeopleTexts {
  const { field, remote, seniority } = getMessages('jobs', language);
  return {
    people: getAdminMessages('people', language),
    candidates: getAdminMessages('candidates', language),
    words: { field, remote, seniority },
  };
}
