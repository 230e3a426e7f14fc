import { expect, test } from 'vitest';
import { PresenceState } from './presence-state.ts';

const anna = { ref: 'r1', key: 'anna', meta: '{"phx_ref":"r1"}', node: 'there' };

test('puts a join and a leave into one diff', () => {
  const state = new PresenceState();
  state.add(anna);
  expect(state.takeDiff()).toBe('{"joins":{"anna":{"metas":[{"phx_ref":"r1"}]}},"leaves":{}}');
  state.remove('r1');
  expect(state.takeDiff()).toBe('{"joins":{},"leaves":{"anna":{"metas":[{"phx_ref":"r1"}]}}}');
  expect(state.takeDiff()).toBeUndefined();
});

test('omits an entry that joins and leaves between two diffs', () => {
  const state = new PresenceState();
  state.add(anna);
  state.remove('r1');
  expect(state.takeDiff()).toBeUndefined();
  expect(state.render()).toBe('{}');
});

test('omits an entry that leaves and returns between two diffs', () => {
  const state = new PresenceState();
  state.add(anna);
  state.takeDiff();
  state.remove('r1');
  state.add(anna);
  expect(state.takeDiff()).toBeUndefined();
  expect(state.render()).toBe('{"anna":{"metas":[{"phx_ref":"r1"}]}}');
});
