import { expect, it } from 'vitest';
import type { AnyRow } from '../../../../fixtures/any-row.ts';
import { createPeople } from '../../../../fixtures/people.ts';
import { mailStates } from '../person-with-history.ts';
import { prepareMergeHistory } from './prepare-merge-history.ts';

const { server, rows, personWithHistory } = prepareMergeHistory();

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
  const keptPerson = await personWithHistory('hygglo-fullstack-developer');
  const merged = await personWithHistory('ilog-digital-designer');
  const tables = await tablesOfPeople();
  for (const table of tables) {
    expect([table, await countOf(table, merged.id)]).not.toEqual([table, 0]);
  }
  const call = { keep: keptPerson.id, merge: merged.id };
  const preview = await server.invoke('merge-people', { ...call, preview: true }, { as: 'rasmus' });
  expect(preview.data).toMatchObject({ moves: { applications: 1, documents: 1 } });
  expect(await server.invoke('merge-people', call, { as: 'rasmus' })).toMatchObject({
    status: 200,
    data: { id: keptPerson.id },
  });
  for (const table of tables) {
    expect([table, await countOf(table, merged.id)]).toEqual([table, 0]);
    expect([table, await countOf(table, keptPerson.id)]).not.toEqual([table, 0]);
  }
  // Sent mail stays sent, and queued mail stays queued.
  const mails = await rows(
    `select state::text, count(*)::int from outbox
     where person_id = $1 and cause like 'history:%' group by outbox.state order by outbox.state`,
    [keptPerson.id],
  );
  expect(mails).toEqual(mailStates.map((state) => ({ state, count: 2 })));
});

it('keeps long notes of both records whole', async () => {
  const keptPerson = await personWithHistory('hygglo-fullstack-developer');
  const merged = await personWithHistory('ilog-digital-designer');
  const [longBody, longNote] = ['b'.repeat(5000), 'n'.repeat(2000)];
  for (const { id } of [keptPerson, merged]) {
    await rows('update freelancer_notes set body = $2 where person_id = $1', [id, longBody]);
    await rows('update client_contacts set note = $2 where person_id = $1', [id, longNote]);
  }
  await server.invoke('merge-people', { keep: keptPerson.id, merge: merged.id }, { as: 'rasmus' });
  expect(
    await rows(
      `select body, note from freelancer_notes join client_contacts using (person_id) where person_id = $1`,
      [keptPerson.id],
    ),
  ).toEqual([{ body: `${longBody}\n\n${longBody}`, note: `${longNote}\n\n${longNote}` }]);
});

it('cancels the mail of the application that is dropped because both are for the same job', async () => {
  const keptPerson = await personWithHistory('hygglo-fullstack-developer');
  const merged = await personWithHistory('hygglo-fullstack-developer');
  await rows(`update outbox set is_answer = true where application_id = $1`, [merged.application]);
  await server.invoke('merge-people', { keep: keptPerson.id, merge: merged.id }, { as: 'astrid' });
  const waiting = await rows(
    `select application_id from outbox where person_id = $1 and state = 'queued' and cause like 'history:%'`,
    [keptPerson.id],
  );
  expect(waiting).toEqual([{ application_id: keptPerson.application }]);
});

it('does not show the person the dropped application as withdrawn', async () => {
  const keptPerson = await personWithHistory('hygglo-fullstack-developer');
  const merged = await personWithHistory('hygglo-fullstack-developer');
  await server.invoke('merge-people', { keep: keptPerson.id, merge: merged.id }, { as: 'astrid' });
  const [{ email }] = await rows('select email from people where id = $1', [keptPerson.id]);
  const token = await createPeople(server).tokenOf(email, 'person_merged');
  const ownPage = await server.invoke('person', { action: 'show', token });
  expect(ownPage.data.applications).toMatchObject([
    { id: keptPerson.application, withdrawn_at: null },
  ]);
  const { data: exported } = await server.invoke('person', { action: 'export', token });
  expect((exported.applications as AnyRow[]).map(({ id }) => id).toSorted()).toEqual(
    [keptPerson.application, merged.application].toSorted(),
  );
});

it('rejects people who await erasure', async () => {
  const [keptPerson, merged] = [
    await personWithHistory('hygglo-fullstack-developer'),
    await personWithHistory('ilog-digital-designer'),
  ];
  await rows(
    `update people set erase_after = '2100-01-01', erasure_requested_at = now() where id = $1`,
    [merged.id],
  );
  const call = { keep: keptPerson.id, merge: merged.id };
  expect((await server.invoke('merge-people', call, { as: 'rasmus' })).status).toBe(404);
});
