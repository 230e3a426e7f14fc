import { expect, it } from 'vitest';
import { formatInterviewStart } from './format-time.ts';
import { defaultTimeZone } from './time-zone.ts';

it('names the time zone of the time, wherever the browser is', () => {
  const moment = '2026-11-19T09:00:00Z';
  expect(formatInterviewStart(moment, defaultTimeZone, 'en')).toBe(
    'Thursday 19 November 2026, 10:00 (Stockholm time)',
  );
  expect(formatInterviewStart(moment, defaultTimeZone, 'sv')).toBe(
    'torsdag 19 november 2026, 10:00 (tid i Stockholm)',
  );
});
