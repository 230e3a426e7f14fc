import { expect, test } from 'vitest';
import { countResults, filterCommands } from './command.ts';

const command = (label: string) => ({ id: label, group: 'Gå till', label, run: () => undefined });
const commands = [command('Ansökningar'), command('Jobb')];

test('every word must match the label or the group, regardless of accents and case', () => {
  expect(filterCommands(commands, 'ANSOK')).toEqual([commands[0]]);
  expect(filterCommands(commands, 'jobb ga')).toEqual([commands[1]]);
  expect(filterCommands(commands, 'jobb nej')).toEqual([]);
  expect(filterCommands(commands, '')).toEqual(commands);
});

test('offers to search elsewhere are not counted as results', () => {
  const offers = [{ ...command('Sök efter ”x” i Jobb'), isOffer: true as const }];
  expect(countResults(offers)).toBe(0);
  expect(countResults([...commands, ...offers])).toBe(2);
});
