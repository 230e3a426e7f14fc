import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deliverMail } from '../../../../../server/email/deliver.ts';
import { retention } from '../../../../../server/worker/people/retention.ts';
import { applicationForm } from '../../../../fixtures/applications.ts';
import { cast } from '../../../../fixtures/cast.ts';
import { until } from '../../../../fixtures/until.ts';
import { jobContext, startWorker } from '../../../../fixtures/worker.ts';
import { prepareErasure } from './prepare-erasure.ts';

// The name of a person is in every column that people and staff can write. After the erasure no column of the database
// contains name, e-mail address or phone number.

const { server, rows, idOf, findTraces, createHistory, erase } = prepareErasure();

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
  const keptRows = await rows(
    `select key from private.rate_limits where key like '%limits%' or key like 'x:%'`,
  );
  expect(keptRows.map(({ key }) => key).toSorted()).toEqual(others.toSorted());
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
