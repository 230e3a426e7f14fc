import type { ClientBase } from 'pg';
import { hasEssential, writeEssential } from './essential.ts';
import type { SeedFile } from './people/documents.ts';
import { inTransaction } from './transaction.ts';
import { markUnsaved } from './unsaved-files.ts';
import { markUnwritten } from './unwritten-visits.ts';

const marker = 'demo_content';

/** True when nobody has put anything into the product yet, nor has the demo. */
export async function isEmpty(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(
    `select not exists (select from public.settings where key = $1)
       and not exists (select from public.people)
       and not exists (select from public.articles)
       and not exists (select from public.jobs where not is_fixed) as empty`,
    [marker],
  );
  return rows[0]?.empty === true;
}

/** For every start: with nothing to do it costs one round trip. Says whether it wrote anything. */
export async function seedEssential(client: ClientBase, now = new Date()): Promise<boolean> {
  if (await hasEssential(client)) return false;
  await inTransaction(client, () => writeEssential(client, now));
  return true;
}

type DemoOptions = {
  now: Date;
  /** The visits of the months before, which are half of it, are left to `finishDemo`. */
  visitsLater?: boolean;
};

/**
 * Demo content, all or nothing, once in the life of a database and only while that is empty. Returns the files that
 * its documents speak of, or nothing where there was nothing to do.
 */
export async function seedDemo(
  client: ClientBase,
  { now, visitsLater = false }: DemoOptions,
): Promise<SeedFile[] | undefined> {
  const files = await writeAll(client, now);
  if (files && !visitsLater) await finishDemo(client);
  return files;
}

/** The visits, where they are still to be written. */
export async function finishDemo(client: ClientBase): Promise<void> {
  const { writeVisits } = await import('./demo/visits.ts');
  await writeVisits(client);
}

function writeAll(client: ClientBase, now: Date): Promise<SeedFile[] | undefined> {
  return inTransaction(client, async () => {
    if (!(await isEmpty(client))) return undefined;
    // Needed once in the life of a database, and large.
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
    return files;
  });
}
