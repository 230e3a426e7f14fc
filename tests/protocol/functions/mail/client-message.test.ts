import { beforeAll, expect, it } from 'vitest';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
let client: string;
let contact: string;
let applicant: string;

async function add(sql: string, values: unknown[] = []): Promise<string> {
  const [row] = await rows(sql, values);
  return String(row?.id);
}

const addPerson = (first: string, last: string, email: string) =>
  add(
    `insert into people (first_name, last_name, email, language) values ($1, $2, $3, 'sv') returning id`,
    [first, last, email],
  );

beforeAll(async () => {
  client = await add(`insert into clients (name) values ('Ullverket') returning id`);
  contact = await addPerson('Ines', 'Ullström', 'ines@ullstrom.example');
  applicant = await addPerson('Llamaria', 'Ullberg', 'llamaria@people.example');
  await rows('insert into client_contacts (client_id, person_id) values ($1, $2)', [
    client,
    contact,
  ]);
});

const write = (person: string, message = 'Vi tror på Llamaria Ullberg.') =>
  server.invoke(
    'send-mail',
    {
      template: 'client_message',
      client_id: client,
      person_id: person,
      subject: 'Om Llamaria Ullberg',
      message,
    },
    { as: 'rasmus' },
  );

it('writes to a contact of the client, and to nobody else', async () => {
  const { data } = await write(contact);
  const [mail] = await rows(
    'select to_email::text, client_id, person_id, subject, variables from outbox where id = $1',
    [data.id],
  );
  expect(mail).toMatchObject({
    to_email: 'ines@ullstrom.example',
    client_id: client,
    person_id: contact,
    subject: 'Om Llamaria Ullberg',
    variables: { first_name: 'Ines', message: 'Vi tror på Llamaria Ullberg.' },
  });
  expect((await write(applicant)).status).toBe(404);
  expect((await write(contact, ' ')).status).toBe(422);
});

it('loses the name of a person who is erased, and so do templates', async () => {
  const { data } = await write(contact);
  const content = [{ type: 'text', text: 'Llamaria Ullberg söker jobb.' }];
  const body = { type: 'doc', content: [{ type: 'paragraph', content }] };
  const { data: rich } = await server.invoke(
    'send-mail',
    { template: 'person_message', person_id: contact, subject: 'Hej', body },
    { as: 'rasmus', headers: { 'idempotency-key': crypto.randomUUID() } },
  );
  await rows(
    `insert into message_templates (owner_id, name, body) select user_id, 'Om Llamaria Ullberg', $1
     from staff_profiles limit 1`,
    [{ sv: body }],
  );
  const erased = await server.invoke(
    'anonymise',
    { person_id: applicant, confirm: true },
    { as: 'astrid' },
  );
  expect(erased.status).toBe(200);
  const [mail] = await rows('select subject, variables from outbox where id = $1', [data.id]);
  expect(JSON.stringify(mail)).not.toContain('Llamaria');
  const [other] = await rows('select body from outbox where id = $1', [rich.id]);
  expect(JSON.stringify(other)).toContain('(erased) söker jobb.');
  const [template] = await rows(
    'select name, body from message_templates where owner_id is not null',
  );
  expect(template.name).toBe('Om (erased)');
  expect(JSON.stringify(template)).not.toContain('Llamaria');
  expect(mail?.subject).toBe('Om (erased)');
});
