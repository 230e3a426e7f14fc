import { expect, test } from 'vitest';
import { PresenceState } from './presence-state.ts';

const anna = { ref: 'r1', key: 'anna', meta: '{"phx_ref":"r1"}', node: 'there' };

test('a join and a leave are in one diff, once', () => {
  const state = new PresenceState();
  state.add(anna);
  expect(state.takeDiff()).toBe('{"joins":{"anna":{"metas":[{"phx_ref":"r1"}]}},"leaves":{}}');
  state.remove('r1');
  expect(state.takeDiff()).toBe('{"joins":{},"leaves":{"anna":{"metas":[{"phx_ref":"r1"}]}}}');
  expect(state.takeDiff()).toBeUndefined();
});

test('an entry that joins and leaves between two diffs is in neither', () => {
  const state = new PresenceState();
  state.add(anna);
  state.remove('r1');
  expect(state.takeDiff()).toBeUndefined();
  expect(state.render()).toBe('{}');
});

test('an entry that leaves and comes back between two diffs is in neither', () => {
  const state = new PresenceState();
  state.add(anna);
  state.takeDiff();
  state.remove('r1');
  state.add(anna);
  expect(state.takeDiff()).toBeUndefined();
  expect(state.render()).toBe('{"anna":{"metas":[{"phx_ref":"r1"}]}}');
});
