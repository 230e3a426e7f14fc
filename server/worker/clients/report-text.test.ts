import { expect, it } from 'vitest';
import type { ReportedSearch } from '../../../domain/clients/report.ts';
import { formatWeek, writeAwaiting, writeReport } from './report-text.ts';

const quiet: ReportedSearch = {
  id: '1',
  title: { en: 'Weaver', sv: 'Vävare' },
  state: 'open',
  stages: {},
  applied: 0,
  presented: 0,
  interviews: 0,
  awaiting: 0,
};
const busy: ReportedSearch = {
  ...quiet,
  stages: { new: 12, interview: 1 },
  applied: 8,
  presented: 1,
  interviews: 1,
  awaiting: 2,
};

it.each([
  [
    'en',
    'Weaver\n8 new applications, 1 person presented, 1 to interview\nAt the end of the week: 12 applied, 1 in interviews\nNext: your answer on 2 people on the shortlist\n\nWeaver\nNo news this week\nNext: finding the right people',
  ],
  [
    'sv',
    'Vävare\n8 nya ansökningar, 1 person presenterad, 1 till intervju\nI slutet av veckan: 12 sökande, 1 på intervju\nNästa steg: ditt svar om 2 slutkandidater\n\nVävare\nInget nytt den här veckan\nNästa steg: hitta rätt personer',
  ],
] as const)('writes each search in a paragraph (%s)', (language, text) => {
  expect(writeReport([busy, quiet], language)).toBe(text);
});

it('counts the people who wait for an answer of the client in all searches', () => {
  expect(writeAwaiting([busy, { ...quiet, awaiting: 1 }], 'en')).toBe(
    '3 people are waiting for your answer.',
  );
  expect(writeAwaiting([quiet], 'sv')).toBe('');
});

it('formats the first and the last day of the week', () => {
  expect(formatWeek('2026-11-09', 'en')).toMatch(/^9\s?–\s?15 November 2026$/);
  expect(formatWeek('2026-12-28', 'sv')).toMatch(/^28 december 2026\s?–\s?3 januari 2027$/);
});
