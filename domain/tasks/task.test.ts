import { expect, it } from 'vitest';
import { isTaskOver } from './task.ts';

const byColleague = '00000000-0000-4000-8000-000000000002';
const inInterview = { stage: 'interview', withdrawn_at: null } as const;
const rejected = { stage: 'rejected', withdrawn_at: null } as const;
const withdrawn = { stage: 'interview', withdrawn_at: '2026-01-01T09:00:00Z' } as const;

it.each([
  ['a task of a stage rule', { kind: 'task', created_by: null }],
  ['a scorecard of a stage rule', { kind: 'scorecard', created_by: null }],
  ['a scorecard that a colleague asked for', { kind: 'scorecard', created_by: byColleague }],
] as const)('%s ends with the application', (_, task) => {
  expect(isTaskOver({ ...task, application: inInterview })).toBe(false);
  expect(isTaskOver({ ...task, application: rejected })).toBe(true);
  expect(isTaskOver({ ...task, application: withdrawn })).toBe(true);
});

it('a task that a colleague wrote, or about something else, stays', () => {
  const task = { kind: 'task', created_by: byColleague } as const;
  expect(isTaskOver({ ...task, application: rejected })).toBe(false);
  expect(isTaskOver({ ...task, created_by: null, application: null })).toBe(false);
});
