import type { ClientBase } from 'pg';
import { hasAnyEssential, hasEssential, writeEssential } from './essential.ts';
import type { SeedFile } from './people/documents.ts';
import { inTransaction } from './transaction.ts';
import { markUnsaved } from './unsaved-files.ts';
import { markUnwritten } from './unwritten-visits.ts';

const marker = 'demo_content';

/**
 * Returns true if no start has decided about demo content and the database has no content of its own. The first start
 * ends with an account, so a database with accounts has been in use, also under a version that recorded no decision.
 */
export async function isEmpty(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(
    `select not exists (select from public.settings where key = $1)
       and not exists (select from auth.users)
       and not exists (select from public.people)
       and not exists (select from public.articles)
       and not exists (select from public.jobs where not is_fixed) as empty`,
    [marker],
  );
  return rows[0]?.empty === true;
}

type EssentialOptions = { now?: Date; isOlder?: boolean };

/**
 * Runs at every start and costs one round trip if there is nothing to do. Returns whether it wrote anything. A program
 * that is older than the database leaves the content of the newer one as it is.
 */
export async function seedEssential(
  client: ClientBase,
  { now = new Date(), isOlder = false }: EssentialOptions = {},
): Promise<boolean> {
  if (await (isOlder ? hasAnyEssential(client) : hasEssential(client))) return false;
  await inTransaction(client, () => writeEssential(client, now));
  return true;
}

/** Records that the first start wrote no demo content, so that no later one does. */
export async function declineDemo(client: ClientBase): Promise<void> {
  await client.query(
    `insert into public.settings (key, value) values ($1, 'false') on conflict (key) do nothing`,
    [marker],
  );
}

type DemoOptions = {
  now: Date;
  /** Leaves the visits of earlier months, half of the work, to `finishDemo`. */
  visitsLater?: boolean;
};

/**
 * Writes the demo content in one transaction, once per database and only while it is empty. Returns the files of
 * its documents, or undefined if there was nothing to do.
 */
export async function seedDemo(
  client: ClientBase,
  { now, visitsLater = false }: DemoOptions,
): Promise<SeedFile[] | undefined> {
  const files = await writeAll(client, now);
  if (files && !visitsLater) await finishDemo(client);
  return files;
}

/** Writes the demo visits if they are still missing. */
export async function finishDemo(client: ClientBase): Promise<void> {
  const { writeVisits } = await import('./demo/visits.ts');
  await writeVisits(client);
}

function writeAll(client: ClientBase, now: Date): Promise<SeedFile[] | undefined> {
  return inTransaction(client, async () => {
    if (!(await isEmpty(client))) return undefined;
    // Imported here because it is large and needed once per database.
    const { insertStaff } = await import('./demo/staff.ts');
    const { writeContent } = await import('./demo/write-content.ts');
    const { writeDemo } = await import('./demo/write-demo.ts');
    if (!(await hasEssential(client))) await writeEssential(client, now);
    const colleagues = await insertStaff(client, now);
    await writeContent(client, new Map(colleagues.map(({ email, id }) => [email, id])), now);
    const files = await writeDemo(client, colleagues, now);
    await client.query('insert into public.settings (key, value) values ($1, to_jsonb($2::text))', [
      marker,
      now.toISOString(),
    ]);
    await markUnsaved(client);
    await markUnwritten(client, now);
    await client.query('select private.record_demo_rows(pg_current_xact_id()::xid)');
    return files;
  });
}
