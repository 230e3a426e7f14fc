import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deliverMail } from '../../../../../server/email/deliver.ts';
import { hashToken } from '../../../../../server/email/person-links.ts';
import { retention } from '../../../../../server/worker/people/retention.ts';
import { applicationForm, guard } from '../../../../fixtures/applications.ts';
import { cast } from '../../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../../fixtures/prepare-server.ts';
import { until } from '../../../../fixtures/until.ts';
import { jobContext, startWorker } from '../../../../fixtures/worker.ts';

// The name of a person is in every column that people and staff can write. After the erasure no column of the database
// contains name, e-mail address or phone number.

const { server, rows } = prepareFunctionsServer({ withQuestions: false });

const idOf = async (text: string, values: unknown[] = []) =>
  (await rows(text, values))[0]?.id as string;

const agreed = { consent: true, consent_version: 1, language: 'sv' };

/**
 * Returns the columns that contain one of the words, of all columns that can hold text. The queue of live changes, which
 * is deleted after minutes, is emptied first.
 */
async function findTraces(words: string[]): Promise<string[]> {
  await rows(`select realtime.clean_up(interval '-1 minute')`);
  const columns = await rows(
    `select format('%I.%I', namespace.nspname, class.relname) as relation, attribute.attname as name
     from pg_attribute as attribute
     join pg_class as class on class.oid = attribute.attrelid and class.relkind = 'r'
     join pg_namespace as namespace on namespace.oid = class.relnamespace
     where attnum > 0 and not attisdropped and nspname not in ('pg_catalog', 'information_schema')
       and atttypid not in ('uuid'::regtype, 'boolean'::regtype, 'bigint'::regtype, 'integer'::regtype,
         'smallint'::regtype, 'timestamptz'::regtype, 'date'::regtype)`,
  );
  const traces: string[] = [];
  for (const { relation, name } of columns) {
    const tracedRows = await rows(
      `select from ${relation} where private.fold(private.url_decode("${name}"::text)) like any ($1) limit 1`,
      [words.map((word) => `%${word.toLowerCase()}%`)],
    );
    if (tracedRows.length > 0) traces.push(`${relation}.${name}`);
  }
  return traces.sort();
}

async function createHistory(number: number) {
  const email = `astrid.quist${number}@people.example`;
  const phone = `+4670555000${number}`;
  const name = `Astrid Quistberg${number}`;
  const fields = { email, first_name: 'Astrid', last_name: `Quistberg${number}`, phone };
  await server.invoke('apply', applicationForm({ ...fields, cover_letter: `I am ${name}` }));
  const person = await idOf('select id from people where email = $1', [email]);
  // Only a confirmed address says that the shortlists to it are about this person.
  await rows('update people set email_confirmed_at = now() where id = $1', [person]);
  const application = await idOf('select id from applications where person_id = $1', [person]);
  const job = await idOf('select job_id as id from applications where id = $1', [application]);

  // A submission that awaits confirmation, with a file.
  const body = { ...guard(), ...agreed, ...fields, skills: ['Sewing'], summary: `By ${name}` };
  await server.invoke('join-candidate-bank', body);
  await server.invoke('contact', { ...guard(), ...agreed, name, email, message: `From ${name}` });

  // An account with the same address, never linked, and one that was linked by LinkedIn.
  const account = 'insert into auth.users (email, raw_user_meta_data) values ($1, $2) returning id';
  const meta = { full_name: name };
  await rows(account, [email.toUpperCase(), meta]);
  const linked = await idOf(account, [`private.${email}`, meta]);
  await rows(
    `insert into auth.identities (user_id, provider, provider_id, identity_data)
     values ($1, 'linkedin_oidc', $2, $3)`,
    [linked, `sub-${number}`, meta],
  );
  await rows('update people set linkedin_sub = $2 where id = $1', [person, `sub-${number}`]);

  const addLink = (recipient: string, address: string | null, message: string) =>
    idOf(
      `insert into review_links (shared_at, job_id, token_hash, recipient_name, recipient_email, message)
       values (now(), $1, $2, $3, $4, $5) returning id`,
      [job, hashToken(`${number}${recipient}${message}`), recipient, address, message],
    );
  const shortlist = await addLink('Ines Ek', null, `Meet ${name} (${phone}) and the others`);
  await addLink(name, email, 'To a contact who is erased');
  const addItem = (id: string, presentation: string) =>
    idOf(
      `insert into review_link_items (review_link_id, application_id, presentation) values ($1, $2, $3) returning id`,
      [shortlist, id, presentation],
    );
  const ownItem = await addItem(application, `${name} is good`);

  const rival = { email: `rival${number}@people.example`, last_name: 'Rival', phone: undefined };
  await server.invoke('apply', applicationForm(rival));
  const rivalApplication = await idOf(
    'select applications.id from applications join people on people.id = person_id where email = $1',
    [rival.email],
  );
  const rivalItem = await addItem(rivalApplication, `Calmer than ${name}`);
  for (const [id, text] of [
    [ownItem, `I like ${name}`],
    [rivalItem, `Not as good as ${name.toUpperCase()}`],
  ]) {
    await rows(
      `insert into review_events (review_link_id, item_id, kind, comment) values ($1, $2, 'commented', $3)`,
      [shortlist, id, text],
    );
  }
  for (const id of [application, rivalApplication]) {
    const words = [id, cast.rasmus.id, `Compare with ${name}, ${email}`];
    await rows(
      'insert into application_notes (application_id, author_id, body) values ($1, $2, $3)',
      words,
    );
    await rows(
      'insert into application_ratings (application_id, staff_id, score, comment) values ($1, $2, 4, $3)',
      words,
    );
  }
  await rows('update applications set merit_note = $2 where id = $1', [
    rivalApplication,
    `Beaten by ${name}`,
  ]);
  const view = `insert into saved_views (user_id, screen, name, query) values ($1, 'applicants', $2, $3)`;
  const search = (q: string) => new URLSearchParams({ q, sort: '-activity' }).toString();
  await rows(view, [cast.rasmus.id, `View ${number}a`, search(name)]);
  await rows(view, [cast.rasmus.id, `View ${number}b`, search(email)]);
  await rows(view, [cast.rasmus.id, `About ${name}`, search('designer')]);
  await rows(view, [cast.rasmus.id, `Kept ${number}`, search('Astrid')]);
  await rows(`insert into staff_preferences (user_id, key, value) values ($1, $2, $3)`, [
    cast.rasmus.id,
    `search_${'abc'[number]}`,
    JSON.stringify([name]),
  ]);
  await rows(
    `insert into outbox (cause, template_key, to_email, language, variables, body_text)
     values ($1, 'client_review_link', 'ines@company.example', 'en', $2, 'x')`,
    [`share:${number}`, { message: `Look at ${name}` }],
  );
  await rows(
    `insert into client_pause_requests (client_id, starts_on, ends_on, message, state, reason, decided_at)
     select id, '2099-01-01', '2099-01-02', $1, 'declined', $1, now() from clients limit 1`,
    [`${name} starts in May`],
  );
  await rows(
    `insert into outbox (cause, template_key, to_email, language, variables)
     values ($1, 'client_pause_declined', 'ines@company.example', 'en', $2)`,
    [`pause:${number}`, { reason: `${name} starts in May` }],
  );
  return { person, words: [name, email, phone], number };
}

async function erase(personId: string): Promise<void> {
  const body = { person_id: personId, confirm: true };
  expect((await server.invoke('anonymise', body, { as: 'astrid' })).status).toBe(200);
}

it('an erasure by an administrator leaves no name, address or number anywhere', async () => {
  const { person, words, number } = await createHistory(1);
  expect((await findTraces(words)).length).toBeGreaterThan(20);
  await erase(person);
  expect(await findTraces(words)).toEqual([]);
  const views = await rows(`select name from saved_views where name like '%' || $1 || '%'`, [
    number,
  ]);
  expect(views).toEqual([{ name: `Kept ${number}` }]);
  const notes = await rows(
    `select body from application_notes join applications on applications.id = application_id
     join people on people.id = person_id where email = 'rival1@people.example'`,
  );
  expect(notes).toEqual([{ body: 'Compare with (erased), (erased)' }]);
  expect(
    await rows(
      `select revoked_at is not null as revoked from review_links where recipient_name = '(erased)'`,
    ),
  ).toEqual([{ revoked: true }]);
});

it('an erasure after the quarantine leaves no name, address or number anywhere', async () => {
  const { person, words } = await createHistory(2);
  await rows(
    `update people set erasure_requested_at = now(), erase_after = now() - interval '1 minute' where id = $1`,
    [person],
  );
  await retention(await jobContext(server), {}, async () => undefined);
  expect(await findTraces(words)).toEqual([]);
});

it('an erasure marks its request as done, by the administrator who erased', async () => {
  const id = await idOf(
    `insert into people (first_name, email) values ('Asked', 'asked@people.example') returning id`,
  );
  await rows(`insert into privacy_requests (person_id, kind) values ($1, 'erasure')`, [id]);
  await erase(id);
  expect(
    await rows(
      `select state, handled_by, completed_at is not null as is_closed from privacy_requests where person_id = $1`,
      [id],
    ),
  ).toEqual([{ state: 'done', handled_by: cast.astrid.id, is_closed: true }]);
});

it('an erasure keeps the account of a colleague who once applied', async () => {
  const email = cast.edith.email;
  await server.invoke('apply', applicationForm({ email, phone: undefined }));
  const id = await idOf('select id from people where email = $1', [email]);
  await server.invoke('anonymise', { person_id: id, confirm: true }, { as: 'astrid' });
  expect(await rows('select email from auth.users where id = $1', [cast.edith.id])).toEqual([
    { email },
  ]);
});

it('an erasure deletes the rate limits of all spellings of the mailbox', async () => {
  const email = 'lim.it+erased@gmail.com';
  await server.invoke(
    'apply',
    applicationForm({ email, first_name: 'Lim', last_name: 'Iterased' }),
  );
  const readLimits = () =>
    rows(`select key from private.rate_limits where key like '%limit@gmail.com%'`);
  expect(await readLimits()).not.toEqual([]);
  const [person] = await rows('select id from people where email = $1', [email]);
  await erase(person.id);
  expect(await readLimits()).toEqual([]);
});

it('an erasure deletes the rate limits of the address, and no others', async () => {
  const insertLimit = (key: string) =>
    rows(
      `insert into private.rate_limits (key, tokens, wait, refilled_at) values ($1, 1, 0, now())`,
      [key],
    );
  const [person] = await rows(
    `insert into people (email) values ('ada@limits.example') returning id`,
  );
  const [withoutAddress] = await rows('insert into people (first_name) values ($1) returning id', [
    'No',
  ]);
  const others = [
    'mailbox:form:x.ada@limits.example',
    'mailbox:form:ada@limits.example.se',
    'x:2001:db8::',
  ];
  for (const key of [...others, 'sender:ada@limits.example:10.1.1.1']) await insertLimit(key);
  await erase(person.id);
  await erase(withoutAddress.id);
  const kept = await rows(
    `select key from private.rate_limits where key like '%limits%' or key like 'x:%'`,
  );
  expect(kept.map(({ key }) => key).toSorted()).toEqual(others.toSorted());
});

it('an erasure deletes the files of unsent mail', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'unsent-'));
  const worker = await startWorker({ ...server, unsentFolder: folder });
  try {
    const email = 'unsent@people.example';
    await server.invoke('apply', applicationForm({ email }));
    const [mail] = await rows('select id, person_id from outbox where to_email = $1', [email]);
    // The worker also writes mail of earlier tests.
    const isWritten = async () => (await readdir(folder)).some((name) => name.includes(mail.id));
    await until(isWritten);
    await erase(mail.person_id);
    await until(async () => !(await isWritten()));
  } finally {
    await worker.stop();
    await rm(folder, { recursive: true });
  }
});

it('an erasure clears the recipient of the confirmation after it is sent', async () => {
  const [{ id }] = await rows(
    `insert into outbox (cause, template_key, to_email, language) values ('erased:1', 'privacy_erasure_confirmed', 'gone@people.example', 'en') returning id`,
  );
  const { mailer } = await jobContext(server);
  const to: string[] = [];
  const transport = {
    send: async (email: { to: { address: string } }) => void to.push(email.to.address),
  };
  await deliverMail({ ...mailer, transport: transport as never }, id);
  expect(to).toEqual(['gone@people.example']);
  expect(await rows('select to_email, state from outbox where id = $1', [id])).toEqual([
    { to_email: 'erased@erased.invalid', state: 'sent' },
  ]);
});
