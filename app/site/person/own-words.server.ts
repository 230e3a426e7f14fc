import type { Language } from '../../../domain/language.ts';
import { getMessages } from '../../messages.server.ts';

/** Everything that one's own page may have to say. */
export function getOwnWords(language: Language) {
  const { field, remote, seniority } = getMessages('jobs', language);
  return {
    messages: getMessages('person', language),
    texts: getMessages('forms', language),
    candidate: getMessages('candidateBank', language).form,
    freelancer: getMessages('freelanceNetwork', language).form,
    choices: { field, remote, seniority },
  };
}

export type OwnWords = ReturnType<typeof getOwnWords>;
