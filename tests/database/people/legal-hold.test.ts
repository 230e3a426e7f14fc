import { expect, test } from 'vitest';
import { preparePeople } from './prepare-people.ts';

const { query, as, createPerson, eventsOf } = preparePeople();

test('a legal hold needs a reason, prevents erasure, and only an administrator lifts it', async () => {
  const id = await createPerson();
  await expect(as('recruiter', `select public.hold_person($1, ' ')`, [id])).rejects.toThrow(
    /reason/,
  );
  await as('recruiter', 'select public.request_erasure($1)', [id]);
  await as('recruiter', `select public.hold_person($1, 'Tvist vid tingsrätten')`, [id]);
  expect(await query('select erase_after from public.people where id = $1', [id])).toEqual([
    { erase_after: null },
  ]);
  await expect(as('admin', 'select public.request_erasure($1)', [id])).rejects.toThrow(
    /legal hold/,
  );
  await expect(as('recruiter', 'select public.lift_hold($1)', [id])).rejects.toThrow(
    /administrators/,
  );
  await as('admin', 'select public.lift_hold($1)', [id]);
  await as('admin', 'select public.request_erasure($1)', [id]);
  expect(await eventsOf(id)).toEqual([
    'erasure_requested',
    'hold_set',
    'hold_lifted',
    'erasure_requested',
  ]);
  const auditLog = await query(
    `select distinct unnest(changed_columns) as changed from public.audit_log where row_id = $1`,
    [id],
  );
  expect(auditLog).toContainEqual({ changed: 'legal_hold' });
  expect(auditLog).toContainEqual({ changed: 'erase_after' });
});
