import { beforeAll, describe, expect, test } from 'vitest';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { prepareClients } from './prepare-client.ts';

const database = prepareCastDatabase();

const { query, as, addClient } = prepareClients(database);

describe('a caller who is neither recruiter nor administrator', () => {
  beforeAll(() => addClient('Hidden'));
  test.each(['anon', 'account', 'pending', 'editor'] as const)(
    'sees neither the list nor the timeline of clients (%s)',
    async (actor) => {
      for (const relation of ['client_list', 'client_timeline', `find_in_client_list('hidden')`]) {
        const visibleRows = await as(actor, `select from public.${relation}`).catch(() => []);
        expect(visibleRows, relation).toEqual([]);
      }
    },
  );
});

test.each([
  ['editor', 'ronnbar', ['Rönnbär Media']],
  ['recruiter', 'MEDIA rönn', ['Rönnbär Media']],
  ['recruiter', 'r_nnb', []],
  ['account', 'ronnbar', []],
] as const)('%s finds clients by the words %s', async (actor, words, names) => {
  await query(`insert into public.clients (name) values ('Rönnbär Media') on conflict do nothing`);
  const matchingRows = await as(actor, 'select name from public.find_clients($1)', [words]);
  expect(matchingRows.map(({ name }) => name)).toEqual(names);
});
