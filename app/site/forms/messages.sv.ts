import { listDocumentFormats } from '../../../domain/document.ts';
import { maxFileMebibytes } from '../../../domain/limits.ts';
import { fieldErrors, fieldNames, namedErrors } from './errors/field-errors.sv.ts';
import { formErrors } from './errors/form-errors.sv.ts';
import type { FormsMessages } from './messages.en.ts';

export const forms: FormsMessages = {
  fieldErrors,
  namedErrors,
  fieldNames,
  formErrors,
  offline: 'Det gick inte att nå servern. Det du skrev finns kvar. Försök igen.',
  sent: {
    title: 'Tack, det har kommit fram.',
    text: 'Vi har fått det du skickade, och ett mejl är på väg. Anslutningen bröts precis efteråt, så nästa sida kunde inte visas. Du behöver inte skicka något igen.',
  },
  optional: 'valfritt',
  readMore: 'Läs mer',
  readMoreOf: 'om det du samtycker till',
  privacy: 'Integritetspolicy',
  sending: 'Skickar …',
  uploading: 'Laddar upp, {percent}\u00a0%',
  trap: 'Lämna det här tomt',
  choose: 'Välj',
  file: {
    choose: 'Välj en fil',
    drop: 'eller släpp den här',
    replace: 'Välj en annan',
    remove: 'Ta bort filen',
    chosen: 'Vald fil: {file}',
  },
  yes: 'Ja',
  no: 'Nej',
  labels: {
    firstName: 'Förnamn',
    lastName: 'Efternamn',
    name: 'Namn',
    company: 'Företag',
    email: 'E-post',
    phone: 'Telefon',
    linkedin: 'LinkedIn-profil',
    cv: 'Cv',
    location: 'Bostadsort',
    message: 'Meddelande',
  },
  hints: {
    cv: `${listDocumentFormats('sv', 'or')}, högst ${maxFileMebibytes} MB.`,
    cvOrLinkedin: 'Det räcker med cv eller LinkedIn-profil.',
    skills: 'Separera med komma.',
  },
};
