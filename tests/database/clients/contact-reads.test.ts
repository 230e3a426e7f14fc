import { beforeAll, expect, test } from 'vitest';
import { withClient } from '../../../server/postgres/with-client.ts';
import { insertContact, kajsa } from '../../fixtures/cast.ts';
import { cloneDatabase, type TestDatabase } from '../../fixtures/database.ts';
import { readEverything } from '../../fixtures/read-everything.ts';
import { insertSamples, samples } from '../samples/all-samples.ts';
import { id } from '../samples/sample.ts';

// Every table has rows of other clients. A contact reads all tables and views and calls all functions.

const ownClient = id(19);
let database: TestDatabase;

beforeAll(async () => {
  database = await cloneDatabase();
  await withClient(database.url, async (client) => {
    await insertSamples(client);
    await client.query(`insert into public.clients (id, name) values ($1, 'Ullverket')`, [
      ownClient,
    ]);
    await insertContact(client, ownClient);
  });
  return () => database.drop();
});

const values = Object.values(samples).flatMap(({ rows }) => rows.flatMap(Object.values));
const strings = [...new Set(values.filter((value) => typeof value === 'string'))];
const isUuid = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
const uuid = strings.filter(isUuid);
const text = strings.filter((value) => !isUuid(value));

test('a contact reads their own portal, and otherwise what an account without a role reads', async () => {
  const asPending = await readEverything(database.url, 'pending', { uuid, text });
  const asContact = await readEverything(database.url, 'contact', { uuid, text });
  const onlyContact = [...asContact].filter(
    ([name, shown]) => shown !== '' && shown !== asPending.get(name),
  );
  expect(Object.fromEntries(onlyContact)).toEqual({
    get_portal: expect.stringContaining('Ullverket'),
    portal_changes: expect.stringContaining(kajsa.id),
  });
  const shown = onlyContact.map(([, shown]) => shown).join();
  const others = uuid.filter((value) => value !== kajsa.id);
  expect(others.filter((value) => shown.includes(value))).toEqual([]);
});

test('a recruiter reads tables, lists and searches in the same way', async () => {
  const shown = await readEverything(database.url, 'recruiter', { uuid, text });
  const filled = [...shown].filter(([, text]) => text !== '').map(([name]) => name);
  expect(filled).toEqual(
    expect.arrayContaining([
      ...['clients', 'invoices', 'client_list', 'client_timeline', 'people_list', 'review_links'],
      ...['find_people', 'find_in_client_list', 'find_in_people_list', 'find_applications'],
    ]),
  );
});
