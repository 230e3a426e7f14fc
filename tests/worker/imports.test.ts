import { describe, expect, it } from 'vitest';
import { importUndoDays, noticesPerHour } from '../../domain/imports/import.ts';
import { continueImports, idleSeconds } from '../../server/worker/continue-imports.ts';
import { runImport } from '../../server/worker/run-import.ts';
import { cast } from '../fixtures/cast.ts';
import { withClient } from '../fixtures/database.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { jobContext } from '../fixtures/worker.ts';

// People from a file of another system, as the worker imports them: checked first, in batches, and undone as a whole.

const { server, rows } = prepareFunctionsServer({ withQuestions: false });

type Colleague = 'rasmus' | 'astrid';

async function upload(text: string, as: Colleague = 'rasmus', name = 'people.csv') {
  const form = new FormData();
  form.set('target', 'people');
  form.set('file', new File([text], name));
  return server.invoke('upload-import', form, { as });
}

const run = async (id: string) =>
  runImport(await jobContext(server), { id }, async () => undefined);

const read = async (id: string) =>
  (
    await rows(
      `select state::text, total, progress, outcomes, reasons, notes, undone, kept, mapping from imports where id = $1`,
      [id],
    )
  )[0];

const listRows = (id: string) =>
  rows(
    'select position, outcome, reason, notes, state::text from import_rows where import_id = $1 order by position',
    [id],
  );

async function check(text: string, as: Colleague = 'rasmus'): Promise<string> {
  const { data, error, fields } = await upload(text, as);
  expect({ error, fields }).toEqual({});
  const id = data.id as string;
  const { mapping } = (await read(id)) ?? {};
  expect((await server.invoke('check-import', { import_id: id, mapping }, { as })).status).toBe(
    200,
  );
  await run(id);
  return id;
}

const basis = { basis: 'legitimate_interest', source: 'Teamtailor' };

async function start(id: string, more: object = {}, as: Colleague = 'rasmus') {
  const started = await server.invoke('start-import', { import_id: id, ...basis, ...more }, { as });
  expect(started.status).toBe(200);
  await run(id);
}

const undo = (id: string, as: Colleague = 'rasmus') =>
  server.invoke('undo-import', { import_id: id }, { as });

const peopleOf = (domain: string) =>
  rows(
    `select first_name, last_name, email::text, phone::text, source, location from people where email::text like $1 order by email`,
    [`%@${domain}`],
  );

async function insertPerson(email: string, more: Record<string, string> = {}): Promise<string> {
  const [{ id }] = await rows(
    `insert into people (first_name, last_name, email, phone, location) values ('Known', 'Person', $1, $2, $3) returning id`,
    [email, more.phone ?? null, more.location ?? null],
  );
  return id;
}

async function insertJob(slug: string, title: string): Promise<string> {
  const [{ id }] = await rows(
    `insert into jobs (slug, kind, field, title, state) values ($1, 'internal', 'tech', $2, 'closed') returning id`,
    [slug, JSON.stringify({ en: title, sv: title })],
  );
  return id;
}

describe('the check', () => {
  it('says of each row what would happen, and changes nobody', async () => {
    await insertPerson('known@check.example');
    const erased = await insertPerson('erased@check.example');
    await rows(`update people set erase_after = now() + interval '1 day' where id = $1`, [erased]);
    await insertPerson('other@check.example', { phone: '+46701112233' });
    const id = await check(
      [
        'First name;Last name;Email;Phone;Job title;Stage',
        'Ada;Lind;ADA@check.example;070-111 22 33;No such job;Inbox',
        'Bo;Ek;known@check.example;;;',
        'Bo;Ek;known@check.example;;;',
        ';;nobody@check.example;;;',
        'Cy;;wrong;;;',
        'Di;;erased@check.example;;;',
        'Ed;;;what?;;',
      ].join('\r\n'),
    );
    expect(await read(id)).toMatchObject({
      state: 'checked',
      total: 7,
      progress: 7,
      outcomes: { new: 2, matched: 2, rejected: 3 },
      reasons: { name_missing: 1, email_invalid: 1, awaiting_erasure: 1 },
      notes: { looks_alike: 1, job_unknown: 1, repeated_row: 1, phone_left_out: 1 },
    });
    expect((await listRows(id)).map(({ position, outcome }) => [position, outcome])).toEqual([
      [2, 'new'],
      [3, 'matched'],
      [4, 'matched'],
      [5, 'rejected'],
      [6, 'rejected'],
      [7, 'rejected'],
      [8, 'new'],
    ]);
    expect(await peopleOf('check.example')).toHaveLength(3);
    // A mapping that changes is checked again from the first row.
    const without = ['first_name', 'last_name', 'email', null, null, null];
    await server.invoke('check-import', { import_id: id, mapping: without }, { as: 'rasmus' });
    await run(id);
    expect(await read(id)).toMatchObject({
      state: 'checked',
      progress: 7,
      notes: { repeated_row: 1 },
    });
  });

  it('rejects a mapping without names, with a field twice or of another length', async () => {
    const { data } = await upload('Name,Email\nAda,a@map.example\n');
    const tryMapping = async (mapping: (string | null)[]) =>
      (await server.invoke('check-import', { import_id: data.id, mapping }, { as: 'rasmus' }))
        .fields;
    expect(await tryMapping([null, 'email'])).toEqual({ mapping: 'required' });
    expect(await tryMapping(['full_name', 'full_name'])).toEqual({ mapping: 'too_many' });
    expect(await tryMapping(['full_name'])).toEqual({ mapping: 'choice_invalid' });
    expect(await tryMapping(['full_name', 'website'])).toEqual({ 'mapping.1': 'choice_invalid' });
  });

  it('of a bad file says what is wrong with it, and stores nothing', async () => {
    const before = await rows('select count(*)::integer as count from imports');
    const tried = await upload('%PDF-1.7');
    expect([tried.status, tried.fields]).toEqual([422, { file: 'file_type' }]);
    expect((await upload('Name,Email\n')).fields).toEqual({ file: 'file_no_rows' });
    expect(await rows('select count(*)::integer as count from imports')).toEqual(before);
  });
});

describe('the import', () => {
  it('adds people, fills in blanks, adds tags and applications, and is the same when it runs again', async () => {
    const job = await insertJob('import-chef', 'Head of import');
    const known = await insertPerson('known@run.example', { location: 'Umeå' });
    const id = await check(
      [
        'Name,Email,Phone,City,Tags,Job,Stage,Applied at,Source',
        'Ada Lind,ada@run.example,0701234567,Lund,"go, sql",Head of import,Rejected,2024-03-09,Fair',
        'Bo Ek,known@run.example,0707654321,Kiruna,go,import-chef,Interview,2024-04-01,',
        'Bo Ek,known@run.example,,,,HEAD OF IMPORT,Interview,,',
      ].join('\n'),
    );
    await start(id);
    expect(await read(id)).toMatchObject({
      state: 'done',
      outcomes: { new: 1, matched: 2 },
      notes: { already_applied: 1 },
    });
    await run(id);
    expect(await peopleOf('run.example')).toEqual([
      {
        first_name: 'Ada',
        last_name: 'Lind',
        email: 'ada@run.example',
        phone: '+46701234567',
        source: 'Fair',
        location: 'Lund',
      },
      {
        first_name: 'Known',
        last_name: 'Person',
        email: 'known@run.example',
        phone: '+46707654321',
        source: null,
        location: 'Umeå',
      },
    ]);
    const applied = await rows(
      `select person_id = $2 as is_known, stage::text, created_at::date::text as day, imported, owed_answer_since
       from applications where job_id = $1 order by created_at`,
      [job, known],
    );
    expect(applied).toEqual([
      {
        is_known: false,
        stage: 'rejected',
        day: '2024-03-09',
        imported: true,
        owed_answer_since: null,
      },
      {
        is_known: true,
        stage: 'interview',
        day: '2024-04-01',
        imported: true,
        owed_answer_since: null,
      },
    ]);
    const tags = await rows(
      `select person.email::text, array_agg(tag.name::text order by tag.name) as tags from person_tags
       join tags as tag on tag.id = tag_id join people as person on person.id = person_id
       where person.email::text like '%@run.example' group by 1 order by 1`,
    );
    expect(tags).toEqual([
      { email: 'ada@run.example', tags: ['go', 'sql'] },
      { email: 'known@run.example', tags: ['go'] },
    ]);
    const events = await rows(
      `select actor_id, data ->> 'source' as source, data ->> 'basis' as basis from person_events
       where kind = 'imported' and person_id = $1`,
      [known],
    );
    expect(events[0]).toEqual({ actor_id: cast.rasmus.id, ...basis });
  });

  it('remembers the columns for the next file', async () => {
    const first = await upload('Vem,Mejlen\nAda,a@memory.example\n');
    const mapping = ['full_name', 'email'];
    await server.invoke('check-import', { import_id: first.data.id, mapping }, { as: 'rasmus' });
    await run(first.data.id as string);
    await start(first.data.id as string);
    const second = await upload('MEJLEN;vem\nb@memory.example;Bo\n', 'astrid');
    expect((await read(second.data.id as string))?.mapping).toEqual(['email', 'full_name']);
  });

  it('tells new people, when it can no longer be undone', async () => {
    await insertPerson('known@notice.example');
    const id = await check('Name,Email\nAda,ada@notice.example\nBo,known@notice.example\nCy,\n');
    await start(id, { sends_notice: true });
    const mails = await rows(
      `select to_email::text, state::text, send_after > now() + make_interval(days => $1, mins => -1) as waits
       from outbox where template_key = 'import_notice' and to_email::text like '%@notice.example'`,
      [importUndoDays],
    );
    expect(mails).toEqual([{ to_email: 'ada@notice.example', state: 'queued', waits: true }]);
  });

  it('mails notices of all imports one after the other', async () => {
    const names = ['a', 'b', 'c', 'd'];
    const fileOf = (part: string[]) =>
      ['Name,Email', ...part.map((name) => `${name},${name}@slow.example`)].join('\n');
    for (const part of [names.slice(0, 2), names.slice(2)])
      await start(await check(fileOf(part)), { sends_notice: true });
    const sent = await rows(
      `select to_email::text, round(extract(epoch from send_after - first_value(send_after) over (order by to_email)), 1)::float8 as later
       from outbox where to_email::text like '%@slow.example' order by to_email`,
    );
    const pause = 3600 / noticesPerHour;
    expect(sent).toEqual(
      names.map((name, index) => ({ to_email: `${name}@slow.example`, later: index * pause })),
    );
  });

  it('needs a basis, a check before it, and the right to it', async () => {
    const { data } = await upload('Name\nAda\n');
    const call = { import_id: data.id, ...basis };
    expect((await server.invoke('start-import', call, { as: 'rasmus' })).error).toBe('conflict');
    const id = await check('Name\nAda\n', 'astrid');
    expect(
      (await server.invoke('start-import', { ...call, import_id: id }, { as: 'rasmus' })).error,
    ).toBe('not_found');
    const without = { import_id: id, source: 'Teamtailor' };
    expect((await server.invoke('start-import', without, { as: 'astrid' })).fields).toEqual({
      basis: 'required',
    });
  });

  it('ends for a colleague who loses the role', async () => {
    const id = await check('Name,Email\nAda,a@role.example\n');
    await server.invoke('start-import', { import_id: id, ...basis }, { as: 'rasmus' });
    const setState = (state: string) =>
      rows('update staff_profiles set state = $2 where user_id = $1', [cast.rasmus.id, state]);
    await setState('disabled');
    await run(id);
    await setState('active');
    expect(await read(id)).toMatchObject({ state: 'done', outcomes: {} });
    expect(await peopleOf('role.example')).toEqual([]);
  });
});

describe('undo', () => {
  it('removes what was added and filled in, with tags, applications and notices', async () => {
    await insertJob('import-undo', 'Undo lead');
    const known = await insertPerson('known@undo.example');
    const state = () =>
      rows('select phone::text, location, last_activity_at::text from people where id = $1', [
        known,
      ]);
    const before = await state();
    const id = await check(
      [
        'Name,Email,Phone,City,Tags,Job',
        'Ada,ada@undo.example,0701234567,Lund,undoable,Undo lead',
        'Ada,ada@undo.example,,,,',
        'Bo,known@undo.example,0701234568,Lund,undoable,Undo lead',
      ].join('\n'),
    );
    await start(id, { sends_notice: true });
    expect(await peopleOf('undo.example')).toHaveLength(2);
    expect((await undo(id)).status).toBe(200);
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'undone', undone: 3, kept: {} });
    expect(await peopleOf('undo.example')).toHaveLength(1);
    expect(await state()).toEqual(before);
    const left = await rows(
      `select (select count(*)::integer from applications where person_id = $1) as applications,
         (select count(*)::integer from person_events where person_id = $1 and kind = 'imported') as events,
         (select count(*)::integer from tags where name = 'undoable') as tags,
         (select count(*)::integer from outbox where to_email = 'ada@undo.example') as mails`,
      [known],
    );
    expect(left).toEqual([{ applications: 0, events: 0, tags: 0, mails: 0 }]);
  });

  it('keeps and names people whom somebody has changed or written about since', async () => {
    await insertJob('import-kept', 'Kept lead');
    const id = await check(
      [
        'Name,Email,Job',
        'Ada,renamed@kept.example,',
        'Bo,noted@kept.example,Kept lead',
        'Cy,tagged@kept.example,',
        'Di,same@kept.example,Kept lead',
      ].join('\n'),
    );
    await start(id);
    await rows(`update people set headline = 'Chef' where email = 'renamed@kept.example'`);
    await rows(
      `insert into application_notes (application_id, author_id, body)
       select application.id, $1, 'Good' from applications as application join people as person on person.id = person_id
       where person.email = 'noted@kept.example'`,
      [cast.rasmus.id],
    );
    await rows(
      `with tag as (insert into tags (name) values ('kept by hand') returning id)
       insert into person_tags (person_id, tag_id) select person.id, tag.id from people as person, tag
       where person.email = 'tagged@kept.example'`,
    );
    await undo(id);
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'undone', undone: 1, kept: { changed: 3 } });
    expect((await listRows(id)).map(({ state }) => state)).toEqual([
      'kept',
      'kept',
      'kept',
      'undone',
    ]);
    expect((await peopleOf('kept.example')).map(({ email }) => email)).toEqual([
      'noted@kept.example',
      'renamed@kept.example',
      'tagged@kept.example',
    ]);
  });

  it('is over after its time, and then the rows of the file are deleted', async () => {
    const id = await check('Name,Email\nAda,ada@late.example\n');
    await start(id);
    await rows(`update imports set undo_until = now() - interval '1 second' where id = $1`, [id]);
    expect((await undo(id)).error).toBe('conflict');
    await continueImports(await jobContext(server), undefined, async () => undefined);
    expect(await listRows(id)).toEqual([]);
    expect(await read(id)).toMatchObject({ state: 'done', outcomes: { new: 1 } });
  });
});

it('an import that nobody starts is deleted, and one that nobody works on is continued', async () => {
  const forgotten = await check('Name\nAda\n');
  const { data } = await upload('Name\nAda\n');
  const mapping = ['full_name'];
  await server.invoke('check-import', { import_id: data.id, mapping }, { as: 'rasmus' });
  await withClient(server.databaseUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    const age = 'update public.imports set updated_at = now() - $2::interval where id = $1';
    await client.query(age, [forgotten, `${importUndoDays + 1} days`]);
    await client.query(age, [data.id, `${idleSeconds + 1} seconds`]);
  });
  const queued: unknown[] = [];
  await continueImports(
    await jobContext(server),
    undefined,
    async (...job) => void queued.push(job),
  );
  expect(queued).toEqual([['run-import', { id: data.id }, `import:${data.id}`]]);
  expect(await read(forgotten)).toBeUndefined();
});

it('an erased person leaves nothing in the rows of files', async () => {
  const id = await check('Name,Email\nAda,Ada@Erased.example\n');
  await start(id);
  const open = await upload(
    'Name,Email\nAda again, ADA@erased.example\nBo,bo@erased.example\nAda L,Ada <ada@erased.example>\n' +
      'Di,di@erased.example; Friend of ada@erased.example.\nMada,mada@erased.example\n',
  );
  await rows(
    `select private.anonymise_person(id, 'test') from people where email = 'ada@erased.example'`,
  );
  const texts = await rows(
    'select cells, key, before from import_rows where import_id = any ($1) order by import_id = $2 desc, position',
    [[id, open.data.id], id],
  );
  expect(texts).toEqual([
    { cells: [], key: null, before: null },
    { cells: [], key: null, before: null },
    { cells: ['Bo', 'bo@erased.example'], key: null, before: null },
    { cells: [], key: null, before: null },
    { cells: [], key: null, before: null },
    { cells: ['Mada', 'mada@erased.example'], key: null, before: null },
  ]);
  await undo(id);
  await run(id);
  expect(await read(id)).toMatchObject({ state: 'undone', kept: { changed: 1 } });
});
