import type { Language } from '../../../domain/language.ts';

type Message = Record<Language, string>;

// These stand in the middle of a sentence of the confirmation mail: "Someone has sent us …".
const messages: Record<string, Message> = {
  apply: { en: 'an application for {job}', sv: 'en ansökan till {job}' },
  'join-candidate-bank': {
    en: 'a profile for the candidate database',
    sv: 'en profil till kandidatbanken',
  },
  'join-freelance-network': {
    en: 'a profile for the freelance network',
    sv: 'en profil till frilansnätverket',
  },
  'join-waiting-list': { en: 'a request for a call', sv: 'en förfrågan om ett samtal' },
  contact: { en: 'a message', sv: 'ett meddelande' },
  'send-calculation': {
    en: 'a request for a savings calculation',
    sv: 'en förfrågan om en kalkyl',
  },
};

/** Names the form and the job, and nothing that the sender typed, which could be spam. */
export function describeSubmission(form: string, language: Language, jobTitle = ''): string {
  const message = messages[form];
  if (!message) throw new Error(`form without a description: ${form}`);
  return message[language].replace('{job}', jobTitle);
}
