import { expect, it } from 'vitest';
import type { Query } from '../../../../../server/postgres/query.ts';
import { actors } from '../../../../fixtures/cast.ts';
import { createPeople } from '../../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../../fixtures/prepare-server.ts';
import { until } from '../../../../fixtures/until.ts';

// Anyone can create records and erase them, and a colleague can enter an address of their own.

const { server } = prepareFunctionsServer({ withQuestions: false });
const { rows, createApplicant, tokenOf } = createPeople(server);

const erase = (token: string) => server.invoke('person', { action: 'erase', token, confirm: true });

const isErased = async (id: string) =>
  (await rows('select anonymised_at is not null as erased from people where id = $1', [id]))[0]
    ?.erased;

const isSomeoneWaiting = async (query: Query) => {
  const { rowCount } = await query(
    `select from pg_locks where not granted
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rowCount !== 0;
};

it('erasures wait for each other without taking the connections of others', async () => {
  const people: Awaited<ReturnType<typeof createApplicant>>[] = [];
  for (let index = 0; index < 8; index += 1) people.push(await createApplicant());
  const reader = await createApplicant();
  let erasures: Promise<{ status: number }[]> | undefined;
  // An erasure reads every text: here it waits for a table, as it would for the disk.
  await server.database.transaction(async (query) => {
    await query('lock table public.application_ratings in access exclusive mode');
    erasures = Promise.all(people.map(({ token }) => erase(token)));
    await until(() => isSomeoneWaiting(query));
    const response = await server.invoke('person', { action: 'show', token: reader.token });
    expect(response.status).toBe(200);
  });
  expect((await erasures)?.map(({ status }) => status)).toEqual(people.map(() => 200));
  expect(await Promise.all(people.map(({ id }) => isErased(id)))).toEqual(people.map(() => true));
});

it('an erasure that has waited does nothing if its link was revoked meanwhile', async () => {
  const [first, second] = [await createApplicant(), await createApplicant()];
  let erasures: Promise<{ status: number }[]> | undefined;
  await server.database.transaction(async (query) => {
    await query('lock table public.application_ratings in access exclusive mode');
    const erased = erase(first.token);
    await until(() => isSomeoneWaiting(query));
    erasures = Promise.all([erased, erase(second.token)]);
    await until(async () => {
      const { rows: used } = await query(
        'select from private.person_links where person_id = $1 and last_used_at is not null',
        [second.id],
      );
      return used.length === 1;
    });
    await rows('update private.person_links set revoked_at = now() where person_id = $1', [
      second.id,
    ]);
  });
  expect((await erasures)?.map(({ status }) => status)).toEqual([200, 410]);
  expect(await isErased(second.id)).toBe(false);
});

it('an address that a colleague has just entered asks for the erasure, and staff answer', async () => {
  const person = await createApplicant();
  const email = `entered.${person.email}`;
  await server.database.withRole(
    { role: 'authenticated', claims: { ...actors.recruiter, aal: 'aal1' } },
    { text: 'update people set email = $2 where id = $1', values: [person.id, email] },
  );
  const token = await tokenOf(email, 'person_new_email');
  expect(await erase(token)).toMatchObject({ data: { erased: false } });
  expect(await isErased(person.id)).toBe(false);
  expect(
    await rows('select kind, state from privacy_requests where person_id = $1', [person.id]),
  ).toEqual([{ kind: 'erasure', state: 'received' }]);
  await rows(
    `update person_events set created_at = now() - interval '4 days' where person_id = $1`,
    [person.id],
  );
  expect(await erase(token)).toMatchObject({ data: { erased: true } });
});

it('the link of an older record that was merged with the person asks for the erasure, too', async () => {
  const [sleeper] = await rows(
    `insert into people (first_name, email, email_confirmed_at, created_at)
     values ('Sleeper', 'sleeper@people.example', now(), now() - interval '1 year') returning id`,
  );
  const person = await createApplicant();
  const merge = { keep: sleeper?.id, merge: person.id, take: ['first_name', 'last_name'] };
  expect(await server.invoke('merge-people', merge, { as: 'rasmus' })).toMatchObject({
    status: 200,
  });
  const token = await tokenOf('sleeper@people.example', 'person_merged');
  expect(await erase(token)).toMatchObject({ data: { erased: false } });
  expect(await isErased(sleeper?.id)).toBe(false);
});
