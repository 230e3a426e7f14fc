import { expect, test } from 'vitest';
import type { Contact } from '../data/actions.ts';
import { parseChange, resolveConflict, saveContact } from './save-contact.ts';

const opened: Contact = {
  first_name: 'Ada',
  last_name: 'Lind',
  email: 'wrong@people.example',
  phone: null,
  linkedin_url: null,
  language: 'sv',
  location: null,
  headline: null,
};

/** A row that is updated only if the changed fields still have the expected values. */
function createRow(row: Contact) {
  return {
    row,
    update: async (change: Contact, before: Contact) => {
      const names = Object.keys(change) as (keyof Contact)[];
      if (names.some((name) => row[name] !== before[name])) return { ...row };
      Object.assign(row, change);
      return undefined;
    },
  };
}

const parse = (before: Contact, typed: Contact) =>
  parseChange(before, (name) => String(typed[name] ?? ''));

test('only the fields that the user changed are saved', () => {
  expect(parse(opened, { ...opened, headline: 'Designer' })).toEqual({
    change: { headline: 'Designer' },
  });
  const full = { ...opened, location: 'Lund' };
  expect(parse(full, { ...full, last_name: '', location: '' })).toEqual({
    change: { last_name: '', location: null },
  });
});

test('a field that was not changed is not checked', () => {
  const imported: Contact = { ...opened, phone: '12', linkedin_url: 'https://old.example/in/ada' };
  expect(parse(imported, { ...imported, location: 'Lund' })).toEqual({
    change: { location: 'Lund' },
  });
  expect(parse(imported, { ...imported, phone: '123' })).toEqual({
    issues: [{ name: 'phone', code: 'phone_invalid' }],
  });
});

test('a field that a colleague corrected while the form was open stays corrected', async () => {
  const { row, update } = createRow({ ...opened, email: 'right@people.example' });
  expect(await saveContact(update, { headline: 'Designer' }, opened)).toEqual([]);
  expect(row).toMatchObject({ headline: 'Designer', email: 'right@people.example' });
});

test('a field that both changed is returned, and nothing is saved', async () => {
  const { row, update } = createRow({ ...opened, email: 'right@people.example' });
  const change = { email: 'mine@people.example', headline: 'Designer' };
  expect(await saveContact(update, change, opened)).toEqual([
    { key: 'email', base: 'wrong@people.example', theirs: 'right@people.example' },
  ]);
  expect(row).toMatchObject({ email: 'right@people.example', headline: null });
});

test('a field that both changed to the same value is not a conflict', async () => {
  const { row, update } = createRow({ ...opened, email: 'right@people.example' });
  const change = { email: 'right@people.example', headline: 'Designer' };
  expect(await saveContact(update, change, opened)).toEqual([]);
  expect(row.headline).toBe('Designer');
});

test('the chosen value of a conflict is saved with the other changes', async () => {
  const change = { email: 'mine@people.example', headline: 'Designer' };
  for (const [choice, email] of [
    ['mine', 'mine@people.example'],
    ['theirs', 'right@people.example'],
  ] as const) {
    const { row, update } = createRow({ ...opened, email: 'right@people.example' });
    const conflicts = await saveContact(update, change, opened);
    const settled = resolveConflict({ change, before: opened, conflicts }, 'email', choice);
    expect(settled.conflicts).toEqual([]);
    expect(await saveContact(update, settled.change, settled.before)).toEqual([]);
    expect(row).toMatchObject({ email, headline: 'Designer' });
  }
});
