import { readdir, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { bucket, everyAddress, type Ledger } from './ledger.ts';
import { cleanUp, untilMailsAreOut } from './pass-time.ts';
import type { World } from './world.ts';

// Runs after the load has ended: everything acknowledged exists exactly once, and nothing is incomplete.

export type Findings = {
  lost: string[];
  duplicated: string[];
  /** Mails that came once more with the same Message-ID, which a mail program shows once. */
  repeated: string[];
  partial: string[];
};

export async function check(world: World, ledger: Ledger): Promise<Findings> {
  const found: Findings = { lost: [], duplicated: [], repeated: [], partial: [] };
  await untilMailsAreOut(world);
  await checkNotes(world, ledger, found);
  await checkCalls(world, ledger, found);
  await checkApplications(world, ledger, found);
  checkMails(world, ledger, found);
  await checkFiles(world, ledger, found);
  await checkSession(world, ledger, found);
  return omitReported(found, ledger);
}

/** Ignores the effects of earlier faults. */
function omitReported(found: Findings, { reported }: Ledger): Findings {
  const fresh = (list: string[]) => list.filter((text) => !reported.has(text));
  const { lost, duplicated, repeated, partial } = found;
  const news = {
    lost: fresh(lost),
    duplicated: fresh(duplicated),
    repeated: fresh(repeated),
    partial: fresh(partial),
  };
  for (const text of Object.values(news).flat()) reported.add(text);
  return news;
}

async function checkNotes({ query }: World, { notes }: Ledger, found: Findings) {
  const rows = await query(
    `select body, count(*)::int as times from application_notes where body like 'note %' group by body`,
  );
  const times = new Map(rows.map(({ body, times }) => [body, Number(times)]));
  for (const note of notes) if (!times.has(note)) found.lost.push(note);
  for (const [note, count] of times) if (count > 1) found.duplicated.push(String(note));
}

export async function countTurns({ query }: Pick<World, 'query'>): Promise<number> {
  const [row] = await query('select sum(served_count)::int as served from booking_link_turns');
  return Number(row?.served);
}

async function checkCalls(world: World, { calls }: Ledger, found: Findings) {
  const served = (await countTurns(world)) - calls.before;
  if (served < calls.acknowledged) found.lost.push(`${calls.acknowledged - served} calls`);
  const max = calls.acknowledged + calls.uncertain;
  if (served > max) found.duplicated.push(`${served - max} calls`);
}

async function checkApplications(
  { query }: World,
  { attempted, applied }: Ledger,
  found: Findings,
) {
  const rows = await query(
    `select person.email, count(distinct person.id)::int as people, count(distinct application.id)::int as applications,
       count(distinct document.id)::int as documents, count(distinct object.id)::int as objects,
       count(distinct application.consent_id)::int as consents,
       (select count(*)::int from outbox where to_email = person.email) as mails
     from people as person
     left join applications as application on application.person_id = person.id
     left join documents as document on document.id = application.cv_document_id
     left join storage.objects as object on object.bucket_id = document.bucket and object.name = document.path
     where person.email like $1 group by person.email`,
    [everyAddress],
  );
  const emails = new Set(rows.map(({ email }) => email));
  for (const email of applied) if (!emails.has(email)) found.lost.push(`application of ${email}`);
  for (const { email, ...counts } of rows) {
    const all = Object.values(counts).map(Number);
    if (!attempted.has(String(email))) found.partial.push(`${email}, whom nobody sent`);
    if (all.some((count) => count > 1)) found.duplicated.push(`${email} ${JSON.stringify(counts)}`);
    if (all.some((count) => count < 1)) found.partial.push(`${email} ${JSON.stringify(counts)}`);
  }
}

function checkMails(
  { mailServer, wasKilled, wasCut }: World,
  { applied }: Ledger,
  found: Findings,
) {
  for (const email of applied) {
    const ids = mailServer.to(email).map(({ messageId }) => messageId);
    const different = new Set(ids);
    if (ids.length === 0) found.lost.push(`mail to ${email}`);
    if (different.size > 1) found.duplicated.push(`mail to ${email}`);
    // Only a process that died or lost the connection right after sending may send a mail twice.
    const again = wasKilled || wasCut ? found.repeated : found.duplicated;
    if (ids.length > different.size) again.push(`mail to ${email}, twice the same`);
  }
}

async function checkFiles(world: World, { files }: Ledger, found: Findings) {
  const { storage } = world.client(world.keys.service, fetch);
  for (const [name, content] of files) {
    const { data } = await storage.from(bucket).download(name);
    if ((await data?.text()) !== content) found.lost.push(`file ${name}`);
  }
  const before = await compareFiles(world);
  const longAgo = new Date(Date.now() - 3 * 3_600_000);
  for (const path of before.withoutRow) await utimes(path, longAgo, longAgo);
  await cleanUp(world);
  const { withoutFile, withoutRow } = await compareFiles(world);
  for (const version of withoutFile) found.partial.push(`row without its file ${version}`);
  for (const path of withoutRow) found.partial.push(`file without a row ${path}`);
  const unnamed = await world.query(
    `select name from storage.objects where bucket_id = 'cvs'
       and not exists (select from documents where bucket = bucket_id and path = name)`,
  );
  for (const { name } of unnamed) found.partial.push(`CV that belongs to nobody ${name}`);
}

/** The test's bucket stores each file with this ending, and its own metadata beside it. */
const inBucket = '._S3rver_object';

async function compareFiles({ data, bucket: store, query }: World) {
  const rows = await query('select version from storage.objects');
  const shown = new Set(rows.map(({ version }) => String(version)));
  const paths: string[] = [];
  for (const folder of ['objects', 'drafts']) {
    const options = { recursive: true, withFileTypes: true } as const;
    const root = store?.folder ?? join(data, 'files');
    const entries = await readdir(join(root, folder), options).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile() || (store && !entry.name.endsWith(inBucket))) continue;
      paths.push(join(entry.parentPath, entry.name));
    }
  }
  const versionOf = (path: string) => basename(path, inBucket);
  const kept = new Set(paths.map(versionOf));
  return {
    withoutFile: [...shown].filter((version) => !kept.has(version)),
    withoutRow: paths.filter((path) => !shown.has(versionOf(path))),
  };
}

async function checkSession(world: World, ledger: Ledger, found: Findings) {
  if (!ledger.session) return;
  const { data, error } = await world
    .client(world.keys.anon, fetch)
    .auth.refreshSession(ledger.session);
  if (data.session) ledger.session = data.session;
  else found.lost.push(`session: ${error?.message}`);
}
