import { expect, test, vi } from 'vitest';
import { announceOwnChange, onOwnChange } from './own-changes.ts';

test('a list is notified of the user’s own changes to its table until it unsubscribes', () => {
  const accept = vi.fn();
  const stop = onOwnChange(['staff_profiles', 'list', 'users'], accept);
  announceOwnChange(['staff_profiles']);
  expect(accept).toHaveBeenCalledOnce();
  announceOwnChange(['jobs']);
  expect(accept).toHaveBeenCalledOnce();
  stop();
  announceOwnChange(['staff_profiles']);
  expect(accept).toHaveBeenCalledOnce();
});
