import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autosave } from './autosave.ts';
import type { AutosaveOptions } from './autosave-options.ts';
import type { Draft } from './local-draft.ts';
import type { Fields } from './merge-fields.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const start = { title: 'Herder', place: 'Umeå' };

/** A server with one row and a browser that stores one draft. */
function open(options: Partial<AutosaveOptions> = {}, kept?: Draft) {
  const row = { version: 1, fields: start as Fields };
  const storage = { draft: kept };
  const save = vi.fn(async (fields: Fields, _changed: string[], version: number) => {
    if (version !== row.version) return null;
    row.version += 1;
    row.fields = fields;
    return row.version;
  });
  const stored = () => ({ ...row, savedAt: '2026-01-01', savedBy: 'Astrid' });
  const autosave = new Autosave(stored(), {
    save,
    load: async () => stored(),
    findInvalidKeys: () => [],
    isTransient: () => true,
    savesAutomatically: true,
    isOnline: () => true,
    draft: {
      read: () => storage.draft,
      write: (draft) => {
        storage.draft = draft;
      },
      remove: () => {
        storage.draft = undefined;
      },
    },
    ...options,
  });
  const colleagueSaves = (changes: Fields) => {
    row.version += 1;
    row.fields = { ...row.fields, ...changes };
  };
  const state = () => autosave.getSnapshot().state;
  return { autosave, row, save, storage, stored, colleagueSaves, state };
}

const passAll = () => vi.advanceTimersByTimeAsync(1_000);

test('changes are saved shortly after, in one call', async () => {
  const { autosave, row, save, storage, state } = open();
  autosave.change({ title: 'S' });
  autosave.change({ title: 'Shepherd' });
  expect(state()).toBe('unsaved');
  await vi.advanceTimersByTimeAsync(300);
  expect(storage.draft?.fields).toMatchObject({ title: 'Shepherd' });
  await passAll();
  expect(save.mock.calls).toEqual([[{ ...start, title: 'Shepherd' }, ['title'], 1]]);
  expect(row.fields).toMatchObject({ title: 'Shepherd' });
  expect(state()).toBe('saved');
  expect(storage.draft).toBeUndefined();
});

test('changes during a save are saved afterwards', async () => {
  const { autosave, row, save } = open();
  save.mockImplementationOnce(async (fields) => {
    autosave.change({ title: 'Two' });
    row.version = 2;
    row.fields = fields;
    return 2;
  });
  autosave.change({ title: 'One' });
  expect(await autosave.save()).toBe(true);
  expect(row).toEqual({ version: 3, fields: { ...start, title: 'Two' } });
});

test('without a connection it keeps a draft and retries', async () => {
  const online = { value: false };
  const { autosave, row, storage, state, save } = open({ isOnline: () => online.value });
  save.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  autosave.change({ title: 'Shepherd' });
  await passAll();
  expect(state()).toBe('offline');
  expect(storage.draft?.fields).toMatchObject({ title: 'Shepherd' });
  save.mockRejectedValueOnce(new Error('502'));
  online.value = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(state()).toBe('failed');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(state()).toBe('saved');
  expect(row.fields).toMatchObject({ title: 'Shepherd' });
});

test('a draft of an earlier visit is restored', async () => {
  const kept = { base: start, fields: { ...start, place: 'Lund' }, keptAt: '2026-02-02' };
  const { autosave, row } = open({}, kept);
  expect(autosave.getSnapshot()).toMatchObject({ restoredFrom: '2026-02-02', state: 'unsaved' });
  autosave.resume();
  await passAll();
  expect(row.fields).toEqual({ ...start, place: 'Lund' });
});

test('a draft is left alone by an instance that never starts', async () => {
  const kept = { base: start, fields: { ...start, place: 'Lund' }, keptAt: '2026-02-02' };
  const { save, storage } = open({}, kept);
  await passAll();
  expect(save).not.toHaveBeenCalled();
  expect(storage.draft).toEqual(kept);
});

test('changes of a colleague to other fields are merged', async () => {
  const { autosave, row, colleagueSaves } = open();
  colleagueSaves({ place: 'Kiruna' });
  autosave.change({ title: 'Shepherd' });
  await passAll();
  expect(row.fields).toEqual({ title: 'Shepherd', place: 'Kiruna' });
  expect(autosave.getSnapshot()).toMatchObject({
    state: 'saved',
    fields: row.fields,
    news: { by: 'Astrid', keys: ['place'] },
  });
});

test('a conflict waits for a choice, even after a reload', async () => {
  const { autosave, row, colleagueSaves, storage, stored, state } = open();
  colleagueSaves({ title: 'Theirs' });
  autosave.change({ title: 'Mine', place: 'Lund' });
  await passAll();
  const conflicts = [{ key: 'title', base: 'Herder', theirs: 'Theirs' }];
  expect(autosave.getSnapshot()).toMatchObject({ conflicts, fields: { title: 'Mine' } });
  expect(row.fields).toMatchObject({ title: 'Theirs' });
  expect(state()).toBe('unsaved');

  autosave.dispose();
  const again = open({}, storage.draft);
  again.row.version = row.version;
  again.row.fields = row.fields;
  const reopened = new Autosave(stored(), {
    save: again.save,
    load: async () => stored(),
    findInvalidKeys: () => [],
    isTransient: () => true,
    savesAutomatically: true,
    draft: { read: () => storage.draft, write: () => {}, remove: () => {} },
  });
  expect(reopened.getSnapshot().conflicts).toEqual(conflicts);
  reopened.resolveConflict('title', 'mine');
  await passAll();
  expect(again.row.fields).toEqual({ title: 'Mine', place: 'Lund' });
});

test('choosing theirs leaves nothing to save', async () => {
  const { autosave, colleagueSaves, state, save } = open();
  colleagueSaves({ title: 'Theirs' });
  autosave.change({ title: 'Mine' });
  await passAll();
  save.mockClear();
  autosave.resolveConflict('title', 'theirs');
  await passAll();
  expect(autosave.getSnapshot().fields).toMatchObject({ title: 'Theirs' });
  expect(state()).toBe('saved');
  expect(save).not.toHaveBeenCalled();
});

test('the user’s own save is not reported as news', async () => {
  const { autosave, stored, save, row } = open();
  save.mockImplementationOnce(async (fields) => {
    row.version = 2;
    row.fields = fields;
    autosave.receive(stored());
    autosave.change({ title: 'Shepherd dog' });
    return 2;
  });
  autosave.change({ title: 'Shepherd' });
  await passAll();
  await passAll();
  expect(autosave.getSnapshot()).toMatchObject({ conflicts: [], news: undefined, state: 'saved' });
  expect(row.fields).toMatchObject({ title: 'Shepherd dog' });
});

test('invalid fields stay local, the others are saved', async () => {
  const { autosave, row, state } = open({
    findInvalidKeys: ({ title }) => (title === '' ? ['title'] : []),
  });
  autosave.change({ title: '', place: 'Lund' });
  await passAll();
  expect(row.fields).toEqual({ ...start, place: 'Lund' });
  expect(state()).toBe('unsaved');
  expect(await autosave.save()).toBe(false);
});

test('a rejected value is not sent again, the others are', async () => {
  const { autosave, row, save } = open({ findErrorKey: () => 'title', isTransient: () => false });
  save.mockRejectedValueOnce(new Error('taken'));
  autosave.change({ title: 'Taken', place: 'Lund' });
  await passAll();
  expect(row.fields).toEqual({ ...start, place: 'Lund' });
  expect(autosave.getSnapshot().rejected).toEqual({ title: 'Taken' });
  autosave.change({ title: 'Free' });
  await passAll();
  expect(row.fields).toEqual({ title: 'Free', place: 'Lund' });
});

test('a rejected save is reported and not retried', async () => {
  const { autosave, save, state } = open({ isTransient: () => false });
  save.mockRejectedValue(new Error('you may not'));
  autosave.change({ title: 'Mine' });
  await passAll();
  expect(state()).toBe('rejected');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(save).toHaveBeenCalledTimes(1);
});

test('in manual mode nothing is sent before the user saves', async () => {
  const { autosave, row, state } = open({ savesAutomatically: false });
  autosave.change({ title: 'Shepherd' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(row.version).toBe(1);
  expect(state()).toBe('unsaved');
  expect(await autosave.save()).toBe(true);
  expect(row.fields).toMatchObject({ title: 'Shepherd' });
});

test('nothing is sent after leaving, and the draft stays', async () => {
  const { autosave, row, save, storage } = open();
  save.mockRejectedValueOnce(new Error('away'));
  autosave.change({ place: 'Ystad' });
  await passAll();
  expect(save).toHaveBeenCalledTimes(1);
  autosave.dispose();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(storage.draft?.fields).toMatchObject({ place: 'Ystad' });
  autosave.resume();
  await passAll();
  expect(row.fields).toMatchObject({ place: 'Ystad' });
});

test('a row that a colleague published meanwhile is not saved automatically', async () => {
  const { autosave, row, stored, colleagueSaves, state, storage } = open({
    load: async () => ({ ...stored(), savesAutomatically: false }),
  });
  autosave.change({ title: 'Half a sent' });
  colleagueSaves({ place: 'Luleå' });
  await passAll();
  expect(row.fields).toEqual({ title: 'Herder', place: 'Luleå' });
  expect(state()).toBe('unsaved');
  expect(storage.draft?.fields).toMatchObject({ title: 'Half a sent' });
  autosave.change({ title: 'A whole sentence' });
  await passAll();
  expect(await autosave.savePending()).toBe(false);
  expect(row.fields).toMatchObject({ title: 'Herder' });
  expect(await autosave.save()).toBe(true);
  expect(row.fields).toEqual({ title: 'A whole sentence', place: 'Luleå' });
});

test('a failed manual save is retried even without autosave', async () => {
  const { autosave, row, save, state } = open({ savesAutomatically: false });
  save.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  autosave.change({ title: 'Shepherd' });
  expect(await autosave.save()).toBe(false);
  expect(state()).toBe('failed');
  await vi.advanceTimersByTimeAsync(2_500);
  expect(row.fields).toMatchObject({ title: 'Shepherd' });
});
