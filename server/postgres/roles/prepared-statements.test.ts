import { expect, it } from 'vitest';
import { PreparedStatements } from './prepared-statements.ts';

it('uses one name per role and text', () => {
  const statements = new PreparedStatements(10);
  const first = statements.get('anon', 'select 1');
  expect(statements.get('anon', 'select 1')).toBe(first);
  expect(statements.get('authenticated', 'select 1').name).not.toBe(first.name);
});

it('closes the least recently used statement, and never reuses a name', () => {
  const statements = new PreparedStatements(2);
  const names = ['a', 'b', 'c', 'a'].map((text) => statements.get('anon', text).name);
  expect(new Set(names).size).toBe(4);
  expect(statements.takeClosed()).toEqual([names[0], names[1]]);
  expect(statements.takeClosed()).toEqual([]);
});

it('removes only the given statement', () => {
  const statements = new PreparedStatements(2);
  const old = statements.get('anon', 'a');
  statements.forget('anon', 'a', old);
  const renewed = statements.get('anon', 'a');
  statements.forget('anon', 'a', old);
  expect(statements.get('anon', 'a')).toBe(renewed);
  expect(statements.takeClosed()).toEqual([old.name]);
});
