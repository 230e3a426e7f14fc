import { orderForMerge } from '../../../../domain/people/merge.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';

const personColumns =
  'id, full_name, email, email_confirmed_at, phone, linkedin_url, location, created_at, renamed_at, last_activity_at, legal_hold, applications(count)';

const briefColumns = 'id, full_name, email, email_confirmed_at, created_at, renamed_at';

/** Lists pairs that nobody has reviewed, newest first. */
export async function listDuplicates(client: BrowserClient, limit: number) {
  return unwrap(
    client
      .from('duplicate_pairs')
      .select(
        `one_id, other_id, reasons, created_at,
         one:people!duplicate_pairs_one_id_fkey(${personColumns}),
         other:people!duplicate_pairs_other_id_fkey(${personColumns})`,
      )
      .is('dismissed_at', null)
      .order('created_at', { ascending: false })
      .order('one_id', { ascending: false })
      .order('other_id', { ascending: false })
      .limit(limit),
  );
}

export type DuplicatePair = Awaited<ReturnType<typeof listDuplicates>>[number];
export type DuplicateSide = DuplicatePair['one'];

/** Reads records to compare, in the order of the ids. */
export async function findSides(client: BrowserClient, ids: string[]): Promise<DuplicateSide[]> {
  const rows = await unwrap(client.from('people').select(personColumns).in('id', ids));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

export async function countDuplicates(client: BrowserClient): Promise<number> {
  const { count, error } = await client
    .from('duplicate_pairs')
    .select('one_id', { count: 'exact', head: true })
    .is('dismissed_at', null);
  if (error) throw error;
  return count ?? 0;
}

/**
 * Lists possible duplicates of this person, each with the id of the record that a merge should keep and the id of the
 * record to merge into it.
 */
export async function listDuplicatesOf(client: BrowserClient, id: string) {
  const pairs = await unwrap(
    client
      .from('duplicate_pairs')
      .select(
        `reasons, one:people!duplicate_pairs_one_id_fkey(${briefColumns}),
         other:people!duplicate_pairs_other_id_fkey(${briefColumns})`,
      )
      .or(`one_id.eq.${id},other_id.eq.${id}`)
      .is('dismissed_at', null)
      .limit(20),
  );
  return pairs.map(({ reasons, one, other }) => {
    const [keep, merge] = orderForMerge(one, other);
    return { reasons, person: one.id === id ? other : one, keep: keep.id, merge: merge.id };
  });
}

type PairKey = { one_id: string; other_id: string };

export const dismissPair = (client: BrowserClient, pair: PairKey) =>
  updatePair(client, pair, new Date().toISOString());

/** Undoes `dismissPair`. */
export const restorePair = (client: BrowserClient, pair: PairKey) => updatePair(client, pair, null);

async function updatePair(
  client: BrowserClient,
  { one_id, other_id }: PairKey,
  dismissedAt: string | null,
): Promise<void> {
  await unwrap(
    client
      .from('duplicate_pairs')
      .update({ dismissed_at: dismissedAt })
      .eq('one_id', one_id)
      .eq('other_id', other_id),
  );
}
