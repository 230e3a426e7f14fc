import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cast, insertContact, kajsa, kajsasPerson } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { prepareClients } from './prepare-client.ts';

const database = prepareCastDatabase();
const { query, as, addClient } = prepareClients(database);

let client: string;
let job: string;
let approval: string;

beforeAll(() =>
  query(
    `insert into public.email_templates (key, sent_when, subject, body, default_subject, default_body, variables)
     select 'ad_approval', text, text, text, text, text, '{}'
     from (select '{"en": "A", "sv": "A"}'::jsonb as text) as both_languages`,
  ),
);

beforeEach(async () => {
  client = await addClient(`Ullverket ${crypto.randomUUID()}`);
  await query('delete from public.client_contacts where person_id = $1', [kajsasPerson]);
  await insertContact(database.client, client);
  await query('update public.people set erase_after = null where id = $1', [kajsasPerson]);
  job = await addDraft(client);
  approval = await ask(job, client);
  await query('delete from public.portal_changes');
  await query('delete from public.notifications');
});

async function addDraft(ofClient: string): Promise<string> {
  const [row] = await query(
    `insert into public.jobs (slug, client_id, field, title) values ($2, $1, 'tech', '{"en": "Weaver", "sv": "Vävare"}')
     returning id`,
    [ofClient, `weaver-${crypto.randomUUID().slice(0, 8)}`],
  );
  return row.id;
}

/** Kajsa is asked by Rasmus, and the mail to her waits. */
async function ask(ofJob: string, ofClient: string): Promise<string> {
  const [row] = await query(
    `insert into public.job_approvals (job_id, client_id, asked_by, ad)
     values ($1, $2, $3, private.ad_of_job($1)) returning id`,
    [ofJob, ofClient, cast.rasmus.id],
  );
  await query('insert into public.job_approval_contacts (approval_id, person_id) values ($1, $2)', [
    row.id,
    kajsasPerson,
  ]);
  await query(
    `insert into public.outbox (cause, template_key, to_email, language, person_id, send_after)
     values ($1, 'ad_approval', $3, 'sv', $2, now() + interval '1 day')`,
    [`ad_approval:${row.id}:${kajsasPerson}`, kajsasPerson, kajsa.email],
  );
  return row.id;
}

const decide = (decision: string, comment: string | null = null) =>
  query(
    `update public.job_approvals set decision = $2, comment = $3, person_id = $4, decided_at = now() where id = $1`,
    [approval, decision, comment, kajsasPerson],
  );
const open = async (id = approval) => {
  const [row] = await as('contact', 'select public.open_portal_approval($1) as page', [id]);
  return row.page;
};
const listed = async () => {
  const [row] = await as('contact', 'select public.list_portal_approvals() as list');
  return row.list;
};
const seen = async (actor: Parameters<typeof as>[0] = 'recruiter') => {
  const [row] = await as(actor, 'select public.get_job_approval($1) as approval', [job]);
  return row.approval;
};
const mail = () =>
  query(`select state, ended ->> 'because' as because from public.outbox where cause = $1`, [
    `ad_approval:${approval}:${kajsasPerson}`,
  ]);

test('the contact who was asked sees the frozen text', async () => {
  await query(`update public.jobs set title = '{"en": "Spinner"}' where id = $1`, [job]);
  expect(await open()).toMatchObject({
    state: 'waiting',
    title: { en: 'Weaver', sv: 'Vävare' },
    ad: { location: 'Stockholm', questions: [], salary: null },
    client: { name: expect.stringContaining('Ullverket') },
  });
  expect(await listed()).toMatchObject([{ id: approval, state: 'waiting', client_id: client }]);
});

describe('nobody else sees it', () => {
  test('a contact of the client who was not asked', async () => {
    await query('delete from public.job_approval_contacts where approval_id = $1', [approval]);
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
      const [row] = await as(actor, 'select public.open_portal_approval($1) as page', [approval]);
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
      [job],
    );
    expect(await seen()).toMatchObject({ differs: true });
    await query('update public.job_salaries set is_shown = false where job_id = $1', [job]);
    expect(await seen()).toMatchObject({ differs: false });
    await query(`update public.jobs set closes_at = now() + interval '9 days' where id = $1`, [
      job,
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
        approval,
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
        [approval],
      ),
    ).toEqual([]);
  });
});

test.each([
  ['approved', 'ad_approved'],
  ['changes_asked', 'ad_changes_asked'],
])('“%s” is in the timeline and notifies those responsible once', async (decision, kind) => {
  await query('update public.job_staff set owner_id = $2 where job_id = $1', [job, cast.astrid.id]);
  await decide(decision, 'Thanks');
  expect(
    await query(
      `select kind, data ->> 'person_id' as person, actor_id from public.client_timeline
       where client_id = $1 and kind like 'ad\\_%' order by created_at desc, kind limit 2`,
      [client],
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
      .map((user_id) => ({ user_id, kind, approval_id: approval })),
  );
  expect(await mail()).toEqual([{ state: 'cancelled', because: 'approval_ended' }]);
});

describe('a request that waits ends', () => {
  const ends: [string, string][] = [
    ['published', `update public.jobs set state = 'open' where id = $1`],
    ['job_closed', `update public.jobs set state = 'closed' where id = $1`],
    ['client_changed', `update public.jobs set client_id = null where id = $1`],
    ['client_changed', `update public.jobs set kind = 'internal' where id = $1`],
  ];
  test.each(ends)('as %s by: %s', async (ended, sql) => {
    await query(sql, [job]);
    expect(await query('select ended from public.job_approvals where id = $1', [approval])).toEqual(
      [{ ended }],
    );
    expect(await open()).toMatchObject({ state: ended, ad: null });
    expect(await mail()).toEqual([{ state: 'cancelled', because: 'approval_ended' }]);
    expect(await as('contact', 'select client_id from public.portal_changes')).toEqual([
      { client_id: client },
    ]);
  });

  test('with the draft', async () => {
    await query('delete from public.jobs where id = $1', [job]);
    expect(await open()).toBeNull();
    expect(await mail()).toEqual([{ state: 'cancelled', because: 'approval_ended' }]);
    expect(await as('contact', 'select client_id from public.portal_changes')).toEqual([
      { client_id: client },
    ]);
  });

  test('and a decision stays', async () => {
    await decide('approved');
    await query(`update public.jobs set state = 'open' where id = $1`, [job]);
    expect(await open()).toMatchObject({ state: 'approved', is_own: true, job: { state: 'open' } });
    expect(await listed()).toEqual([]);
  });
});

test('there is one waiting request per job', async () => {
  await expect(ask(job, client)).rejects.toMatchObject({
    constraint: 'job_approvals_one_waiting',
  });
});

test('a later request leads on from the earlier one', async () => {
  await decide('changes_asked', 'Hybrid, please');
  const later = await ask(job, client);
  expect(await open()).toMatchObject({ state: 'changes_asked', newer_id: later });
  expect(await listed()).toMatchObject([{ id: later, state: 'waiting' }]);
});
