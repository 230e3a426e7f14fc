import { sql } from 'kysely';
import { maxComments } from '../../../domain/limits.ts';
import { FunctionError } from '../../functions/errors.ts';
import { db, type Query, requireRow } from '../../postgres/query.ts';

const visitMinutes = 30;

/** A shortlist that is open to the caller: by its link, or as a contact in the portal. */
export type Shortlist = {
  id: string;
  contact: string | null;
  /** Hash of the token of the link; null in the portal. */
  linkHash: string | null;
};

/**
 * Records a view once per visit: another one within half an hour belongs to the same visit. Returns whether the visit is
 * a new one.
 */
export async function recordVisit(
  query: Query,
  link: Shortlist,
  kind: string,
  item?: string,
): Promise<boolean> {
  const { rowCount } = await query(
    db
      .selectFrom('review_events')
      .select('id')
      .where('review_link_id', '=', link.id)
      .where('kind', '=', kind)
      .where('person_id', 'is not distinct from', link.contact)
      .where('link_hash', 'is not distinct from', link.linkHash)
      .where('item_id', 'is not distinct from', item ?? null)
      .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${visitMinutes})`),
  );
  const isNew = rowCount === 0;
  if (isNew) await recordEvent(query, link, kind, item);
  return isNew;
}

export async function recordEvent(
  query: Query,
  link: Shortlist,
  kind: string,
  item?: string,
  comment?: string,
): Promise<void> {
  if (item && comment) await requireRoom(query, item);
  await query(
    db
      .insertInto('review_events')
      // `staff_id` is null explicitly, because it defaults to the caller, who may be a contact.
      .values({
        review_link_id: link.id,
        item_id: item,
        kind,
        comment,
        person_id: link.contact,
        link_hash: link.linkHash,
        staff_id: null,
      }),
  );
}

/** The limit per link, which is taken first, makes calls at the same time wait for each other. */
async function requireRoom(query: Query, item: string): Promise<void> {
  const result = await query(
    db
      .selectFrom('review_events')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('item_id', '=', item)
      .where('comment', 'is not', null),
  );
  if (Number(requireRow(result).count) >= maxComments) throw new FunctionError('too_many_comments');
}
