import { expect, test } from 'vitest';
import { createMoveToasts } from './move-toasts.ts';

test('a later move of the same application replaces the toast about the earlier one', () => {
  const visible = new Set<string | number>();
  const toasts = (message: string) => {
    visible.add(message);
    return message;
  };
  toasts.dismiss = (id: string | number) => visible.delete(id);
  const moves = createMoveToasts(toasts);
  moves.show('one', 'One moved to Rejected.', {});
  moves.show('two', 'Two moved to Screening.', {});
  moves.show('one', 'One moved to Offer.', {});
  expect([...visible]).toEqual(['Two moved to Screening.', 'One moved to Offer.']);
  moves.dismiss('one');
  expect([...visible]).toEqual(['Two moved to Screening.']);
});
