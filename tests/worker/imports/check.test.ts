import { describe, expect, it } from 'vitest';
import { prepareImports } from '../../fixtures/imports.ts';

// The report of a check, and the data that it must not change.

const { server, rows, upload, run, read, listRows, check, peopleOf, insertPerson } =
  prepareImports();

describe('the check', () => {
  it('says of each row what would happen, and changes nobody', async () => {
    await insertPerson('known@check.example');
    const erased = await insertPerson('erased@check.example');
    await rows(`update people set erase_after = now() + interval '1 day' where id = $1`, [erased]);
    await insertPerson('other@check.example', { phone: '+46701112233' });
    const id = await check(
      [
        'First name;Last name;Email;Phone;Job title;Stage',
        'Ada;Lind;ADA@check.example;070-111 22 33;No such job;Inbox',
        'Bo;Ek;known@check.example;;;',
        'Bo;Ek;known@check.example;;;',
        ';;nobody@check.example;;;',
        'Cy;;wrong;;;',
        'Di;;erased@check.example;;;',
        'Ed;;;what?;;',
      ].join('\r\n'),
    );
    expect(await read(id)).toMatchObject({
      state: 'checked',
      total: 7,
      progress: 7,
      outcomes: { new: 2, matched: 2, rejected: 3 },
      reasons: { name_missing: 1, email_invalid: 1, awaiting_erasure: 1 },
      notes: {
        looks_alike: 1,
        name_differs: 2,
        job_unknown: 1,
        repeated_row: 1,
        phone_left_out: 1,
      },
    });
    expect((await listRows(id)).map(({ position, outcome }) => [position, outcome])).toEqual([
      [2, 'new'],
      [3, 'matched'],
      [4, 'matched'],
      [5, 'rejected'],
      [6, 'rejected'],
      [7, 'rejected'],
      [8, 'new'],
    ]);
    expect(await peopleOf('check.example')).toHaveLength(3);
    // A mapping that changes is checked again from the first row.
    const without = ['first_name', 'last_name', 'email', null, null, null];
    await server.invoke('check-import', { import_id: id, mapping: without }, { as: 'rasmus' });
    await run(id);
    expect(await read(id)).toMatchObject({
      state: 'checked',
      progress: 7,
      notes: { name_differs: 2, repeated_row: 1 },
    });
  });

  it('does not tell that a hidden person has the number or another name', async () => {
    await insertPerson('hidden@check.example', { phone: '+46701112244' });
    const notes = async (email = '') => {
      const file = `First name;Last name;Email;Phone\r\nAda;Lind;${email};070-111 22 44`;
      return (await read(await check(file))).notes;
    };
    expect(await notes()).toEqual({ looks_alike: 1 });
    expect(await notes('hidden@check.example')).toEqual({ name_differs: 1 });
    await rows(`update people set erase_after = now() + interval '1 day' where email = $1`, [
      'hidden@check.example',
    ]);
    expect(await notes()).toEqual({});
    expect(await notes('hidden@check.example')).toEqual({});
    await rows('update people set erase_after = null where email = $1', ['hidden@check.example']);
    await rows(
      `with hidden as (
         update job_staff set is_restricted = true, owner_id = null
         where job_id = (select id from jobs order by slug limit 1) returning job_id
       )
       insert into applications (job_id, person_id)
       select job_id, people.id from hidden, people where email = $1`,
      ['hidden@check.example'],
    );
    expect(await notes()).toEqual({});
    expect(await notes('hidden@check.example')).toEqual({});
    await rows('update job_staff set is_restricted = false');
  });

  it('rejects a mapping without names, with a field twice or of another length', async () => {
    const { data } = await upload('Name,Email\nAda,a@map.example\n');
    const tryMapping = async (mapping: (string | null)[]) =>
      (await server.invoke('check-import', { import_id: data.id, mapping }, { as: 'rasmus' }))
        .fields;
    expect(await tryMapping([null, 'email'])).toEqual({ mapping: 'required' });
    expect(await tryMapping(['full_name', 'full_name'])).toEqual({ mapping: 'too_many' });
    expect(await tryMapping(['full_name'])).toEqual({ mapping: 'choice_invalid' });
    expect(await tryMapping(['full_name', 'shoe_size'])).toEqual({ 'mapping.1': 'choice_invalid' });
    // A field of clients.
    expect(await tryMapping(['full_name', 'website'])).toEqual({ mapping: 'choice_invalid' });
  });

  it('of a bad file says what is wrong with it, and stores nothing', async () => {
    const before = await rows('select count(*)::integer as count from imports');
    const tried = await upload('%PDF-1.7');
    expect([tried.status, tried.fields]).toEqual([422, { file: 'file_type' }]);
    expect((await upload('Name,Email\n')).fields).toEqual({ file: 'file_no_rows' });
    expect(await rows('select count(*)::integer as count from imports')).toEqual(before);
  });
});
