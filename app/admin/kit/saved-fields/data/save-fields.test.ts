import { expect, test } from 'vitest';
import { contactDetails } from '../../../../../domain/people/contact-details.ts';
import type { Fields } from '../../autosave/merge-fields.ts';
import { parseChange } from '../parse-change.ts';
import { type FieldSource, resolveConflict, revertFields, saveFields } from './save-fields.ts';

const opened: Fields = {
  first_name: 'Ada',
  last_name: 'Lind',
  email: 'wrong@people.example',
  phone: null,
  linkedin_url: null,
  language: 'sv',
  location: null,
  headline: null,
};

/** A row that is updated only if nobody has saved it since it was read. */
function createRow(row: Fields): { row: Fields; source: FieldSource<number> } {
  let saved = 0;
  return {
    row,
    source: {
      read: async () => ({ fields: { ...row }, version: saved }),
      write: async (change, version) => {
        if (version !== saved) return false;
        Object.assign(row, change);
        saved += 1;
        return true;
      },
    },
  };
}

const parse = (before: Fields, typed: Fields) =>
  parseChange(contactDetails, before, (name) => String(typed[name] ?? ''), { last_name: '' });

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
  const imported: Fields = { ...opened, phone: '12', linkedin_url: 'https://old.example/in/ada' };
  expect(parse(imported, { ...imported, location: 'Lund' })).toEqual({
    change: { location: 'Lund' },
  });
  expect(parse(imported, { ...imported, phone: '123' })).toMatchObject({
    error: { issues: [{ path: ['phone'], message: 'phone_invalid' }] },
  });
});

test('a field that a colleague corrected while the form was open stays corrected', async () => {
  const { row, source } = createRow({ ...opened, email: 'right@people.example' });
  expect(await saveFields(source, { headline: 'Designer' }, opened)).toEqual([]);
  expect(row).toMatchObject({ headline: 'Designer', email: 'right@people.example' });
});

test('a field that both changed is returned, and nothing is saved', async () => {
  const { row, source } = createRow({ ...opened, email: 'right@people.example' });
  const change = { email: 'mine@people.example', headline: 'Designer' };
  expect(await saveFields(source, change, opened)).toEqual([
    { key: 'email', base: 'wrong@people.example', theirs: 'right@people.example' },
  ]);
  expect(row).toMatchObject({ email: 'right@people.example', headline: null });
});

test('a field that both changed to the same value is not a conflict', async () => {
  const { row, source } = createRow({ ...opened, email: 'right@people.example' });
  const change = { email: 'right@people.example', headline: 'Designer' };
  expect(await saveFields(source, change, opened)).toEqual([]);
  expect(row.headline).toBe('Designer');
});

test('the chosen value of a conflict is saved with the other changes', async () => {
  const change = { email: 'mine@people.example', headline: 'Designer' };
  for (const [choice, email] of [
    ['mine', 'mine@people.example'],
    ['theirs', 'right@people.example'],
  ] as const) {
    const { row, source } = createRow({ ...opened, email: 'right@people.example' });
    const conflicts = await saveFields(source, change, opened);
    const settled = resolveConflict({ change, before: opened, conflicts }, 'email', choice);
    expect(settled.conflicts).toEqual([]);
    expect(await saveFields(source, settled.change, settled.before)).toEqual([]);
    expect(row).toMatchObject({ email, headline: 'Designer' });
  }
});

test('a save of another field in between is no conflict', async () => {
  const { row, source } = createRow({ ...opened });
  let writes = 0;
  const interrupted: FieldSource<number> = {
    ...source,
    write: async (change, version) => {
      writes += 1;
      if (writes === 1) await source.write({ location: 'Lund' }, version);
      return source.write(change, version);
    },
  };
  expect(await saveFields(interrupted, { headline: 'Designer' }, opened)).toEqual([]);
  expect([writes, row.location, row.headline]).toEqual([2, 'Lund', 'Designer']);
});

test('a write that row-level security hides is reported as not allowed', async () => {
  const { source } = createRow({ ...opened });
  const closed = { ...source, write: async () => false };
  await expect(saveFields(closed, { headline: 'Designer' }, opened)).rejects.toMatchObject({
    code: '42501',
  });
});

test('undo takes back only the saved fields, and none that a colleague changed since', async () => {
  const { row, source } = createRow({ ...opened });
  const change = { headline: 'Designer' };
  await saveFields(source, change, opened);
  await saveFields(source, { location: 'Lund' }, opened);
  await revertFields(source, change, opened);
  expect(row).toMatchObject({ headline: null, location: 'Lund' });

  await saveFields(source, change, opened);
  await saveFields(source, { headline: 'Weaver' }, change);
  await expect(revertFields(source, change, opened)).rejects.toMatchObject({ code: 'conflict' });
  expect(row.headline).toBe('Weaver');
});
