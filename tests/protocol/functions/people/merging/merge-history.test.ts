import { beforeAll, expect, it } from 'vitest';
import type { AnyRow } from '../../../../fixtures/any-row.ts';
import { cast } from '../../../../fixtures/cast.ts';
import { createPeople } from '../../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../../fixtures/prepare-server.ts';
import { createPeopleWithHistory, mailStates } from '../person-with-history.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });

beforeAll(async () => {
  await rows(`insert into tags (name) values ('Calm')`);
});

const personWithHistory = createPeopleWithHistory(server);

/** The tables that reference people, apart from `people` itself and the pairs of duplicates. */
async function tablesOfPeople(): Promise<string[]> {
  const tables = await rows(
    `select conrelid::regclass::text as "table" from pg_constraint
     where contype = 'f' and confrelid = 'public.people'::regclass
       and conrelid not in ('public.people'::regclass, 'public.duplicate_pairs'::regclass)
     order by 1`,
  );
  return tables.map(({ table }) => table);
}

const countOf = async (table: string, id: string) =>
  (await rows(`select count(*)::int as count from ${table} where person_id = $1`, [id]))[0].count;

it('merges two people with mail in every state and rows in every table', async () => {
  const kept = await personWithHistory('hygglo-fullstack-developer');
  const merged = await personWithHistory('ilog-digital-designer');
  const tables = await tablesOfPeople();
  for (const table of tables) {
    expect([table, await countOf(table, merged.id)]).not.toEqual([table, 0]);
  }
  const call = { keep: kept.id, merge: merged.id };
  const preview = await server.invoke('merge-people', { ...call, preview: true }, { as: 'rasmus' });
  expect(preview.data).toMatchObject({ moves: { applications: 1, documents: 1 } });
  expect(await server.invoke('merge-people', call, { as: 'rasmus' })).toMatchObject({
    status: 200,
    data: { id: kept.id },
  });
  for (const table of tables) {
    expect([table, await countOf(table, merged.id)]).toEqual([table, 0]);
    expect([table, await countOf(table, kept.id)]).not.toEqual([table, 0]);
  }
  // Sent mail stays sent, and queued mail stays queued.
  const mails = await rows(
    `select state::text, count(*)::int from outbox
     where person_id = $1 and cause like 'history:%' group by outbox.state order by outbox.state`,
    [kept.id],
  );
  expect(mails).toEqual(mailStates.map((state) => ({ state, count: 2 })));
});

it('keeps long notes of both records whole', async () => {
  const kept = await personWithHistory('hygglo-fullstack-developer');
  const merged = await personWithHistory('ilog-digital-designer');
  const [longBody, longNote] = ['b'.repeat(5000), 'n'.repeat(2000)];
  for (const { id } of [kept, merged]) {
    await rows('update freelancer_notes set body = $2 where person_id = $1', [id, longBody]);
    await rows('update client_contacts set note = $2 where person_id = $1', [id, longNote]);
  }
  await server.invoke('merge-people', { keep: kept.id, merge: merged.id }, { as: 'rasmus' });
  expect(
    await rows(
      `select body, note from freelancer_notes join client_contacts using (person_id) where person_id = $1`,
      [kept.id],
    ),
  ).toEqual([{ body: `${longBody}\n\n${longBody}`, note: `${longNote}\n\n${longNote}` }]);
});

it('cancels the mail of the application that is dropped because both are for the same job', async () => {
  const kept = await personWithHistory('hygglo-fullstack-developer');
  const merged = await personWithHistory('hygglo-fullstack-developer');
  await rows(`update outbox set is_answer = true where application_id = $1`, [merged.application]);
  await server.invoke('merge-people', { keep: kept.id, merge: merged.id }, { as: 'astrid' });
  const waiting = await rows(
    `select application_id from outbox where person_id = $1 and state = 'queued' and cause like 'history:%'`,
    [kept.id],
  );
  expect(waiting).toEqual([{ application_id: kept.application }]);
});

it('does not show the person the dropped application as withdrawn', async () => {
  const kept = await personWithHistory('hygglo-fullstack-developer');
  const merged = await personWithHistory('hygglo-fullstack-developer');
  await server.invoke('merge-people', { keep: kept.id, merge: merged.id }, { as: 'astrid' });
  const [{ email }] = await rows('select email from people where id = $1', [kept.id]);
  const token = await createPeople(server).tokenOf(email, 'person_merged');
  const ownPage = await server.invoke('person', { action: 'show', token });
  expect(ownPage.data.applications).toMatchObject([{ id: kept.application, withdrawn_at: null }]);
  const { data: exported } = await server.invoke('person', { action: 'export', token });
  expect((exported.applications as AnyRow[]).map(({ id }) => id).toSorted()).toEqual(
    [kept.application, merged.application].toSorted(),
  );
});

it('rejects people who await erasure', async () => {
  const [kept, merged] = [
    await personWithHistory('hygglo-fullstack-developer'),
    await personWithHistory('ilog-digital-designer'),
  ];
  await rows(
    `update people set erase_after = '2100-01-01', erasure_requested_at = now() where id = $1`,
    [merged.id],
  );
  const call = { keep: kept.id, merge: merged.id };
  expect((await server.invoke('merge-people', call, { as: 'rasmus' })).status).toBe(404);
});

type Answer = 'interview' | 'pass';

/** A shortlist with these applications, and the answers of the client in this order. */
async function shortlist(applications: string[], answers: [number, Answer, string][]) {
  const [link] = await rows(
    `insert into review_links (shared_at, job_id, token_hash, recipient_name)
     select now(), job_id, encode(sha256(random()::text::bytea), 'hex'), 'Client' from applications where id = $1 returning id`,
    [applications[0]],
  );
  for (const application of applications) {
    await rows('insert into review_link_items (review_link_id, application_id) values ($1, $2)', [
      link.id,
      application,
    ]);
  }
  for (const [index, decision, comment] of answers) {
    await rows(
      `with item as (
         update review_link_items set decision = $3, decided_at = clock_timestamp()
         where review_link_id = $1 and application_id = $2 returning id, review_link_id
       )
       insert into review_events (review_link_id, item_id, kind, comment)
       select review_link_id, id, $4, $5 from item`,
      [
        link.id,
        applications[index],
        decision,
        decision === 'pass' ? 'passed' : 'asked_for_interview',
        comment,
      ],
    );
  }
  return link.id as string;
}

const itemsOf = (link: string) =>
  rows(
    `select application_id, decision,
       (select array_agg(comment order by event.id) from review_events as event where item_id = item.id) as comments
     from review_link_items as item where review_link_id = $1`,
    [link],
  );

const answerEvents = async (application: string) =>
  (
    await rows(
      `select kind, actor_id from application_events where application_id = $1 and kind like 'answer%' order by id`,
      [application],
    )
  ).map(({ kind, actor_id: actor }) => [kind, actor]);

it('moves the answers of the client to the application that stays', async () => {
  const kept = await personWithHistory('hygglo-fullstack-developer');
  const merged = await personWithHistory('hygglo-fullstack-developer');
  const link = await shortlist([merged.application], [[0, 'interview', 'On Monday?']]);
  await server.invoke('merge-people', { keep: kept.id, merge: merged.id }, { as: 'rasmus' });
  expect(await itemsOf(link)).toEqual([
    { application_id: kept.application, decision: 'interview', comments: ['On Monday?'] },
  ]);
  expect(await answerEvents(kept.application)).toEqual([['answers_moved', cast.rasmus.id]]);
  const answersAfterMerge = await rows(
    `select application_id from application_events where kind = 'client_asked_for_interview'
       and data ->> 'review_link_id' = $1`,
    [link],
  );
  expect(answersAfterMerge).toEqual([{ application_id: kept.application }]);
  const events = await rows(
    `select distinct application_id from notifications where data ->> 'review_link_id' = $1`,
    [link],
  );
  expect(events.filter(({ application_id: id }) => id !== kept.application)).toEqual([]);
});

it.each([
  [
    'the merged record',
    [
      [1, 'pass', 'No'],
      [0, 'interview', 'Yes'],
    ],
    'interview',
  ],
  [
    'the kept record',
    [
      [0, 'interview', 'Yes'],
      [1, 'pass', 'No'],
    ],
    'pass',
  ],
] as [string, [number, Answer, string][], Answer][])(
  'keeps the newer answer of a client who answered for both, on %s',
  async (_, answers, newer) => {
    const kept = await personWithHistory('hygglo-fullstack-developer');
    const merged = await personWithHistory('hygglo-fullstack-developer');
    const link = await shortlist([merged.application, kept.application], answers);
    await server.invoke('merge-people', { keep: kept.id, merge: merged.id }, { as: 'rasmus' });
    expect(await itemsOf(link)).toEqual([
      {
        application_id: kept.application,
        decision: newer,
        comments: answers.map(([, , comment]) => comment),
      },
    ]);
    expect(await answerEvents(kept.application)).toEqual([
      [`answer_kept_${newer}`, cast.rasmus.id],
      ['answers_moved', cast.rasmus.id],
    ]);
  },
);
