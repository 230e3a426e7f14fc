import { describe, expect, test } from 'vitest';
import { cast, insertContact, kajsasPerson } from '../../../fixtures/cast.ts';
import { prepareAdApprovals } from './prepare-ad-approvals.ts';

const { asked, database, query, as, addClient, decide, open, listed, seen, mail } =
  prepareAdApprovals();

test('the contact who was asked sees the frozen text', async () => {
  await query(`update public.jobs set title = '{"en": "Spinner"}' where id = $1`, [asked.job]);
  expect(await open()).toMatchObject({
    state: 'waiting',
    title: { en: 'Weaver', sv: 'Vävare' },
    ad: { location: 'Stockholm', questions: [], salary: null },
    client: { name: expect.stringContaining('Ullverket') },
  });
  expect(await listed()).toMatchObject([
    { id: asked.approval, state: 'waiting', client_id: asked.client },
  ]);
});

describe('nobody else sees it', () => {
  test('a contact of the client who was not asked', async () => {
    await query('delete from public.job_approval_contacts where approval_id = $1', [
      asked.approval,
    ]);
    expect(await open()).toBeNull();
    expect(await listed()).toEqual([]);
  });

  test('a contact who left for another client', async () => {
    await query('delete from public.client_contacts where person_id = $1', [kajsasPerson]);
    await insertContact(database.client, await addClient(`Fjärilshuset ${crypto.randomUUID()}`));
    expect(await open()).toBeNull();
    expect(await listed()).toEqual([]);
  });

  test.each(['account', 'pending', 'editor', 'recruiter', 'admin'] as const)(
    '%s in the portal',
    async (actor) => {
      const [row] = await as(actor, 'select public.open_portal_approval($1) as page', [
        asked.approval,
      ]);
      expect(row.page).toBeNull();
    },
  );

  test.each(['account', 'pending', 'contact', 'editor'] as const)(
    '%s in the back office',
    async (actor) => expect(await seen(actor)).toBeNull(),
  );
});

describe('the recruiter', () => {
  test('sees who was asked, and whether the ad differs from what was sent', async () => {
    expect(await seen()).toMatchObject({ contacts: ['Kajsa Contact'], differs: false });
    await query(
      `insert into public.job_salaries (job_id, minimum, maximum) values ($1, 30000, 40000)`,
      [asked.job],
    );
    expect(await seen()).toMatchObject({ differs: true });
    await query('update public.job_salaries set is_shown = false where job_id = $1', [asked.job]);
    expect(await seen()).toMatchObject({ differs: false });
    await query(`update public.jobs set closes_at = now() + interval '9 days' where id = $1`, [
      asked.job,
    ]);
    expect(await seen()).toMatchObject({ differs: false });
  });

  test('sees the answer with the name of the contact', async () => {
    await decide('changes_asked', 'Hybrid, please');
    expect(await seen()).toMatchObject({
      decision: 'changes_asked',
      comment: 'Hybrid, please',
      decided_by: 'Kajsa Contact',
    });
    await query(`update public.people set erase_after = now() where id = $1`, [kajsasPerson]);
    expect(await seen()).toMatchObject({ decided_by: null, comment: null, contacts: [] });
  });

  test('withdraws a request, and can write nothing else', async () => {
    const withdraw = (ended: string) =>
      as('recruiter', 'update public.job_approvals set ended = $2 where id = $1 returning id', [
        asked.approval,
        ended,
      ]);
    await expect(withdraw('published')).rejects.toMatchObject({ code: '42501' });
    expect(await withdraw('withdrawn')).toHaveLength(1);
    expect(await withdraw('withdrawn')).toEqual([]);
    expect(await open()).toMatchObject({ state: 'withdrawn', ad: null });
    expect(await listed()).toEqual([]);
    await expect(
      as('recruiter', `update public.job_approvals set decision = 'approved'`),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('cannot withdraw a request that is answered', async () => {
    await decide('approved');
    expect(
      await as(
        'admin',
        `update public.job_approvals set ended = 'withdrawn' where id = $1 returning id`,
        [asked.approval],
      ),
    ).toEqual([]);
  });
});

test.each([
  ['approved', 'ad_approved'],
  ['changes_asked', 'ad_changes_asked'],
])('“%s” is in the timeline and notifies those responsible once', async (decision, kind) => {
  await query('update public.job_staff set owner_id = $2 where job_id = $1', [
    asked.job,
    cast.astrid.id,
  ]);
  await decide(decision, 'Thanks');
  expect(
    await query(
      `select kind, data ->> 'person_id' as person, actor_id from public.client_timeline
       where client_id = $1 and kind like 'ad\\_%' order by created_at desc, kind limit 2`,
      [asked.client],
    ),
  ).toEqual(
    expect.arrayContaining([
      { kind, person: kajsasPerson, actor_id: null },
      { kind: 'ad_approval_asked', person: null, actor_id: null },
    ]),
  );
  expect(
    await query('select user_id, kind, approval_id from public.notifications order by user_id'),
  ).toEqual(
    [cast.rasmus.id, cast.astrid.id]
      .sort()
      .map((user_id) => ({ user_id, kind, approval_id: asked.approval })),
  );
  expect(await mail()).toEqual([{ state: 'cancelled', because: 'approval_ended' }]);
});
