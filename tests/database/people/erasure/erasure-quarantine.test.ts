import { describe, expect, test } from 'vitest';
import { violasPerson } from '../../../fixtures/cast.ts';
import { preparePeople } from '../prepare-people.ts';

const { query, as, createPerson, eventsOf } = preparePeople();

describe('the quarantine of an erasure', () => {
  test('hides the person immediately, waits thirty days, and can be undone', async () => {
    const id = await createPerson();
    await query(`insert into public.privacy_requests (person_id, kind) values ($1, 'erasure')`, [
      id,
    ]);
    const [{ at: eraseAfter }] = await as('recruiter', 'select public.request_erasure($1) as at', [
      id,
    ]);
    expect((eraseAfter.getTime() - Date.now()) / 86_400_000).toBeCloseTo(30, 0);
    expect(
      await query('select state from public.privacy_requests where person_id = $1', [id]),
    ).toEqual([{ state: 'in_progress' }]);
    // A purpose still exists, but a person who asked for erasure is not restored.
    expect(
      await query('select keep_until <= now() as due from private.retention where person_id = $1', [
        id,
      ]),
    ).toEqual([{ due: true }]);
    await as('recruiter', 'select public.undo_erasure($1)', [id]);
    expect(
      await query('select erase_after, erasure_requested_at from public.people where id = $1', [
        id,
      ]),
    ).toEqual([{ erase_after: null, erasure_requested_at: null }]);
    expect(await eventsOf(id)).toEqual(['erasure_requested', 'erasure_undone']);
  });

  test('can end its quarantine earlier to keep a deadline, but never later', async () => {
    const requestErasure = `select extract(day from public.request_erasure($1, now() + $2::interval) - now())::int as days`;
    for (const [by, days] of [
      ['12 days', 12],
      ['90 days', 30],
      ['-3 days', 0],
    ]) {
      expect(await as('admin', requestErasure, [await createPerson(), by])).toEqual([{ days }]);
    }
  });

  test('ends its quarantine earlier only for administrators', async () => {
    const id = await createPerson();
    for (const by of ['12 days', '-3 days']) {
      await expect(
        as('recruiter', 'select public.request_erasure($1, now() + $2::interval)', [id, by]),
      ).rejects.toThrow('only administrators shorten the quarantine');
    }
    expect(
      await as(
        'recruiter',
        `select public.request_erasure($1, now() + '90 days') > now() + '29 days' as waits`,
        [id],
      ),
    ).toEqual([{ waits: true }]);
  });

  test('cannot be requested by an update of the columns', async () => {
    const id = await createPerson();
    for (const change of [
      'legal_hold = true',
      'erase_after = now()',
      'anonymised_at = now()',
      `merged_into = '${violasPerson}'`,
    ]) {
      await expect(
        as('admin', `update public.people set ${change} where id = '${id}'`),
      ).rejects.toThrow(/permission denied/);
    }
  });
});
