import { applicationStages, ownApplications } from './application/messages.sv.ts';
import { ownCalendar, ownInterviews } from './interviews/messages.sv.ts';
import { endedLink, linkRequest, lostLink } from './links/messages.sv.ts';
import type { PersonMessages } from './messages.en.ts';
import { ownPrivacy } from './privacy/messages.sv.ts';
import { ownDetails, ownProfile, ownRoles } from './profile/messages.sv.ts';

export const person: PersonMessages = {
  pageTitle: 'Din sida | {siteName}',
  greeting: 'Hej {name}',
  lead: 'Här ser du allt vi har sparat om dig, och kan ändra eller radera det. Länken är bara din.',
  erasing: {
    title: 'Dina uppgifter raderas {date}',
    text: 'Fram till dess är de dolda, och vi går inte vidare med dina ansökningar. Vill du hellre att vi sparar dem, eller undrar du något? Skriv till {email}.',
  },
  applications: ownApplications,
  interviews: ownInterviews,
  recruiter: { role: 'Din rekryterare', ask: 'Mejla {name}' },
  yes: 'Ja',
  no: 'Nej',
  stages: applicationStages,
  documents: 'Dina filer',
  details: ownDetails,
  profile: ownProfile,
  calendar: ownCalendar,
  roles: ownRoles,
  privacy: ownPrivacy,
  lost: lostLink,
  request: linkRequest,
  ended: endedLink,
  failed: 'Det gick inte. Försök igen om en stund.',
};
