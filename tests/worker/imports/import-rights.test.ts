import { describe, expect, it } from 'vitest';
import { cast } from '../../fixtures/cast.ts';
import { basis, prepareImports } from '../../fixtures/imports.ts';

// People from a file of another system, as the worker imports them.

const { server, rows, upload, run, read, check, peopleOf } = prepareImports();

describe('the import', () => {
  it('needs a basis, a check before it, and the right to it', async () => {
    const { data } = await upload('Name\nAda\n');
    const call = { import_id: data.id, ...basis };
    expect((await server.invoke('start-import', call, { as: 'rasmus' })).error).toBe('conflict');
    const id = await check('Name\nAda\n', 'astrid');
    expect(
      (await server.invoke('start-import', { ...call, import_id: id }, { as: 'rasmus' })).error,
    ).toBe('not_found');
    const without = { import_id: id, source: 'Teamtailor' };
    expect((await server.invoke('start-import', without, { as: 'astrid' })).fields).toEqual({
      basis: 'required',
    });
  });

  it('ends for a colleague who loses the role', async () => {
    const id = await check('Name,Email\nAda,a@role.example\n');
    await server.invoke('start-import', { import_id: id, ...basis }, { as: 'rasmus' });
    const setState = (state: string) =>
      rows('update staff_profiles set state = $2 where user_id = $1', [cast.rasmus.id, state]);
    await setState('disabled');
    await run(id);
    await setState('active');
    expect(await read(id)).toMatchObject({ state: 'done', outcomes: {} });
    expect(await peopleOf('role.example')).toEqual([]);
  });
});
