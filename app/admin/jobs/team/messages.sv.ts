import type { AdminJobTeamMessages } from './messages.en.ts';

export const adminJobTeam: AdminJobTeamMessages = {
  title: 'Rekryteringsteam',
  text: 'De som arbetar med jobbet. Ändringar sparas automatiskt.',
  failed: 'Teamet kunde inte hämtas.',
  restrict: 'Bara teamet ser jobbet',
  restrictHint:
    'Döljer jobbet, ansökningarna och allt som rör dem för kollegor utanför teamet. Administratörer ser det alltid. En publicerad annons ligger kvar på webbplatsen.',
  restricted: 'Nu ser bara teamet jobbet.',
  opened: 'Alla kollegor ser jobbet igen.',
  colleagues: 'Kollegor',
  noColleagues: 'Ingen utöver den ansvariga än.',
  owner: 'Ansvarig',
  noOwner: 'Ingen är ansvarig för jobbet.',
  roles: { admin: 'Administratör', recruiter: 'Rekryterare', editor: 'Redaktör: bara annonsen' },
  addColleague: 'Lägg till en kollega',
  contacts: 'Kundens kontakter',
  contactsHint:
    'De ser jobbet i kundportalen, med de kandidater som ni har delat. Kontakter utanför teamet kan inte se ett jobb som bara teamet ser.',
  noContacts: 'Inga kontakter än.',
  noClient: 'Jobb utan kund har inga kontakter.',
  addContact: 'Lägg till en kontakt',
  rights: 'Vad {name} får göra',
  answers: 'Kan se och svara',
  reads: 'Kan bara se',
  choose: 'Välj',
  add: 'Lägg till',
  remove: 'Ta bort',
  removeNamed: 'Ta bort {name}',
  added: '{name} är med i teamet.',
  removed: '{name} är inte längre med i teamet.',
  saved: 'Sparat.',
};
