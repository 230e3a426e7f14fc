import { expect, it } from 'vitest';
import { Statements } from './statements.ts';

it('keeps one name per role and text', () => {
  const statements = new Statements(10);
  const first = statements.get('anon', 'select 1');
  expect(statements.get('anon', 'select 1')).toBe(first);
  expect(statements.get('authenticated', 'select 1').name).not.toBe(first.name);
});

it('closes what is used least, and never uses a name twice', () => {
  const statements = new Statements(2);
  const names = ['a', 'b', 'c', 'a'].map((text) => statements.get('anon', text).name);
  expect(new Set(names).size).toBe(4);
  expect(statements.takeClosed()).toEqual([names[0], names[1]]);
  expect(statements.takeClosed()).toEqual([]);
});

it('forgets only the statement that is meant', () => {
  const statements = new Statements(2);
  const old = statements.get('anon', 'a');
  statements.forget('anon', 'a', old);
  const renewed = statements.get('anon', 'a');
  statements.forget('anon', 'a', old);
  expect(statements.get('anon', 'a')).toBe(renewed);
  expect(statements.takeClosed()).toEqual([old.name]);
});
