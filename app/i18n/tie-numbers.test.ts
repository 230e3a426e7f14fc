import { expect, test } from 'vitest';
import { tieNumbers } from './tie-numbers.ts';

const shown = (text: string) => tieNumbers(text).replaceAll('\u00a0', '_');

test('a number stays on one line with its groups, its unit and its currency', () => {
  expect(shown('Drygt 770 000 kronor, 1 000 000 kr')).toBe('Drygt 770_000_kronor, 1_000_000_kr');
  expect(shown('en som ville ha 12 000 mer')).toBe('en som ville ha 12_000 mer');
  expect(shown('Samtal, 60 minuter. Test, 90 minutes')).toBe(
    'Samtal, 60_minuter. Test, 90_minutes',
  );
  expect(shown('SEK 5,000 and 20 % or 31.42 per cent')).toBe(
    'SEK_5,000 and 20_% or 31.42_per cent',
  );
  expect(shown('6 månader, 2 weeks, 3 timmar')).toBe('6_månader, 2_weeks, 3_timmar');
});

test('a date stays on one line', () => {
  expect(shown('from 19 November 2026 to 3 maj')).toBe('from 19_November_2026 to 3_maj');
});

test('other words after numbers may begin a line', () => {
  for (const text of ['300 rows', '2016 was', '40 000000', '5 days-old', '3 marshes', 'no numbers'])
    expect(tieNumbers(text).includes('\u00a0')).toBe(text === '5 days-old');
});
