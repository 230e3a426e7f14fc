import type { ReportRowsMessages } from './messages.en.ts';

export const reportRows: ReportRowsMessages = {
  title: 'Raderna bakom ”{name}”',
  person: 'Namn',
  erased: 'Raderad person',
  job: 'Jobb',
  source: 'Källa',
  from: {
    applications: 'Kom in',
    stays: 'Kom hit',
    step_stays: 'Kom hit',
    hires: 'Kom in',
    fills: 'Publicerades',
    withdrawn: 'Kom in',
    rejections: 'Kom in',
  },
  until: {
    applications: 'Anställd',
    stays: 'Lämnade',
    step_stays: 'Lämnade',
    hires: 'Anställd',
    fills: 'Anställd',
    withdrawn: 'Tillbakadragen',
    rejections: 'Fick avslag',
  },
  days: 'Tid',
  daysNumber: 'Dygn',
  more: 'Visa fler',
  showingFirst: 'De första {count} visas.',
  close: 'Stäng',
  empty: 'Det finns inga rader bakom siffran.',
  failed: 'Filen kunde inte laddas ner: {error}',
};
