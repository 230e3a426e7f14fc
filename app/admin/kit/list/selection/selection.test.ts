import { expect, test } from 'vitest';
import {
  countSelected,
  emptySelection,
  fullSelection,
  isSelected,
  select,
  selectedAmong,
} from './selection.ts';

test('rows are selected one by one', () => {
  const some = select(select(emptySelection, ['a', 'b'], true), ['a'], false);
  expect(countSelected(some, 100)).toBe(1);
  expect(selectedAmong(some, ['a', 'b'])).toBe('some');
  expect(selectedAmong(some, ['a'])).toBe('none');
});

test('all matching rows on all pages are selected, with exceptions', () => {
  const allButOne = select(fullSelection, ['a'], false);
  expect(isSelected(allButOne, 'a')).toBe(false);
  expect(isSelected(allButOne, 'on another page')).toBe(true);
  expect(countSelected(allButOne, 12_345)).toBe(12_344);
  expect(countSelected(select(allButOne, ['a'], true), 12_345)).toBe(12_345);
});
