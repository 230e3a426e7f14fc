import { describe, expect, test } from 'vitest';
import { prepareRestrictedJobs } from './prepare-restricted-jobs.ts';

const { restricted, query, as, astrid, rasmus, edith, restrict, join, leave, countFor } =
  prepareRestrictedJobs();

describe('restricting a job', () => {
  test('keeps the recruiter who does it on the team, and administrators see it anyway', async () => {
    await restrict('recruiter');
    expect(
      await countFor('recruiter', 'select from public.jobs where id = $1', [restricted.job]),
    ).toBe(1);
    await leave();
    expect(
      await countFor('recruiter', 'select from public.jobs where id = $1', [restricted.job]),
    ).toBe(0);
    expect(await countFor('admin', 'select from public.jobs where id = $1', [restricted.job])).toBe(
      1,
    );
  });

  test('shows it to its owner and to members, who may be editors', async () => {
    await restrict();
    await query('update public.job_staff set owner_id = $2 where job_id = $1', [
      restricted.job,
      rasmus.id,
    ]);
    await join(edith.id);
    for (const actor of ['recruiter', 'editor'] as const) {
      expect(await countFor(actor, 'select from public.jobs where id = $1', [restricted.job])).toBe(
        1,
      );
    }
    expect(await countFor('editor', 'select from public.applications', [])).toBe(0);
  });

  test('is for recruiters and administrators who see the job', async () => {
    await expect(restrict('editor')).rejects.toMatchObject({ code: '42501' });
    await restrict();
    await expect(restrict('recruiter', false)).rejects.toMatchObject({ hint: 'not_found' });
    const inTeam = 'insert into public.job_members (job_id, staff_id) values ($1, $2)';
    await expect(as('recruiter', inTeam, [restricted.job, rasmus.id])).rejects.toMatchObject({
      code: '42501',
    });
  });

  test('is in the audit log, as are changes of the team', async () => {
    await restrict('recruiter');
    await as('admin', 'delete from public.job_members where job_id = $1', [restricted.job]);
    const entries = await query(
      `select actor_id, action, table_name, changed_columns from public.audit_log
       where row_id in ($1, $1 || '/' || $2) and (table_name = 'job_members' or 'is_restricted' = any (changed_columns))
       order by id`,
      [restricted.job, rasmus.id],
    );
    expect(entries).toMatchObject([
      { actor_id: rasmus.id, action: 'insert', table_name: 'job_members' },
      {
        actor_id: rasmus.id,
        action: 'update',
        table_name: 'job_staff',
        changed_columns: ['is_restricted'],
      },
      { actor_id: astrid.id, action: 'delete', table_name: 'job_members' },
    ]);
  });

  test('tells back offices that something became hidden, and leaves the published ad as it is', async () => {
    await query('delete from public.visibility_changes');
    const ad = () => query('select * from public.jobs where id = $1', [restricted.job]);
    const before = await ad();
    // The team of a job that everybody sees hides nothing.
    await join(rasmus.id);
    await leave();
    expect(await query('select from public.visibility_changes')).toEqual([]);
    await restrict();
    await join(rasmus.id);
    await leave();
    expect(await query('select from public.visibility_changes')).toHaveLength(3);
    expect(await ad()).toEqual(before);
  });
});
