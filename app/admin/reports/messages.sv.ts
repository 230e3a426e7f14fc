import { adminSources } from '../kit/sources/messages.sv.ts';
import { stages } from '../kit/stages/messages.sv.ts';
import type { AdminReportsMessages } from './messages.en.ts';
import { reportRows } from './rows/messages.sv.ts';

export const adminReports: AdminReportsMessages = {
  title: 'Rapporter',
  notYours: {
    title: 'Ingår inte i din roll',
    text: 'Rapporterna är för rekryterare och administratörer.',
  },
  standard: 'Standardrapport',
  stages,
  sourceNames: adminSources,
  filters: {
    owner: 'Rekryterare',
    client: 'Kund',
    job: 'Jobb',
    field: 'Område',
    template: 'Stegmall',
  },
  figures: 'Nyckeltal',
  before: 'Jämförelseperiod',
  beforeColumn: 'Tidigare',
  noValue: 'Saknas',
  csv: 'CSV',
  csvOf: 'Ladda ner ”{name}” som CSV',
  rowsOf: 'Visa raderna bakom {name}',
  withdrawn: 'Tillbakadragna ansökningar',
  applications: {
    name: 'Ansökningar',
    meaning:
      'Ansökningar som kom in under perioden, räknat i svensk tid. Tillbakadragna och importerade räknas inte.',
  },
  hires: {
    name: 'Anställningar',
    meaning:
      'Ansökningar som flyttades till ”anställd” under perioden och fortfarande är det, oavsett när de kom in. De som importerades som redan anställda räknas inte.',
  },
  timeToHire: {
    name: 'Tid till anställning',
    meaning:
      'Tiden från ansökan till anställning, för periodens anställningar. Medianen: hälften gick fortare, hälften tog längre tid. Ett dygn är 24 timmar.',
  },
  timeToFill: {
    name: 'Tid till tillsättning',
    meaning:
      'Tiden från att jobbet först publicerades till dess första anställning, för jobb vars första anställning skedde under perioden. Medianen. Klockan börjar inte om när ett jobb stängs och öppnas igen. Följer jobbets rekryterare.',
  },
  histogram: {
    step: 'Dygn',
    hires: 'Anställningar',
    fills: 'Jobb',
    median: 'Hälften inom {days}, nio av tio inom {slow}.',
    asTable: 'Som tabell',
    empty: 'Inga anställningar under perioden.',
  },
  funnel: {
    title: 'Tratt',
    meaning:
      'Hur många av periodens ansökningar som hittills har kommit minst till varje steg. Den som hoppade över ett steg räknas i det, och den som flyttades tillbaka räknas så långt den kom. En flytt som ångrades inom 15 minuter räknas inte. ”Anställd” är de som är det nu.',
    byTemplate:
      'Efter mallens steg; det som hände innan jobbet fick mallen räknas efter de sex inbyggda.',
    head: {
      stage: 'Steg',
      reached: 'Nådde hit',
      previous: 'Från förra',
      applied: 'Av alla',
    },
    withdrawn: {
      one: '{count} tillbakadragen ansökan räknas inte',
      other: '{count} tillbakadragna ansökningar räknas inte',
    },
    imported: {
      one: '{count} importerad ansökan räknas inte, eftersom historiken är okänd',
      other: '{count} importerade ansökningar räknas inte, eftersom historiken är okänd',
    },
    empty: 'Inga ansökningar under perioden.',
  },
  stageTimes: {
    title: 'Tid i varje steg',
    meaning:
      'Hur länge ansökningarna låg i ett steg, räknat på dem som lämnade steget under perioden. Den som kom tillbaka räknas en gång till. Tid från före en import mäts inte. Ett dygn är 24 timmar.',
    byTemplate: 'Jobb med samma mall mäts efter mallens steg, från den dag de började använda den.',
    head: { stage: 'Steg', median: 'Median', slow: 'Nio av tio', stays: 'Antal' },
    empty: 'Ingen lämnade ett steg under perioden.',
  },
  sources: {
    title: 'Källor',
    meaning:
      'Varifrån periodens ansökningar kom, och varifrån de som anställdes under perioden en gång kom. De femtio vanligaste.',
    head: {
      source: 'Källa',
      applications: 'Ansökningar',
      share: 'Andel',
      hires: 'Anställningar',
      hireShare: 'Andel av anställningar',
    },
    empty: 'Inga ansökningar eller anställningar under perioden.',
  },
  rejections: {
    title: 'Avslag efter anledning',
    meaning:
      'Ansökningar som fick avslag under perioden och fortfarande har det, efter angiven anledning. Tillbakadragna och importerade räknas inte. Egna anledningar har egna rader.',
    head: { reason: 'Anledning', applications: 'Ansökningar', share: 'Andel' },
    none: 'Ingen anledning',
    empty: 'Inga avslag under perioden.',
  },
  groups: {
    title: 'Uppdelning',
    meaning:
      'Siffrorna ovan för varje rekryterare, kund, jobb eller område. Intervjuer är de av periodens ansökningar som kom minst så långt. Anställningarna och deras mediantid är periodens.',
    byColleague: 'Per',
    dimensions: { owner: 'Rekryterare', client: 'Kund', job: 'Jobb', field: 'Område' },
    head: {
      applications: 'Ansökningar',
      interviews: 'Till intervju',
      hires: 'Anställningar',
      days: 'Tid till anställning',
    },
    nobody: { owner: 'Ingen', client: 'Egna jobb', job: 'Inget', field: 'Inget' },
    empty: 'Inga ansökningar eller anställningar under perioden.',
  },
  rows: reportRows,
};
