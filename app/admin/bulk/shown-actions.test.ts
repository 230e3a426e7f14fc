import { expect, it } from 'vitest';
import { nextEnd, shownActions } from './shown-actions.ts';

const now = Date.parse('2027-03-01T12:00:00Z');
const action = (
  id: string,
  state: 'running' | 'done' | 'undone' | 'undoing',
  undo_until: string | null = null,
  done = 5,
) => ({ id, state, undo_until, done });
const later = '2027-03-01T12:03:00Z';
const earlier = '2027-03-01T11:59:00Z';
const idsOf = (actions: { id: string }[]) => actions.map(({ id }) => id);

it('shows what runs or can be undone, and of the ended actions only the newest', () => {
  const actions = [
    action('undone', 'undone', later),
    action('running', 'running'),
    action('undoable', 'done', later),
    action('over', 'done', earlier),
    action('none', 'done', later, 0),
    action('undone-too', 'undone'),
    action('undoing', 'undoing', later),
  ];
  expect(idsOf(shownActions(actions, [], now))).toEqual([
    'undone',
    'running',
    'undoable',
    'undoing',
  ]);
});

it('hides a result that was closed, and shows no older one instead', () => {
  const actions = [action('newest', 'done', later), action('over', 'done', earlier)];
  expect(shownActions(actions, ['newest'], now)).toEqual([]);
});

it('finds the time at which the next shown result disappears', () => {
  const actions = [action('a', 'done', later), action('b', 'done', earlier)];
  expect(nextEnd(actions, now)).toBe(later);
  expect(nextEnd([action('b', 'done', earlier)], now)).toBeNull();
});
