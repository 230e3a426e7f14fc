import { expect, test } from 'vitest';
import type { AnyRow } from '../../fixtures/any-row.ts';
import { preparePeople } from './prepare-people.ts';

const { query, as, createPerson } = preparePeople();

async function createRequest(kind: string) {
  const person = await createPerson();
  const [{ id }] = await query(
    'insert into public.privacy_requests (person_id, kind) values ($1, $2::public.privacy_request_kind) returning id',
    [person, kind],
  );
  const set = (state: string, note: string | null = null) =>
    as(
      'admin',
      `update public.privacy_requests set state = $2::public.privacy_request_state, note = $3
       where id = $1 returning state, completed_at is not null as is_closed`,
      [id, state, note],
    );
  return {
    person,
    set,
    find: () => query('select * from public.privacy_requests where id = $1', [id]),
  };
}

const closed = (state: string): AnyRow[] => [{ state, is_closed: true }];

test('a request to be erased is done only when the person has been erased', async () => {
  const { person, set, find } = await createRequest('erasure');
  await expect(set('done')).rejects.toMatchObject({ hint: 'not_erased' });
  await expect(set('done', 'Erased by hand.')).rejects.toMatchObject({ hint: 'not_erased' });
  await as('admin', 'select public.request_erasure($1)', [person]);
  await expect(set('done')).rejects.toMatchObject({ hint: 'not_erased' });
  await query(`select private.anonymise_person($1, 'retention')`, [person]);
  expect(await find()).toMatchObject([{ state: 'done' }]);
  // Reopened by mistake.
  await set('received');
  expect(await set('done')).toEqual(closed('done'));
});

test('a request is closed without erasing only with a note', async () => {
  const { set } = await createRequest('erasure');
  await expect(set('refused')).rejects.toMatchObject({ hint: 'note_required' });
  await expect(set('refused', '  ')).rejects.toMatchObject({ hint: 'note_required' });
  expect(await set('refused', 'Identity could not be proven.')).toEqual(closed('refused'));
});

test('a request for a copy is done with a download or a note', async () => {
  const noted = await createRequest('export');
  await expect(noted.set('done')).rejects.toMatchObject({ hint: 'note_required' });
  expect(await noted.set('done', 'Sent by post.')).toEqual(closed('done'));

  const downloaded = await createRequest('export');
  await query(`insert into public.person_events (person_id, kind) values ($1, 'exported')`, [
    downloaded.person,
  ]);
  expect(await downloaded.set('done')).toEqual(closed('done'));
});

test('other requests are done without a note', async () => {
  for (const kind of ['rectification', 'restriction', 'objection']) {
    const { set } = await createRequest(kind);
    expect(await set('done')).toEqual(closed('done'));
  }
});
