import type { Language } from '../../../../domain/language.ts';

/** A, B … Z, AA, AB: the position of a person on the whole shortlist, also where one person is printed alone. */
function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : `${letterOf(Math.floor(index / 26) - 1)}${last}`;
}

const en = {
  shortlist: 'Shortlist',
  presentation: 'Candidate presentation',
  candidate: (index: number) => `Candidate ${letterOf(index)}`,
  for: (recipient: string, client: string) =>
    client ? `For ${recipient}, ${client}` : `For ${recipient}`,
  from: (recruiter: string, site: string) =>
    recruiter ? `From ${recruiter}, ${site}` : `From ${site}`,
  people: 'Candidates',
  why: 'Our assessment',
  notes: 'Notes',
  answers: 'Answers',
  cv: 'CV',
  cvHint: 'The text of the CV, without its layout.',
  cvCut: 'The rest of the CV is left out here.',
  yes: 'Yes',
  no: 'No',
  anonymous: 'Names and contact details are left out.',
  confidential: 'Confidential: for the recipient and this recruitment only.',
  page: (number: number, count: number) => `Page ${number} of ${count}`,
};

const sv: typeof en = {
  shortlist: 'Slutkandidater',
  presentation: 'Kandidatpresentation',
  candidate: (index: number) => `Kandidat ${letterOf(index)}`,
  for: (recipient: string, client: string) =>
    client ? `Till ${recipient}, ${client}` : `Till ${recipient}`,
  from: (recruiter: string, site: string) =>
    recruiter ? `Från ${recruiter}, ${site}` : `Från ${site}`,
  people: 'Kandidater',
  why: 'Vår bedömning',
  notes: 'Anteckningar',
  answers: 'Svar',
  cv: 'CV',
  cvHint: 'Texten i cv:t, utan dess formgivning.',
  cvCut: 'Resten av cv:t är utelämnat här.',
  yes: 'Ja',
  no: 'Nej',
  anonymous: 'Namn och kontaktuppgifter är utelämnade.',
  confidential: 'Konfidentiellt: endast för mottagaren och den här rekryteringen.',
  page: (number: number, count: number) => `Sida ${number} av ${count}`,
};

export const presentationMessages: Record<Language, typeof en> = { en, sv };
