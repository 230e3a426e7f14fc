import { describe, expect, test } from 'vitest';
import { prepareAdApprovals } from './prepare-ad-approvals.ts';

const { asked, query, as, ask, decide, open, listed, mail } = prepareAdApprovals();

describe('a request that waits ends', () => {
  const ends: [string, string][] = [
    ['published', `update public.jobs set state = 'open' where id = $1`],
    ['job_closed', `update public.jobs set state = 'closed' where id = $1`],
    ['client_changed', `update public.jobs set client_id = null where id = $1`],
    ['client_changed', `update public.jobs set kind = 'internal' where id = $1`],
  ];
  test.each(ends)('as %s by: %s', async (ended, sql) => {
    await query(sql, [asked.job]);
    expect(
      await query('select ended from public.job_approvals where id = $1', [asked.approval]),
    ).toEqual([{ ended }]);
    expect(await open()).toMatchObject({ state: ended, ad: null });
    expect(await mail()).toEqual([{ state: 'cancelled', because: 'approval_ended' }]);
    expect(await as('contact', 'select client_id from public.portal_changes')).toEqual([
      { client_id: asked.client },
    ]);
  });

  test('with the draft', async () => {
    await query('delete from public.jobs where id = $1', [asked.job]);
    expect(await open()).toBeNull();
    expect(await mail()).toEqual([{ state: 'cancelled', because: 'approval_ended' }]);
    expect(await as('contact', 'select client_id from public.portal_changes')).toEqual([
      { client_id: asked.client },
    ]);
  });

  test('and a decision stays', async () => {
    await decide('approved');
    await query(`update public.jobs set state = 'open' where id = $1`, [asked.job]);
    expect(await open()).toMatchObject({ state: 'approved', is_own: true, job: { state: 'open' } });
    expect(await listed()).toEqual([]);
  });
});

test('there is one waiting request per job', async () => {
  await expect(ask(asked.job, asked.client)).rejects.toMatchObject({
    constraint: 'job_approvals_one_waiting',
  });
});

test('a later request leads on from the earlier one', async () => {
  await decide('changes_asked', 'Hybrid, please');
  const later = await ask(asked.job, asked.client);
  expect(await open()).toMatchObject({ state: 'changes_asked', newer_id: later });
  expect(await listed()).toMatchObject([{ id: later, state: 'waiting' }]);
});
