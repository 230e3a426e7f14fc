import { type ReviewCall, reviewCall } from '../../../domain/review.ts';
import type { Call } from '../../functions/call.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Query } from '../../postgres/query.ts';

type Link = { id: string };
type OnItem = Extract<ReviewCall, { item: string }>;

const linkSeconds = 300;
const visitMinutes = 30;

/** The hiring client's shortlist. What is opened and done is on record. */
export const review = defineAction({
  name: 'review',
  roles: 'anyone',
  schema: reviewCall,
  page: pageOf,
  run: (given, call) =>
    call.context.database.transaction(async (query) => {
      const link = await openReview(query, given.token);
      if (given.action === 'show') return show(query, link);
      await requireItem(query, link, given.item);
      return act(query, link, given, call);
    }),
});

/** Where a form without scripts leads: to the CV, or back to the person it was about. */
function pageOf(given: ReviewCall, answer?: object): string {
  if (answer && 'url' in answer) return String(answer.url);
  const part = 'item' in given ? `#${given.item}` : '';
  return `/review/${given.token}${part}`;
}

async function openReview(query: Query, token: string): Promise<Link> {
  const { rows } = await query(
    `select id, revoked_at is not null or expires_at < now() as closed from public.review_links
     where id = private.find_review_link($1)`,
    [token],
  );
  const [link] = rows;
  if (!link) throw new FunctionError('link_invalid');
  if (link.closed) throw new FunctionError('link_expired');
  return link;
}

async function show(query: Query, { id }: Link): Promise<object> {
  await query('update public.review_links set last_opened_at = now() where id = $1', [id]);
  await recordLook(query, { id }, 'opened');
  const { rows } = await query('select private.show_review($1) as page', [id]);
  return rows[0].page;
}

/** Not for people who have withdrawn, or who have been or are about to be erased. */
async function requireItem(query: Query, { id }: Link, item: string): Promise<void> {
  const { rowCount } = await query(
    `select from public.review_link_items as item
     join public.applications as application on application.id = item.application_id
     join public.people as person on person.id = application.person_id
     where item.review_link_id = $1 and item.id = $2 and item.removed_at is null and application.withdrawn_at is null
       and person.anonymised_at is null and person.erase_after is null`,
    [id, item],
  );
  if (rowCount === 0) throw new FunctionError('not_found');
}

async function act(query: Query, link: Link, given: OnItem, call: Call): Promise<object> {
  switch (given.action) {
    case 'view':
      await recordLook(query, link, 'viewed', given.item);
      return { ok: true };
    case 'cv':
      return openCv(query, link, given.item, call);
    case 'comment':
      await record(query, link, 'commented', given.item, given.comment);
      return { ok: true };
    case 'decide': {
      const kind = given.decision === 'interview' ? 'asked_for_interview' : 'passed';
      const changed = await query(
        `update public.review_link_items set decision = $2, decided_at = now()
         where id = $1 and decision is distinct from $2::public.review_decision`,
        [given.item, given.decision],
      );
      if (changed.rowCount) await record(query, link, kind, given.item, given.comment);
      return { ok: true };
    }
  }
}

async function openCv(query: Query, link: Link, item: string, { context }: Call): Promise<object> {
  const { rows } = await query(
    `select document.bucket, document.path, document.file_name from public.review_link_items as item
     join public.applications as application on application.id = item.application_id
     join public.documents as document on document.id = application.cv_document_id
     where item.id = $1 and item.shows_cv`,
    [item],
  );
  const [cv] = rows;
  if (!cv) throw new FunctionError('not_found');
  await record(query, link, 'downloaded_cv', item);
  return {
    url: await context.files.sign(cv, { role: 'review', item }, linkSeconds, cv.file_name),
    file_name: cv.file_name,
  };
}

/** Looking again within one visit is the same look. */
async function recordLook(query: Query, link: Link, kind: string, item?: string): Promise<void> {
  const { rowCount } = await query(
    `select from public.review_events where review_link_id = $1 and kind = $2
       and item_id is not distinct from $3 and created_at > now() - make_interval(mins => $4)`,
    [link.id, kind, item, visitMinutes],
  );
  if (rowCount === 0) await record(query, link, kind, item);
}

async function record(
  query: Query,
  link: Link,
  kind: string,
  item?: string,
  comment?: string,
): Promise<void> {
  await query(
    'insert into public.review_events (review_link_id, item_id, kind, comment) values ($1, $2, $3, $4)',
    [link.id, item, kind, comment],
  );
}
