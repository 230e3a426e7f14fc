import type { Database } from '../../../../domain/database.types.ts';
import type { Language } from '../../../../domain/language.ts';
import type { PresentationExport } from '../../../../domain/review.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { callFunction } from '../../../backend/call-function.ts';
import { createReviewToken } from '../../../backend/review-token.ts';
import { requireRow, unwrap, unwrapRaised } from '../../../backend/unwrap.ts';
import { addToShortlist, type NewShortlistItem } from './people.ts';

// Shortlists that hiring clients open by link, as staff see them.

type Tables = Database['public']['Tables'];

const itemColumns =
  'id, application_id, position, presentation, shows_cv, shows_answers, removed_at, decision, decided_at, application:applications(job_id, stage, withdrawn_at, cv_document_id, person:people(full_name, headline))';

const linkColumns =
  `id, job_id, recipient_name, recipient_email, language, message, expires_at, revoked_at, shared_at, links_ended_at, link_made_at, last_mailed_at, last_opened_at, created_at, token_hash, items:review_link_items(${itemColumns}), events:review_events(id, item_id, kind, comment, created_at, link_hash, staff:staff_profiles(name), contact:people(full_name))` as const;

/** Older events add nothing to the state of a link. */
const maxEvents = 200;

export async function listReviewLinks(client: BrowserClient, jobId: string) {
  return unwrap(
    client
      .from('review_links')
      .select(linkColumns)
      .eq('job_id', jobId)
      .order('created_at', { ascending: false })
      .order('position', { referencedTable: 'items' })
      .order('id', { referencedTable: 'events', ascending: false })
      .limit(maxEvents, { referencedTable: 'events' }),
  );
}

export type ReviewLink = Awaited<ReturnType<typeof listReviewLinks>>[number];
export type ShortlistItem = ReviewLink['items'][number];
export type ReviewEvent = ReviewLink['events'][number];

/** Returns the name of the contact in the portal, or the name of the recipient of the link. */
export const nameContact = ({ contact }: ReviewEvent, link: ReviewLink): string =>
  contact?.full_name || link.recipient_name;

export async function findReviewJob(client: BrowserClient, jobId: string) {
  return unwrap(
    client
      .from('jobs')
      .select(
        'id, title, client:clients(name, contacts:client_contacts(title, access:client_portal_access(email), person:people(id, full_name, email, language)))',
      )
      .eq('id', jobId)
      .maybeSingle(),
  );
}

export type ReviewJob = NonNullable<Awaited<ReturnType<typeof findReviewJob>>>;

export type NewReviewLink = {
  jobId: string;
  recipientName: string;
  recipientEmail: string | null;
  language: Language;
  message: string | null;
  expiresAt: string;
  items: NewShortlistItem[];
};

export type CreatedLink = { id: string; token: string };

/** The token exists only in this browser; the database stores its hash. */
export async function createReviewLink(
  client: BrowserClient,
  link: NewReviewLink,
): Promise<CreatedLink> {
  const { token, hash } = await createReviewToken();
  const { id } = await unwrap(
    client
      .from('review_links')
      .insert({
        job_id: link.jobId,
        token_hash: hash,
        recipient_name: link.recipientName,
        recipient_email: link.recipientEmail,
        language: link.language,
        message: link.message,
        expires_at: link.expiresAt,
      })
      .select('id')
      .single(),
  );
  await addToShortlist(client, id, link.items, 0);
  return { id, token };
}

/** Gives the shortlist another link. Its former links end, and everything on the shortlist stays. */
export async function replaceReviewLink(
  client: BrowserClient,
  id: string,
  expiresAt: string,
): Promise<CreatedLink> {
  const { token, hash } = await createReviewToken();
  const change = { shortlist: id, new_hash: hash, valid_until: expiresAt };
  await unwrapRaised(client.rpc('replace_review_link', change));
  return { id, token };
}

/** Shows the shortlist to the client, or hides it again while the client does not have it. */
export async function setShortlistShared(
  client: BrowserClient,
  id: string,
  { isShared }: { isShared: boolean },
) {
  await unwrapRaised(client.rpc('share_shortlist', { shortlist: id, is_shared: isShared }));
}

type LinkChange = Pick<
  Tables['review_links']['Update'],
  'recipient_name' | 'recipient_email' | 'language' | 'expires_at' | 'revoked_at'
>;

export async function updateReviewLink(client: BrowserClient, id: string, change: LinkChange) {
  requireRow(await unwrap(client.from('review_links').update(change).eq('id', id).select('id')));
}

/** The client reads it on the page of the shortlist. */
export async function replyToClient(
  client: BrowserClient,
  reply: { review_link_id: string; item_id: string; comment: string },
) {
  await unwrap(client.from('review_events').insert({ ...reply, kind: 'replied' }));
}

export const readPresentation = (client: BrowserClient, presentation: PresentationExport) =>
  callFunction<Blob>(client, 'export-presentation', presentation);
