import { expect, test } from 'vitest';
import { markDisabled, thoseWhoSee, toOwners, withRole } from './staff-names.ts';

const staff = [
  { value: 'a', label: 'Astrid', role: 'admin', isActive: true },
  { value: 'e', label: 'Ed', role: 'editor', isActive: true },
  { value: 'f', label: 'Frida', role: 'recruiter', isActive: false },
  { value: 'r', label: 'Rut', role: 'recruiter', isActive: true },
] as const;

const owners = (current: string | null) => toOwners([...staff], current).map(({ value }) => value);

test('editors and former colleagues cannot become owners', () => {
  expect(owners(null)).toEqual(['a', 'r']);
  expect(owners('r')).toEqual(['a', 'r']);
});

test('a present owner is listed in any case', () => {
  expect(owners('e')).toEqual(['a', 'e', 'r']);
  expect(owners('f')).toEqual(['a', 'f', 'r']);
});

test('a disabled account is marked', () => {
  const marked = markDisabled(toOwners([...staff], 'f'), '{name} (disabled)');
  expect(marked.map(({ label }) => label)).toEqual(['Astrid', 'Frida (disabled)', 'Rut']);
});

test('an account that waits for a role is no option', () => {
  const waiting = { value: 'n', label: 'Nour', role: null, isActive: false };
  expect(withRole([...staff, waiting])).toEqual(staff);
});

test('work on a restricted job is offered to administrators, its team and those who have it', () => {
  const offered = (team: string[] | null, chosen: string[] = []) =>
    thoseWhoSee([...staff], team, chosen).map(({ value }) => value);
  expect(offered(null)).toEqual(['a', 'e', 'f', 'r']);
  expect(offered(['r'])).toEqual(['a', 'r']);
  expect(offered([], ['f'])).toEqual(['a', 'f']);
});
