import { expect, test, vi } from 'vitest';
import { announceOwnChange, onOwnChange } from './own-changes.ts';

test('a list learns of own changes to its table, and of no others', () => {
  const accept = vi.fn();
  const stop = onOwnChange(['staff_profiles', 'list', 'users'], accept);
  announceOwnChange(['staff_profiles']);
  expect(accept).toHaveBeenCalledOnce();
  announceOwnChange(['jobs']);
  stop();
  announceOwnChange(['staff_profiles']);
  expect(accept).toHaveBeenCalledOnce();
});
