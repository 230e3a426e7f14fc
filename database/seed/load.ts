import type { ClientBase } from 'pg';
import { hasEssential, writeEssential } from './essential.ts';
import type { SeedFile } from './people/documents.ts';
import { inTransaction } from './transaction.ts';
import { markUnsaved } from './unsaved-files.ts';

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

/**
 * Demo content, all or nothing, once in the life of a database and only while that is empty. Returns the files that
 * its documents speak of, or nothing where there was nothing to do.
 */
export function seedDemo(
  client: ClientBase,
  { now }: { now: Date },
): Promise<SeedFile[] | undefined> {
  return inTransaction(client, async () => {
    if (!(await isEmpty(client))) return undefined;
    // Needed once in the life of a database, and large.
    const { insertStaff } = await import('./demo/staff.ts');
    const { publishedArticles, writeContent } = await import('./demo/write-content.ts');
    const { writeDemo } = await import('./demo/write-demo.ts');
    await writeEssential(client, now);
    const colleagues = await insertStaff(client, now);
    await writeContent(client, new Map(colleagues.map(({ email, id }) => [email, id])), now);
    const files = await writeDemo(client, colleagues, publishedArticles(now), now);
    await client.query('insert into public.settings (key, value) values ($1, to_jsonb($2::text))', [
      marker,
      now.toISOString(),
    ]);
    await markUnsaved(client);
    return files;
  });
}
