import { expect, it } from 'vitest';
import { hashToken } from '../../../../../server/email/person-links.ts';
import { retention } from '../../../../../server/worker/people/retention.ts';
import { guard } from '../../../../fixtures/applications.ts';
import { prepareFunctionsServer } from '../../../../fixtures/prepare-server.ts';
import { jobContext } from '../../../../fixtures/worker.ts';

// Anyone can type the address of a client into a form. The record is erased later, by itself or by staff, and what the
// client has under the address stays.

const { server, rows } = prepareFunctionsServer({ withQuestions: false });

let count = 0;

/** The records of a client under an address: invoices, a shortlist and a mail. */
async function prepareClient(): Promise<string> {
  count += 1;
  const email = `invoices${count}@company.example`;
  const [{ id: client }] = await rows('insert into clients (name) values ($1) returning id', [
    `Company ${count}`,
  ]);
  await rows('update client_billing set invoice_email = $2 where client_id = $1', [client, email]);
  await rows(
    `insert into review_links (shared_at, job_id, token_hash, recipient_name, recipient_email)
     select now(), id, $1, 'Ines Ek', $2 from jobs limit 1`,
    [hashToken(email), email],
  );
  await rows(
    `insert into outbox (cause, template_key, to_email, language, state, client_id)
     values ($1, 'client_message', $2, 'en', 'sent', $3)`,
    [`message:${count}`, email, client],
  );
  return email;
}

async function listRest(email: string): Promise<string[]> {
  const namedRows = await rows(
    `select 'billing' as name from client_billing where invoice_email = $1
     union all select 'shortlist' from review_links where recipient_email = $1 and revoked_at is null
     union all select 'mail' from outbox where to_email = $1`,
    [email],
  );
  return namedRows.map(({ name }) => name);
}

async function typeAddress(email: string): Promise<string> {
  const form = { ...guard(), consent: true, consent_version: 1, language: 'en', email };
  expect((await server.invoke('join-newsletter', form)).status).toBe(200);
  const [{ id }] = await rows('select id from people where email = $1', [email]);
  return id;
}

const everything = ['billing', 'shortlist', 'mail'];

it('keeps what a client has under an address that nobody confirmed, after staff erase it', async () => {
  const email = await prepareClient();
  const erasure = { person_id: await typeAddress(email), confirm: true };
  expect((await server.invoke('anonymise', erasure, { as: 'astrid' })).status).toBe(200);
  expect(await listRest(email)).toEqual(everything);
});

it('keeps it when the record is erased by itself', async () => {
  const email = await prepareClient();
  const person = await typeAddress(email);
  await rows(
    `update people set last_activity_at = now() - interval '31 days', erase_after = now() - interval '1 minute'
     where id = $1`,
    [person],
  );
  await retention(await jobContext(server), {}, async () => undefined);
  expect(await rows('select from people where email = $1', [email])).toEqual([]);
  expect(await listRest(email)).toEqual(everything);
});

it('removes it with a person who has confirmed the address', async () => {
  const email = await prepareClient();
  const person = await typeAddress(email);
  await rows('update people set email_confirmed_at = now() where id = $1', [person]);
  const erasure = { person_id: person, confirm: true };
  expect((await server.invoke('anonymise', erasure, { as: 'astrid' })).status).toBe(200);
  expect(await listRest(email)).toEqual([]);
});
