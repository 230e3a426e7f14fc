import type {
  PersonApplicationsMessages,
  PersonDocumentsMessages,
  PersonNotesMessages,
  PersonProfileMessages,
} from './messages.en.ts';

export const personNotes: PersonNotesMessages = {
  title: 'Anteckningar',
  inPanel: 'Om personen',
  label: 'Ny anteckning',
  editing: 'Ändra anteckning',
  none: 'Inga anteckningar än. De gäller personen, inte en enskild ansökan, och följer med om personen begär ut sina uppgifter.',
  former: 'Tidigare kollega',
  edited: 'ändrad',
  edit: 'Ändra',
  delete: 'Ta bort',
  deleted: 'Anteckningen är borttagen.',
  more: 'Visa tidigare anteckningar',
};

export const personApplications: PersonApplicationsMessages = {
  title: 'Ansökningar',
  none: 'Inga ansökningar.',
  hidden: 'Dolda fram till raderingen. Ångra den för att se ansökningarna igen.',
  withdrawn: 'Tillbakadragen',
  open: 'Öppna {job}',
  deletedJob: 'Ett jobb som inte finns kvar',
};

export const personProfile: PersonProfileMessages = {
  contact: 'Kontakt hos kunder',
  title: 'I kandidatbanken',
  skills: 'Kompetens',
  experience: 'Erfarenhet',
  years: { one: '1 år', other: '{count} år' },
  fields: 'Områden',
  places: 'Vill jobba i',
  available: 'Tillgänglig',
  availableNow: 'Nu',
  availableFrom: 'Från {date}',
  consentUntil: 'Sparas till',
  asked: 'Tillfrågad om förnyelse {date}',
  states: { active: 'Aktiv', paused: 'Pausad', left: 'Har lämnat' },
  paused:
    'Profilen är pausad, så det går inte att föreslå jobb. Personen kan aktivera den igen på sin egen sida.',
  addToJob: 'Lägg till på ett jobb',
  propose: 'Tipsa om ett jobb',
  freelancer: 'I frilansnätverket',
  rate: 'Dagsarvode',
  openFreelancer: 'Öppna profilen',
  lead: 'På väntelistan',
};

export const personDocuments: PersonDocumentsMessages = {
  title: 'Dokument',
  none: 'Inga dokument.',
  hidden: 'Dolda fram till raderingen. Ångra den för att se dokumenten igen.',
  show: 'Visa',
  hide: 'Dölj',
  download: 'Ladda ner',
  viewer: '{name} visas nedanför',
  kinds: { cv: 'Cv', cover_letter: 'Personligt brev', portfolio: 'Portfolio', other: 'Övrigt' },
};
