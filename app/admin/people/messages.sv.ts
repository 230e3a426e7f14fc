import { adminSources } from '../kit/sources/messages.sv.ts';
import { stages } from '../kit/stages/messages.sv.ts';
import { unconfirmedSubmissions } from '../submissions/messages.sv.ts';
import { personContact } from './contact/messages.sv.ts';
import { duplicatePairs, mergeRecords } from './merging/messages.sv.ts';
import type { AdminPeopleMessages } from './messages.en.ts';
import { personConsents, personPrivacy } from './privacy/messages.sv.ts';
import {
  personApplications,
  personDocuments,
  personNotes,
  personProfile,
} from './record/messages.sv.ts';
import { bulkTagging, personTags } from './tags/messages.sv.ts';
import { personTimeline } from './timeline/messages.sv.ts';

export const adminPeople: AdminPeopleMessages = {
  title: 'Sökande',
  search: 'Sök namn, e-post, cv, anteckningar…',
  duplicates: 'Möjliga dubbletter',
  duplicatesCount: 'Möjliga dubbletter ({count})',
  empty: {
    title: 'Ingen här än',
    text: 'Alla som söker jobb, går med i kandidatbanken eller frilansnätverket eller skriver till oss får en rad här.',
  },
  notes: personNotes,
  columns: {
    name: 'Namn',
    roles: 'Roller',
    email: 'E-post',
    phone: 'Telefon',
    location: 'Ort',
    language: 'Språk',
    applications: 'Ansökningar',
    tags: 'Taggar',
    source: 'Källa',
    activity: 'Senast aktiv',
    created: 'Hos oss sedan',
  },
  filters: {
    role: 'Roll',
    language: 'Språk',
    tag: 'Tagg',
    created: 'Hos oss sedan',
    activity: 'Senast aktiv',
    hold: 'Spärr mot radering',
    quarantine: 'Ska raderas',
  },
  roles: { applicant: 'Sökande', candidate: 'Kandidat', freelancer: 'Frilansare', lead: 'Lead' },
  languages: { en: 'Engelska', sv: 'Svenska' },
  sources: adminSources,
  held: 'Spärrad mot radering',
  awaitingErasure: 'Raderas {date}',
  tagging: bulkTagging,
  cancel: 'Avbryt',
  save: 'Spara',
  saving: 'Sparar …',
  back: 'Alla sökande',
  more: 'Mer',
  notFound: {
    title: 'Personen finns inte',
    text: 'Adressen kan vara felskriven, eller så är personen raderad.',
  },
  erased: {
    title: 'Raderad',
    text: 'Allt som visade vem det var är borttaget. Siffror och datum finns kvar.',
  },
  mergedAway: {
    title: 'Posten har slagits ihop med {name}',
    unsaved: 'Dina osparade ändringar',
    text: 'En kollega slog ihop posten medan du redigerade den. Kopiera det du behöver till posten för {name}.',
    open: 'Öppna {name}',
    copy: 'Kopiera',
    copied: 'Kopierat',
    discard: 'Släng ändringarna',
  },
  notYours: {
    title: 'Det här är för rekryterare',
    text: 'Redaktörer skriver artiklar och jobbannonser. Fråga en administratör om du också behöver arbeta med sökande.',
  },
  unnamed: 'Namn saknas',
  addedOn: 'Hos oss sedan {date}',
  contact: personContact,
  fieldErrors: {
    email_invalid: 'Det där ser inte ut som en e-postadress.',
    phone_invalid: 'Skriv numret med landskod, till exempel +46 70 123 45 67.',
    linkedin_invalid: 'Klistra in adressen till en LinkedIn-profil.',
    too_long: 'Det är för långt.',
    required: 'Skriv ett namn.',
    invalid: 'Det här kan inte stämma.',
  },
  applications: personApplications,
  stages,
  profile: personProfile,
  unconfirmed: unconfirmedSubmissions,
  documents: personDocuments,
  consents: personConsents,
  tags: personTags,
  timeline: personTimeline,
  privacy: personPrivacy,
  errors: {
    legal_hold: 'Personen är spärrad mot radering.',
    not_found: 'Personen finns inte längre.',
    reason_required: 'Ange en anledning.',
    conflict: 'En kollega sparar ändringar för samma person. Försök igen om en stund.',
    already_applied: 'Personen finns redan på det jobbet.',
    job_closed: 'Jobbet är stängt och tar inte emot fler ansökningar.',
    job_not_found: 'Jobbet finns inte.',
    consent_required: 'Personen har lämnat oss och måste själv samtycka på nytt.',
    in_quarantine: 'Personen ska snart raderas.',
    not_allowed: 'Du har inte behörighet att göra det.',
    too_many_requests: 'Det blev för mycket på en gång. Vänta en stund och försök igen.',
  },
  pairs: duplicatePairs,
  merge: mergeRecords,
};
