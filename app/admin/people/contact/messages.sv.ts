import type { PersonContactMessages } from './messages.en.ts';

export const personContact: PersonContactMessages = {
  title: 'Kontakt',
  edit: 'Redigera',
  firstName: 'Förnamn',
  lastName: 'Efternamn',
  email: 'E-post',
  phone: 'Telefon',
  linkedin: 'LinkedIn',
  language: 'Språk',
  location: 'Ort',
  headline: 'Presentation',
  source: 'Källa',
  none: 'Inte angivet',
  saved: 'Kontaktuppgifterna är sparade.',
  emailTaken: 'Adressen finns redan på en annan person. Är det samma person? Slå ihop dem.',
};
