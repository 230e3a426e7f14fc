import { adminSources } from '../../kit/sources/messages.sv.ts';
import { stagesOfMany } from '../../kit/stages/messages.sv.ts';
import type {
  ApplicantSourcesMessages,
  ChartsMessages,
  EngagementMessages,
  PipelineMessages,
} from './messages.en.ts';

export const engagement: EngagementMessages = {
  title: 'Tid på sidan',
  meaning: 'Hur länge varje sida var öppen, räknat när besökaren lämnar den.',
  head: ['Tid', 'Visningar', 'Andel'],
  levels: { high: 'Över 30 s', medium: '10 till 30 s', low: 'Högst 10 s' },
};

export const charts: ChartsMessages = {
  applications: 'Ansökningar över tid',
  views: 'Besök över tid',
  day: 'Dagar',
  inPeriod: 'Vald period',
  before: 'Jämförelseperiod',
  asTable: 'Som tabell',
  range: '{first} till {last}',
};

export const pipeline: PipelineMessages = {
  title: 'Ansökningar per steg',
  meaning:
    'Var alla ansökningar befinner sig just nu, oavsett när de kom in. Tillbakadragna räknas inte.',
  head: ['Steg', 'Ansökningar', 'Andel'],
  stages: stagesOfMany,
};

export const applicantSources: ApplicantSourcesMessages = {
  title: 'Sökande per källa',
  meaning:
    'Var periodens ansökningar kom ifrån: ”source” i länken som ledde till formuläret, annars webbplatsen eller kollegan som lade till dem. De tolv vanligaste.',
  head: ['Källa', 'Ansökningar', 'Andel'],
  names: adminSources,
  empty: 'Inga ansökningar under perioden.',
};
