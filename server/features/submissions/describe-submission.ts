import type { Language } from '../../../domain/language.ts';

type Text = Record<Language, string>;

// In the middle of a sentence of the mail that asks for confirmation: "Someone has sent us …".
const texts: Record<string, Text> = {
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

/** Names the form and the job, and nothing that the sender typed: that could be spam for the person addressed. */
export function describeSubmission(form: string, language: Language, jobTitle = ''): string {
  const text = texts[form];
  if (!text) throw new Error(`form without a description: ${form}`);
  return text[language].replace('{job}', jobTitle);
}
