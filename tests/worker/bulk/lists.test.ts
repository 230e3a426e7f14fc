import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { cast } from '../../fixtures/cast.ts';
import { chosen, prepareLists, set } from './prepare-lists.ts';

// Actions of the lists of jobs, clients, leads, articles, users, mails and readers, each undone as a whole.

const { rows, start, run, undo, read, idsOf, preview, insertMails } = prepareLists();

it('jobs are closed and opened again, and the rejections that this cancels return with undo', async () => {
  const [open, draft] = await Promise.all([
    idsOf(`select id from jobs where state = 'open' order by slug limit 2`),
    idsOf(
      `insert into jobs (slug, kind, field, title) values ($1, 'internal', 'tech', '{"en": "A draft", "sv": "Ett utkast"}') returning id`,
      [randomUUID()],
    ),
  ]);
  const target = 'jobs';
  const statesOf = (ids: string[]) =>
    idsOf('select state::text as id from jobs where id = any ($1) order by slug', [ids]);
  const selection = chosen([...open, ...draft]);
  const closing = { target, selection, work: set('state', 'closed', ['open']) };
  expect(await preview(closing)).toMatchObject({ count: 3, skipped: { other_state: 1 } });
  const closed = await start(closing);
  await run(closed);
  expect(await read(closed)).toMatchObject({ done: 2, skipped: { other_state: 1 } });
  expect(await statesOf(open)).toEqual(['closed', 'closed']);

  const [mail] = await insertMails('queued');
  await rows(`update outbox set job_id = $2, stage = 'rejected' where id = $1`, [mail, open[0]]);
  const mailState = () => idsOf('select state::text as id from outbox where id = $1', [mail]);
  const opened = await start({
    target,
    selection: chosen(open),
    work: set('state', 'open', ['closed']),
  });
  await run(opened);
  expect(await read(opened)).toMatchObject({ done: 2, notes: { mail_ended: 1 } });
  expect(await mailState()).toEqual(['cancelled']);
  await undo(opened);
  await run(opened);
  expect(await statesOf(open)).toEqual(['closed', 'closed']);
  expect(await mailState()).toEqual(['queued']);
  await undo(closed);
  await run(closed);
  expect(await statesOf(open)).toEqual(['open', 'open']);
});

it('clients, leads and articles change, and return to what each of them was', async () => {
  const clients = await idsOf('select id from clients order by id limit 3');
  await rows('update client_details set owner_id = $2 where client_id = $1', [
    clients[0],
    cast.rasmus.id,
  ]);
  const [person] = await idsOf('insert into people (first_name) values ($1) returning id', ['Lea']);
  const leads = await idsOf(
    `insert into waiting_list (person_id, company, state, created_at, state_changed_at)
     select id, company, state::lead_state, now() - interval '9 days', now() - interval '5 days' from people, (values ('A', 'new'), ('B', 'contacted')) as lead (company, state)
     where people.id = $1 returning waiting_list.id`,
    [person],
  );
  const articles = await idsOf(
    `insert into articles (slug, title, state) values ($1, '{"en": "A", "sv": "A"}', 'published') returning id`,
    [randomUUID()],
  );
  const cases = [
    {
      body: {
        target: 'clients',
        selection: chosen(clients),
        work: set('owner_id', cast.astrid.id),
      },
      read: 'select owner_id from client_details where client_id = any ($1) order by client_id',
      ids: clients,
    },
    {
      body: { target: 'leads', selection: chosen(leads), work: set('state', 'booked') },
      // Undo also restores since when it has been so.
      read: 'select state, state_changed_at::text as since from waiting_list where id = any ($1) order by id',
      ids: leads,
    },
    {
      body: { target: 'articles', selection: chosen(articles), work: set('state', 'draft') },
      read: 'select state from articles where id = any ($1)',
      ids: articles,
    },
  ];
  for (const { body, read: query, ids } of cases) {
    const before = await rows(query, [ids]);
    const id = await start(body, 'astrid');
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'done', done: ids.length, skipped: {} });
    const [first] = await rows(query, [ids]);
    expect(Object.values(first)[0]).toBe(body.work.value);
    await undo(id, 'astrid');
    await run(id);
    expect(await rows(query, [ids])).toEqual(before);
  }
});

it('users get a role or lose access, but nobody changes their own account', async () => {
  const ids = [cast.astrid.id, cast.rasmus.id, cast.edith.id];
  const body = { target: 'users', selection: chosen(ids), work: set('role', 'editor') };
  expect(await preview(body)).toMatchObject({
    count: 3,
    skipped: { own_account: 1, unchanged: 1 },
  });
  const id = await start(body, 'astrid');
  await run(id);
  expect(await read(id)).toMatchObject({ done: 1, skipped: { own_account: 1, unchanged: 1 } });
  await undo(id, 'astrid');
  await run(id);
  const roles = await rows(
    'select role::text from staff_profiles where user_id = any ($1) order by user_id',
    [ids],
  );
  expect(roles.map(({ role }) => role)).toEqual(['admin', 'recruiter', 'editor']);

  const byRecruiter = await start({
    target: 'users',
    selection: chosen([cast.edith.id]),
    work: set('state', 'disabled', ['active']),
  });
  await run(byRecruiter);
  expect(await read(byRecruiter)).toMatchObject({ done: 0, skipped: { not_found: 1 } });
});

it('users without a role stay disabled, such as a sign-up that was rejected', async () => {
  const ids = [cast.pelle.id, cast.edith.id];
  await rows(`update staff_profiles set state = 'disabled' where user_id = any ($1)`, [ids]);
  const target = 'users';
  const body = { target, selection: chosen(ids), work: set('state', 'active', ['disabled']) };
  expect(await preview(body)).toMatchObject({ count: 2, skipped: { no_role: 1 } });
  const id = await start(body, 'astrid');
  await run(id);
  expect(await read(id)).toMatchObject({ done: 1, skipped: { no_role: 1 } });
  const states = await idsOf(
    'select state::text as id from staff_profiles where user_id = any ($1) order by role',
    [ids],
  );
  expect(states).toEqual(['active', 'disabled']);
  // No value is none of the values either.
  const fromRecruiter = { ...body, work: set('role', 'admin', ['recruiter']) };
  expect((await preview(fromRecruiter)).skipped).toEqual({ other_state: 2 });
});
