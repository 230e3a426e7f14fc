import type { MatchSourcesMessages, NoMatchMessages } from './messages.en.ts';

export const noMatch: NoMatchMessages = {
  title: 'Inga träffar',
  text: 'Prova färre ord eller ta bort ett filter.',
  peopleText:
    'Prova färre ord eller ta bort ett filter. ”Citattecken” håller ihop ord; ELLER, INTE och (parenteser) kombinerar dem.',
  action: 'Rensa sökning och filter',
  suggestion: 'Sök på ”{text}” i stället',
};

export const matchSources: MatchSourcesMessages = {
  profile: 'Profil',
  tags: 'Taggar',
  custom: 'Eget fält',
  candidate: 'Kandidatprofil',
  freelancer: 'Frilansprofil',
  document: 'Cv',
  cover_letter: 'Personligt brev',
  answer: 'Svar',
  note: 'Anteckning',
  mail: 'Mejl',
};
