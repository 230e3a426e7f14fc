import { describe, expect, it } from 'vitest';
import { prepareImports } from '../../fixtures/imports.ts';
import { header, keys, named, prepareCustomFields } from './prepare-custom-fields.ts';

// Columns of a file fill custom fields, which are proposed by name.

const {
  people,
  server,
  rows,
  run,
  read,
  listRows,
  check,
  start,
  undo,
  insertPerson,
  insertJob,
  valuesOf,
} = prepareCustomFields();

describe('an import of people', () => {
  it('fills custom fields of people and applications, and names values that do not fit', async () => {
    await insertJob('import-custom', 'Custom lead');
    const known = await insertPerson('known@custom.example');
    await rows('insert into custom_values (person_id, fields) values ($1, $2)', [
      known,
      named({ 'Expected salary': 40_000 }),
    ]);
    const id = await check(
      [
        header,
        'Ada;ada@custom.example;Custom lead;35 000,50;31/12/2026;lastbil;ada.example/work;A friend;Blue',
        'Bo;known@custom.example;;1;2026-02-01;;;;',
        'Cy;cy@custom.example;;a lot;someday;Bus;http://a b;;',
      ].join('\n'),
    );
    const { mapping } = (await read(id)) ?? {};
    expect(mapping.slice(3)).toEqual([
      ...['Expected salary', 'Free from', 'Licence', 'Portfolio', 'Found through'].map(
        (name) => keys[name],
      ),
      // A field of jobs.
      null,
    ]);
    expect((await listRows(id)).map(({ notes }) => notes)).toEqual([
      [],
      ['name_differs'],
      ['Expected salary', 'Free from', 'Licence', 'Portfolio'].map(
        (name) => `custom_left_out:${keys[name]}`,
      ),
    ]);
    await start(id);
    expect(await valuesOf('ada@custom.example')).toEqual({
      person: named({
        'Expected salary': 35_000.5,
        'Free from': '2026-12-31',
        Licence: 'a1',
        Portfolio: 'https://ada.example/work',
      }),
      application: named({ 'Found through': 'A friend' }),
    });
    // Stored values stay.
    expect((await valuesOf('known@custom.example')).person).toEqual(
      named({ 'Expected salary': 40_000, 'Free from': '2026-02-01' }),
    );
    expect((await valuesOf('cy@custom.example')).person).toBeNull();

    await undo(id);
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'undone', undone: 3, kept: {} });
    expect(await valuesOf('ada@custom.example')).toBeUndefined();
    expect((await valuesOf('known@custom.example')).person).toEqual(
      named({ 'Expected salary': 40_000 }),
    );
  });

  it('proposes the same fields for the next file, and keeps people whose values were changed', async () => {
    const id = await check(
      [
        header,
        'Di;di@custom.example;Custom lead;1;;;;A friend;',
        'Ed;ed@custom.example;Custom lead;2;;;;A friend;',
        'Fi;fi@custom.example;;;;;;;',
        'Gy;known@custom.example;;;2026-03-01;;;;',
      ].join('\n'),
    );
    expect((await read(id))?.mapping[3]).toBe(keys['Expected salary']);
    await start(id);
    const change = (email: string, values: object) =>
      rows(
        `insert into custom_values (person_id, fields) select id, $2 from people where email = $1
         on conflict (person_id) do update set fields = custom_values.fields || excluded.fields`,
        [email, values],
      );
    await change('di@custom.example', named({ 'Expected salary': 3 }));
    await change('fi@custom.example', named({ Licence: 'a1' }));
    await change('known@custom.example', named({ 'Free from': '2027-01-01' }));
    await undo(id);
    await run(id);
    expect((await listRows(id)).map(({ state }) => state)).toEqual([
      'kept',
      'undone',
      'kept',
      'kept',
    ]);
    expect(await valuesOf('di@custom.example')).toEqual({
      person: named({ 'Expected salary': 3 }),
      application: named({ 'Found through': 'A friend' }),
    });
  });

  it('takes only keys of fields that the file can fill', async () => {
    const { data } = await people.upload('Name,Hall\nAda,Blue');
    const checkWith = (key: string | undefined) =>
      server.invoke(
        'check-import',
        { import_id: data.id, mapping: ['full_name', key] },
        { as: 'rasmus' },
      );
    for (const key of [keys.Hall, 'f000000000000', 'fnone']) {
      expect(await checkWith(key)).toMatchObject({ status: 422 });
    }
    await rows('update custom_fields set retired_at = now() where key = $1', [keys.Portfolio]);
    expect(await checkWith(keys.Portfolio)).toMatchObject({ status: 422 });
    expect(await checkWith(keys.Licence)).toMatchObject({ status: 200 });
  });
});

describe('an import of jobs and clients', () => {
  const jobs = prepareImports('jobs');
  const clients = prepareImports('clients');

  it.each([
    ['jobs', jobs, 'Job title', 'job_id'],
    ['clients', clients, 'Client name', 'client_id'],
  ] as const)('fills custom fields of %s', async (target, imports, title, column) => {
    const [{ key }] = await imports.rows(
      `insert into custom_fields (target, kind, name) values ($1, 'text', '{"en": "Dock", "sv": "Kaj"}') returning key`,
      [target],
    );
    const id = await imports.check(`${title};Kaj\nHarbour ${target};North`, 'astrid');
    await imports.start(id, { basis: undefined }, 'astrid');
    const values = () =>
      imports.rows(`select fields from custom_values where ${column} is not null`);
    expect(await values()).toEqual([{ fields: { [key]: 'North' } }]);
    await imports.undo(id, 'astrid');
    await imports.run(id);
    expect(await imports.read(id)).toMatchObject({ state: 'undone', undone: 1 });
    expect(await values()).toEqual([]);
  });
});
