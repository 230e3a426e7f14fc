import { listDocumentFormats } from '../../../domain/document.ts';
import type { FormsMessages } from './messages.en.ts';

export const forms: FormsMessages = {
  fieldErrors: {
    required: 'Fyll i det här fältet.',
    invalid: 'Det här ser inte rätt ut. Kontrollera en gång till.',
    too_short: 'Skriv lite mer.',
    too_long: 'Det blev för långt. Korta ner lite.',
    email_invalid: 'Kontrollera adressen: den ska se ut som namn@foretag.se.',
    phone_invalid: 'Kontrollera numret. Skriv till exempel 070-123 45 67 eller +46 70 123 45 67.',
    url_invalid: 'Klistra in hela adressen, inklusive https://.',
    linkedin_invalid:
      'Klistra in adressen till din profil, till exempel linkedin.com/in/ditt-namn.',
    number_invalid: 'Skriv ett tal.',
    number_too_low: 'Skriv ett högre tal.',
    number_too_high: 'Skriv ett lägre tal.',
    date_invalid: 'Välj ett datum.',
    choice_invalid: 'Välj ett av alternativen.',
    too_many: 'Det blev för många. Ta bort några.',
    consent_required: 'Kryssa i rutan, så att vi får spara det du skickar.',
    cv_or_linkedin:
      'Bifoga ett cv eller adressen till din LinkedIn-profil. Det räcker med det ena.',
    file_empty: 'Filen är tom. Välj en annan.',
    file_too_large: 'Filen är större än 10 MB. Välj en mindre.',
    file_type: `Filtypen stöds inte. Välj ${listDocumentFormats('sv', 'or')}.`,
    file_bomb:
      'Filen gick inte att packa upp på ett säkert sätt. Spara den som PDF och försök igen.',
  },
  formErrors: {
    invalid: 'Något saknas eller stämmer inte. Fälten är markerade nedan.',
    looks_automated:
      'Det såg ut som om ett program hade fyllt i formuläret. Rensa det och försök igen.',
    too_fast: 'Det gick väldigt fort. Vänta ett ögonblick och skicka igen.',
    too_many_requests:
      'Det har kommit många formulär från ditt nätverk. Vänta en minut och försök igen.',
    files_limited:
      'Det har kommit många filer från ditt nätverk. Försök igen om en timme, eller lägg till din LinkedIn-profil i stället för en fil.',
    busy: 'Vi kan inte ta emot filer just nu. Det du skrev finns kvar; försök igen om några minuter.',
    upload_timeout:
      'Uppladdningen tog för lång tid. Det du skrev finns kvar; försök igen med en snabbare uppkoppling eller en mindre fil.',
    job_closed: 'Jobbet stängdes medan du skrev. Se om något annat passar.',
    job_not_found: 'Jobbet finns inte längre.',
    consent_outdated:
      'Samtyckestexten har ändrats. Ladda om sidan, läs den och godkänn en gång till.',
    key_reused: 'Formuläret är redan skickat. Ladda om sidan för att skicka ett nytt.',
    link_invalid: 'Länken är inte giltig.',
    link_expired: 'Länken gäller inte längre.',
    not_allowed: 'Du har inte behörighet att göra det.',
    not_found: 'Det gick inte att hitta.',
    legal_hold: 'Det går inte att radera just nu. Skriv till oss så förklarar vi varför.',
    conflict: 'Det går inte längre.',
    mail_sent: 'Mejlet om det har redan skickats.',
    mail_unfit: 'Mejlet stämmer inte för den här ansökan.',
    too_large: 'Det var för mycket att skicka på en gång. Välj en mindre fil.',
    unreadable: 'Vi kunde inte läsa det som skickades. Ladda om sidan och försök igen.',
    failed: 'Något gick fel hos oss. Det du skrev finns kvar. Försök igen om en minut.',
  },
  offline: 'Det gick inte att nå servern. Det du skrev finns kvar. Försök igen.',
  counter: '{count} av {max} tecken',
  sent: {
    title: 'Tack, det har kommit fram.',
    text: 'Vi har fått det du skickade, och ett mejl är på väg. Anslutningen bröts precis efteråt, så nästa sida kunde inte visas. Du behöver inte skicka något igen.',
  },
  optional: 'valfritt',
  privacy: 'Integritetspolicy',
  sending: 'Skickar …',
  uploading: 'Laddar upp, {percent} %',
  trap: 'Lämna det här tomt',
  choose: 'Välj',
  file: { choose: 'Välj en fil', none: 'Ingen fil vald' },
  yes: 'Ja',
  no: 'Nej',
  labels: {
    firstName: 'Förnamn',
    lastName: 'Efternamn',
    name: 'Namn',
    company: 'Företag',
    email: 'E‑post',
    phone: 'Telefon',
    linkedin: 'LinkedIn-profil',
    cv: 'Cv',
    location: 'Bostadsort',
    message: 'Meddelande',
  },
  hints: {
    cv: `${listDocumentFormats('sv', 'or')}, högst 10 MB.`,
    cvOrLinkedin: 'Det räcker med cv eller LinkedIn-profil.',
    skills: 'Separera med komma.',
  },
};
