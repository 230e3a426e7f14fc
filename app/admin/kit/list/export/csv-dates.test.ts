import { expect, test } from 'vitest';
import type { Language } from '../../../../../domain/language.ts';
import { applicationColumns } from '../../../applications/table/columns.tsx';
import { messages as en } from '../../../messages.en.ts';
import { messages as sv } from '../../../messages.sv.ts';
import { listCsvColumns } from './csv-columns.ts';
import { csvDay, csvDaysSince, csvTime } from './csv-dates.ts';

// Noon, so that it is the same day in Europe whatever the time zone of the machine.
const noon = '2026-11-16T12:05:09.123456+00:00';

test('days and times have a form that sorts', () => {
  expect(csvDay(noon)).toBe('2026-11-16');
  expect(csvDay('2026-02-01')).toBe('2026-02-01');
  expect(csvTime(noon)).toMatch(/^2026-11-16 \d\d:05:09$/);
  expect([csvDay(null), csvTime(undefined), csvDaysSince(null)]).toEqual(['', '', null]);
});

test('a wait is a number of days', () => {
  expect(csvDaysSince(noon, Date.parse(noon) + 36 * 3_600_000)).toBe(1.5);
});

test.each([
  ['en', en],
  ['sv', sv],
] as const)('applications are exported with sortable dates in %s', (language: Language, all) => {
  const columns = listCsvColumns(
    applicationColumns({
      messages: all.applications,
      language,
      staff: [],
      nameStage: ({ stage }) => all.applications.stages[stage],
    }),
  );
  const row = {
    created_at: noon,
    stage_changed_at: noon,
    owed_answer_since: noon,
    stage: 'screening',
    source: 'site',
    person: { full_name: 'Alva Ek', location: null },
    job: { title: { en: 'Weaver', sv: 'Vävare' }, client: null },
  } as unknown as Parameters<(typeof columns)[number]['text']>[0];
  const values = columns.map(({ text }) => text(row));
  expect(values.filter((value) => value === '2026-11-16')).toHaveLength(2);
  const waiting = columns.findIndex(({ label }) => /\((days|dagar)\)$/.test(label));
  expect(typeof values[waiting]).toBe('number');
});
