import { beforeEach, describe, expect, test } from 'vitest';
import { cast } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { prepareClients } from './prepare-client.ts';

const database = prepareCastDatabase();

const { query, as, addClient } = prepareClients(database);

let client: string;
let count = 0;

beforeEach(async () => {
  count += 1;
  client = await addClient(`Client ${count}`);
});

describe('the timeline of a client', () => {
  test('begins with the lead, and names a document only to those who may see it', async () => {
    const [lead] = await query(
      `with person as (
         insert into public.people (first_name, last_name, email) values ('Lo', 'Lead', $1) returning id
       )
       insert into public.waiting_list (person_id, company, created_at)
       select id, 'Client ${count}', now() - interval '3 days' from person returning id`,
      [`lo${count}@people.example`],
    );
    await query('update public.client_details set owner_id = $2 where client_id = $1', [
      client,
      cast.astrid.id,
    ]);
    await as('recruiter', 'select public.make_client_of_lead($1, $2)', [
      lead.id,
      `Client ${count}`,
    ]);
    await query(
      `insert into public.client_documents (client_id, path, file_name, mime_type, size_bytes)
       values ('${client}', '${client}/x.pdf', 'x.pdf', 'application/pdf', 1)`,
    );
    const kinds = async (actor: 'recruiter' | 'admin') =>
      (
        await as(
          actor,
          'select kind from public.client_timeline where client_id = $1 order by created_at',
          [client],
        )
      ).map(({ kind }) => kind);
    expect(await kinds('recruiter')).toEqual(
      expect.arrayContaining(['lead_received', 'created', 'contact_added', 'lead_converted']),
    );
    expect((await kinds('recruiter'))[0]).toBe('lead_received');
    expect(await kinds('recruiter')).not.toContain('document_added');
    expect(await kinds('admin')).toContain('document_added');
  });
});

test('a colleague who is mentioned in a note about a client is notified once, and only if they can read it', async () => {
  const mentions = [cast.astrid.id, cast.rasmus.id, cast.edith.id];
  const [note] = await as(
    'recruiter',
    'insert into public.client_notes (client_id, body, mentions) values ($1, $2, $3) returning id',
    [client, 'Ask @Astrid Admin.', mentions],
  );
  await as('recruiter', 'update public.client_notes set body = $2, mentions = $3 where id = $1', [
    note.id,
    'Please ask @Astrid Admin.',
    mentions,
  ]);
  expect(
    await query('select user_id, kind, actor_id from public.notifications where client_id = $1', [
      client,
    ]),
  ).toEqual([{ user_id: cast.astrid.id, kind: 'client_mention', actor_id: cast.rasmus.id }]);
});
