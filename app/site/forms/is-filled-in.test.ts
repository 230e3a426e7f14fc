import { expect, test } from 'vitest';
import { isFilledIn } from './is-filled-in.ts';

test.each([
  [{ type: 'text', value: ' ', checked: false }, false],
  [{ type: 'select-one', value: '', checked: false }, false],
  [{ type: 'textarea', value: 'Patience', checked: false }, true],
  [{ type: 'checkbox', value: 'tech', checked: false }, false],
  [{ type: 'checkbox', value: 'tech', checked: true }, true],
])('%j', (field, expected) => {
  expect(isFilledIn(field)).toBe(expected);
});
