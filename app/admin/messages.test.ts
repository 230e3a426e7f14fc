import { expect, test } from 'vitest';
import { messages as en } from './messages.en.ts';
import { messages as sv } from './messages.sv.ts';

// The types notice a placeholder that Swedish lacks, but not one that only Swedish has.
test('both languages have the same placeholders', () => {
  expect(listPlaceholders(sv)).toEqual(listPlaceholders(en));
});

function listPlaceholders(messages: object, path = ''): string[] {
  return Object.entries(messages)
    .flatMap(([key, value]) => {
      if (typeof value === 'object') return listPlaceholders(value, `${path}.${key}`);
      const names = new Set(String(value).match(/\{\w+\}/g));
      return [...names].map((name) => `${path}.${key} ${name}`);
    })
    .sort();
}
