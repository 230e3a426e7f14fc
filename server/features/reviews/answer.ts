import { sql } from 'kysely';
import { maxComments } from '../../../domain/limits.ts';
import type { Review, ReviewAction } from '../../../domain/review.ts';
import type { Call } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import { limitReview } from '../../functions/limits/limit.ts';
import { db, now, type Query, requireRow } from '../../postgres/query.ts';

/** A shortlist that is open to the caller: by its link, or as a contact in the portal. */
export type Shortlist = {
  id: string;
  contact: string | null;
  /** Hash of the token of the link; null in the portal. */
  linkHash: string | null;
};

type OnItem = Extract<ReviewAction, { item: string }>;

/** Lifetime of the signed URL of a CV. */
const cvUrlSeconds = 300;
const visitMinutes = 30;

/** Runs an action of the hiring client. Visits and actions are recorded. */
export async function answerReview(
  query: Query,
  shortlist: Shortlist,
  input: ReviewAction,
  call: Call,
): Promise<object> {
  if (input.action === 'show') return showShortlist(query, shortlist);
  await requireItem(query, shortlist, input.item);
  return runAction(query, shortlist, input, call);
}

async function showShortlist(query: Query, shortlist: Shortlist): Promise<Review> {
  const { id, contact } = shortlist;
  // Once per visit: each change of a link is audited.
  if (await recordVisit(query, shortlist, 'opened')) {
    await query(db.updateTable('review_links').set({ last_opened_at: now }).where('id', '=', id));
  }
  const result = await query<{ page: Review }>('select private.show_review($1, $2) as page', [
    id,
    contact,
  ]);
  return requireRow(result).page;
}

/**
 * Throws unless the item is in this shortlist and its person can still be shown: has not withdrawn or been moved to
 * another job, is not erased and does not await erasure.
 */
async function requireItem(query: Query, { id }: Shortlist, item: string): Promise<void> {
  const { rowCount } = await query(
    'select from private.shown_review_items where review_link_id = $1 and id = $2',
    [id, item],
  );
  if (rowCount === 0) throw new FunctionError('not_found');
}

type OpenedCv = { url: string; file_name: string; mime_type: string };

async function runAction(
  query: Query,
  link: Shortlist,
  input: OnItem,
  call: Call,
): Promise<{ ok: true } | OpenedCv> {
  switch (input.action) {
    case 'view':
      await recordVisit(query, link, 'viewed', input.item);
      return { ok: true };
    case 'cv':
      await limitReview(query, 'cvs', link.id);
      return openCv(query, link, input, call);
    case 'comment':
      await limitReview(query, 'answers', link.id);
      await recordEvent(query, link, 'commented', input.item, input.comment);
      return { ok: true };
    case 'decide':
      await limitReview(query, 'answers', link.id);
      await recordDecision(query, link, input);
      return { ok: true };
  }
}

type Decision = Extract<ReviewAction, { action: 'decide' }>;

/** Records the comment also when the decision was made before: then it is a comment of its own. */
async function recordDecision(query: Query, link: Shortlist, input: Decision): Promise<void> {
  const { item, decision, comment } = input;
  if (decision) await requireOpen(query, item);
  await requireSeen(query, input);
  const changed =
    decision &&
    (await query(
      db
        .updateTable('review_link_items')
        .set({ decision, decided_at: now })
        .where('id', '=', item)
        .where('decision', 'is distinct from', decision),
    ));
  if (changed?.rowCount) {
    const kind = decision === 'interview' ? 'asked_for_interview' : 'passed';
    await recordEvent(query, link, kind, item, comment);
  } else if (comment) {
    await recordEvent(query, link, 'commented', item, comment);
  }
}

/** Throws if the person is rejected and knows it: no interview would follow. The page shows it after the same mail. */
async function requireOpen(query: Query, item: string): Promise<void> {
  const { rowCount } = await query(
    `select from public.review_link_items as item
     join public.applications as application on application.id = item.application_id
     left join private.held_rejections as held on held.application_id = application.id
     where item.id = $1 and application.stage = 'rejected' and held.application_id is null`,
    [item],
  );
  if (rowCount) throw new FunctionError('person_rejected');
}

/**
 * Throws if a colleague of the contact has decided otherwise since the page was shown: nobody overrules a colleague
 * unknowingly.
 */
async function requireSeen(query: Query, { item, decision, seen }: Decision): Promise<void> {
  if (!decision || !seen) return;
  const { rows } = await query(
    db.selectFrom('review_link_items').select('decision').where('id', '=', item).forNoKeyUpdate(),
  );
  const current = rows[0]?.decision ?? null;
  if ((current ?? 'none') !== seen && current !== decision) throw new FunctionError('conflict');
}

async function openCv(
  query: Query,
  link: Shortlist,
  { item, inline }: Extract<ReviewAction, { action: 'cv' }>,
  { context }: Call,
): Promise<OpenedCv> {
  const { rows } = await query(
    db
      .selectFrom('review_link_items as item')
      .innerJoin('applications as application', 'application.id', 'item.application_id')
      .innerJoin('documents as document', 'document.id', 'application.cv_document_id')
      .select(['document.bucket', 'document.path', 'document.file_name', 'document.mime_type'])
      .where('item.id', '=', item)
      .where('item.shows_cv', '=', true),
  );
  const [cv] = rows;
  if (!cv) throw new FunctionError('not_found');
  await recordEvent(query, link, 'downloaded_cv', item);
  return {
    url: await context.files.sign(
      cv,
      {
        role: 'review',
        item,
        contact: link.contact ?? undefined,
        link: link.linkHash ?? undefined,
      },
      cvUrlSeconds,
      inline ? undefined : cv.file_name,
    ),
    file_name: cv.file_name,
    mime_type: cv.mime_type,
  };
}

/**
 * Records a view once per visit: another one within half an hour belongs to the same visit. Returns whether the visit is
 * a new one.
 */
async function recordVisit(
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

async function recordEvent(
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
