import { expect, test } from 'vitest';
import { addPersonKeys } from '../../applications/use-board-shortcuts.ts';
import { listCreations, listNavigation, notificationsKeys } from '../navigation/navigation.ts';
import { matchKeys } from './shortcut.ts';

const shortcut = (keys: string) => ({ keys, label: keys, group: '', run: () => undefined });
const shortcuts = [shortcut('g j'), shortcut('g a'), shortcut('x'), shortcut('?')];

test('one key, or a sequence of two', () => {
  expect(matchKeys(shortcuts, ['x']).match?.keys).toBe('x');
  expect(matchKeys(shortcuts, ['g'])).toEqual({ match: undefined, isBeginning: true });
  expect(matchKeys(shortcuts, ['g', 'a']).match?.keys).toBe('g a');
  expect(matchKeys(shortcuts, ['g', 'z'])).toEqual({ match: undefined, isBeginning: false });
});

test('the shortcut registered last wins', () => {
  const later = shortcut('x');
  expect(matchKeys([...shortcuts, later], ['x']).match).toBe(later);
});

test('no two shortcuts of all screens have the same keys', () => {
  const everywhere = [...listNavigation('admin'), ...listCreations('admin')].flatMap(
    ({ keys }) => keys ?? [],
  );
  const all = [...everywhere, addPersonKeys, notificationsKeys].map(shortcut);
  for (const each of all) {
    const [first = '', second = ''] = each.keys.split(' ');
    expect(matchKeys(all, [first])).toEqual({ match: undefined, isBeginning: true });
    expect(matchKeys(all, [first, second]).match).toBe(each);
  }
});
