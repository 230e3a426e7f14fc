import { type ReviewCall, reviewCall } from '../../domain/review.ts';
import { hashToken } from '../people/person-links.ts';
import type { Query } from '../postgres/database.ts';
import type { Call } from './call.ts';
import { defineAction } from './define-action.ts';
import { FunctionError } from './errors.ts';

type Link = { id: string };
type OnItem = Extract<ReviewCall, { item: string }>;

const linkSeconds = 300;

/** The hiring client's shortlist. What is opened and done is on record. */
export const review = defineAction({
  name: 'review',
  schema: reviewCall,
  run: (given, call) =>
    call.context.database.transaction(async (query) => {
      const link = await openReview(query, given.token);
      if (given.action === 'show') return show(query, link);
      await requireItem(query, link, given.item);
      return act(query, link, given, call);
    }),
});

async function openReview(query: Query, token: string): Promise<Link> {
  const { rows } = await query(
    `select id, revoked_at is not null or expires_at < now() as closed from public.review_links where token_hash = $1`,
    [hashToken(token)],
  );
  const [link] = rows;
  if (!link) throw new FunctionError('link_invalid');
  if (link.closed) throw new FunctionError('link_expired');
  return link;
}

async function show(query: Query, { id }: Link): Promise<object> {
  await query('update public.review_links set last_opened_at = now() where id = $1', [id]);
  await record(query, { id }, 'opened');
  const { rows } = await query(statement, [id]);
  return rows[0].page;
}

/** Who has withdrawn or been erased in the meantime is no longer there. */
async function requireItem(query: Query, { id }: Link, item: string): Promise<void> {
  const { rowCount } = await query(
    `select from public.review_link_items as item
     join public.applications as application on application.id = item.application_id
     where item.review_link_id = $1 and item.id = $2 and application.withdrawn_at is null`,
    [id, item],
  );
  if (rowCount === 0) throw new FunctionError('not_found');
}

async function act(query: Query, link: Link, given: OnItem, call: Call): Promise<object> {
  switch (given.action) {
    case 'view':
      await record(query, link, 'viewed', given.item);
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
  return { url: await context.files.sign(cv, linkSeconds, cv.file_name), file_name: cv.file_name };
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

const statement = `
select jsonb_build_object(
  'recipient_name', link.recipient_name, 'language', link.language, 'message', link.message,
  'expires_at', link.expires_at, 'job_title', job.title, 'client_name', client.name,
  'items', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', item.id, 'name', person.full_name, 'headline', person.headline, 'location', person.location,
      'presentation', item.presentation, 'has_cv', item.shows_cv and application.cv_document_id is not null,
      'decision', item.decision, 'decided_at', item.decided_at,
      'comments', (
        select coalesce(jsonb_agg(jsonb_build_object('at', event.created_at, 'comment', event.comment) order by event.id), '[]')
        from public.review_events as event where event.item_id = item.id and event.comment is not null
      )
    ) order by item.position, item.created_at)
    from public.review_link_items as item
    join public.applications as application on application.id = item.application_id
    join public.people as person on person.id = application.person_id
    where item.review_link_id = link.id and application.withdrawn_at is null and person.anonymised_at is null
  ), '[]')
) as page
from public.review_links as link
join public.jobs as job on job.id = link.job_id
left join public.clients as client on client.id = job.client_id
where link.id = $1`;
