import { createHash } from 'node:crypto';
import type { Query } from '../postgres/query.ts';

// Tokens for a person's own page. They are sent by mail only, and only their hash is stored.

export type LinkPurpose = 'person' | 'application' | 'unsubscribe';

/** Counted from the mail or the last use. Unsubscribing lasts longest: it opens no data. */
export const lifetimeDays: Record<LinkPurpose, number> = {
  person: 30,
  application: 30,
  unsubscribe: 730,
};

type Minted = {
  personId: string | null;
  applicationId?: string | null;
  purpose: LinkPurpose;
  /** The link is mailed here: the address of the person, or the contact address of the application. */
  mailbox: string;
  token: string;
};

/** Lets a token open the person's page. Returns false if the mailbox is no longer the person's, or the link of this mail was revoked. */
export async function mintPersonLink(query: Query, link: Minted): Promise<boolean> {
  const { personId, applicationId, purpose, mailbox, token } = link;
  const { rowCount } = await query(
    `insert into private.person_links as link (person_id, application_id, purpose, token_hash, expires_at)
     select person.id, $2, $3, $4, now() + make_interval(days => $5)
     from public.people as person
     where person.id = $1 and person.anonymised_at is null and (
       person.email = $6
       or $3 = 'application' and exists (
         select from public.applications as application
         where application.id = $2 and application.person_id = person.id and application.contact_email = $6
       )
     )
     on conflict (token_hash) do update set expires_at = excluded.expires_at where link.revoked_at is null`,
    [personId, applicationId ?? null, purpose, hashToken(token), lifetimeDays[purpose], mailbox],
  );
  return rowCount === 1;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
