import type { TeamMemberSeed } from '../website-rows.ts';

export const teamMembers: TeamMemberSeed[] = [
  {
    name: 'Saga Ekdal',
    role: {
      en: 'Head of recruitment',
      sv: 'Rekryteringschef',
    },
    body: {
      en: 'Reads contracts for pleasure. Will tell you when one role is really two.',
      sv: 'Läser avtal för nöjes skull. Säger till när tjänsten egentligen är två.',
    },
    image: 'portrait:1',
    state: 'published',
    position: 1,
  },
  {
    name: 'Mio Tallberg',
    role: {
      en: 'Recruiter, tech',
      sv: 'Rekryterare, tech',
    },
    body: {
      en: 'Wrote code for six years and still reads yours before the interview.',
      sv: 'Skrev kod i sex år och läser fortfarande din före intervjun.',
    },
    image: 'portrait:2',
    state: 'published',
    position: 2,
  },
  {
    name: 'Freja Holm',
    role: {
      en: 'Recruiter, creative',
      sv: 'Rekryterare, kreativa yrken',
    },
    body: {
      en: 'Opens every portfolio, even number sixty-one.',
      sv: 'Öppnar varje portfolio, även nummer sextioett.',
    },
    image: 'portrait:3',
    state: 'published',
    position: 3,
  },
  {
    name: 'Elias Granat',
    role: {
      en: 'Recruiter, go-to-market',
      sv: 'Rekryterare, go-to-market',
    },
    body: {
      en: 'Used to carry a quota himself, and knows which ones can’t be met.',
      sv: 'Har haft egen säljbudget och vet vilka som inte går att nå.',
    },
    image: 'portrait:5',
    state: 'published',
    position: 4,
  },
  {
    name: 'Tuva Stenros',
    role: {
      en: 'Editor',
      sv: 'Redaktör',
    },
    body: {
      en: 'Cuts adjectives from job ads until only the job is left.',
      sv: 'Stryker adjektiv i annonser tills bara jobbet är kvar.',
    },
    image: 'portrait:4',
    state: 'published',
    position: 5,
  },
];
