import { toast } from 'sonner';
import { expect, test } from 'vitest';
import { toastError } from './toast-error.ts';

const durationOf = (id: string | number) =>
  toast.getHistory().flatMap((one) => (one.id === id && 'duration' in one ? one.duration : []))[0];

test('an error stays for at least ten seconds', () => {
  expect(durationOf(toastError('It failed.'))).toBeGreaterThanOrEqual(10_000);
  expect(durationOf(toastError('It failed.', { duration: 1_000 }))).toBeGreaterThanOrEqual(10_000);
  expect(durationOf(toastError('It failed.', { duration: 60_000 }))).toBe(60_000);
});
