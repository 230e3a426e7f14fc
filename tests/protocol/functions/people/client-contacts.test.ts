import { expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

// Contacts of clients are people: merging and erasing reaches them, and the texts of clients in which they are named.

const { server, rows } = prepareFunctionsServer({ withQuestions: false });

let count = 0;

async function addContact(client: string, contact: object = {}): Promise<string> {
  count += 1;
  const [{ id }] = await rows(
    `insert into people (first_name, last_name, email) values ('Ingegerd', 'Kontaktsson', $1) returning id`,
    [`contact${count}@clients.example`],
  );
  await rows(
    `insert into client_contacts select (jsonb_populate_record(null::client_contacts, $1)).*`,
    [
      JSON.stringify({
        client_id: client,
        person_id: id,
        is_primary: false,
        created_at: new Date(),
        updated_at: new Date(),
        ...contact,
      }),
    ],
  );
  return id;
}

async function addClient(): Promise<string> {
  count += 1;
  const [{ id }] = await rows(`insert into clients (name) values ($1) returning id`, [
    `Client ${count}`,
  ]);
  return id;
}

it('keeps the contact of both records when people are merged', async () => {
  const [shared, other] = [await addClient(), await addClient()];
  const kept = await addContact(shared, { note: 'Prefers calls.' });
  const merged = await addContact(shared, {
    title: 'Vd',
    note: 'On leave in July.',
    is_primary: true,
  });
  await rows('insert into client_contacts (client_id, person_id, title) values ($1, $2, $3)', [
    other,
    merged,
    'Styrelseordförande',
  ]);
  const merge = { keep: kept, merge: merged, confirm: true };
  expect((await server.invoke('merge-people', merge, { as: 'rasmus' })).status).toBe(200);
  expect(
    await rows(
      `select client_id, title, note, is_primary from client_contacts where person_id = any ($1)
       order by is_primary desc`,
      [[kept, merged]],
    ),
  ).toEqual([
    {
      client_id: shared,
      title: 'Vd',
      note: 'Prefers calls.\n\nOn leave in July.',
      is_primary: true,
    },
    { client_id: other, title: 'Styrelseordförande', note: null, is_primary: false },
  ]);
});

it('erases a contact, and the name in the texts of the client', async () => {
  const client = await addClient();
  const person = await addContact(client);
  const [{ email }] = await rows('select email::text from people where id = $1', [person]);
  await rows(`update people set first_name = 'Rigmor', last_name = 'Glömdahl' where id = $1`, [
    person,
  ]);
  await rows(
    `insert into client_notes (client_id, author_id, body) values ($1, $2, 'Called Rigmor Glömdahl today.')`,
    [client, cast.rasmus.id],
  );
  await rows(
    `insert into client_events (client_id, kind, data)
     values ($1, 'search_beyond_plan', '{"reason": "Rigmor Glömdahl asked for it", "allowed": 1}')`,
    [client],
  );
  await rows(
    `update client_billing set invoice_email = $2, reference = 'Rigmor Glömdahl' where client_id = $1`,
    [client, email],
  );
  await rows(
    `insert into client_documents (client_id, path, file_name, mime_type, size_bytes)
     values ($1, $1 || '/x.pdf', 'Contract Rigmor Glömdahl.pdf', 'application/pdf', 1)`.replaceAll(
      '$1',
      `'${client}'`,
    ),
  );
  const erasure = { person_id: person, confirm: true };
  expect((await server.invoke('anonymise', erasure, { as: 'astrid' })).status).toBe(200);
  expect(await rows('select from client_contacts where person_id = $1', [person])).toEqual([]);
  const [remainingRow] = await rows(
    `select note.body, event.data, billing.invoice_email, billing.reference, document.file_name
     from client_notes as note
     join client_events as event on event.client_id = note.client_id and event.kind = 'search_beyond_plan'
     join client_billing as billing on billing.client_id = note.client_id
     join client_documents as document on document.client_id = note.client_id
     where note.client_id = $1`,
    [client],
  );
  expect(JSON.stringify(remainingRow)).not.toMatch(/Rigmor|Glömdahl/);
  expect(remainingRow).toMatchObject({ invoice_email: null, data: { allowed: 1 } });
});

it.each([
  [
    'with a plan',
    `insert into client_plans (client_id, plan, starts_on) values ($1, 'small', '2025-01-01')`,
    true,
  ],
  [
    'whose plan is over',
    `insert into client_plans (client_id, plan, starts_on, ends_on) values ($1, 'small', '2025-01-01', '2025-02-01')`,
    false,
  ],
])('a contact of a client %s is kept: %s', async (_, statement, isKept) => {
  const client = await addClient();
  const person = await addContact(client);
  await rows(statement, [client]);
  await rows(`update people set last_activity_at = now() - interval '10 years' where id = $1`, [
    person,
  ]);
  expect(
    await rows('select keep_until > now() as kept from private.retention where person_id = $1', [
      person,
    ]),
  ).toEqual([{ kept: isKept }]);
});
