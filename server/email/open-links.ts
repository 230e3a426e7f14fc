import { db, type Query } from '../postgres/query.ts';
import { mask, type Opens } from './mail-link.ts';
import { accountToken, asDigits, asToken, type MailSecret } from './mail-secret.ts';
import { hashToken, mintPersonLink } from './person-links.ts';

type Mail = {
  id: string;
  to_email: string;
  person_id: string | null;
  application_id: string | null;
  values: Record<string, unknown>;
  links: Record<string, Opens>;
};

/** Thrown if no working link can be made for the mail any more. */
export class LinkLost extends Error {}

/** A masked value, as stored with the mail, and the real value that is sent in its place. */
export type OpenLink = { name: string; shown: string; sent: string };

/** Stores the hashes of a mail's links and returns the links. Another attempt returns the same ones. */
export async function openLinks(
  query: Query,
  secretOf: MailSecret,
  mail: Mail,
): Promise<OpenLink[]> {
  const realLinks: OpenLink[] = [];
  for (const [name, opens] of Object.entries(mail.links)) {
    const shown = String(mail.values[name]);
    const secret = secretOf(mail.id, nameOf(mail, opens));
    await enableLink(query, mail, opens, asToken(secret));
    realLinks.push({ name, shown, sent: sentAs(shown, opens, secret) });
  }
  // Longest first: a code may look like a part of a masked link.
  return realLinks.sort((one, other) => other.shown.length - one.shown.length);
}

/** The secret depends on the address: links to an old address must not work for a new one. */
function nameOf(mail: Mail, { kind }: Opens): string {
  return kind === 'account' || kind === 'code' ? kind : `${kind}:${mail.to_email.toLowerCase()}`;
}

function sentAs(shown: string, opens: Opens, secret: Buffer): string {
  if (opens.kind === 'code') return asDigits(secret, opens.length);
  return shown.replace(mask, opens.kind === 'account' ? accountToken(secret) : asToken(secret));
}

/** Links and codes of accounts need nothing here: they were enabled when they were requested. */
async function enableLink(query: Query, mail: Mail, opens: Opens, token: string): Promise<void> {
  switch (opens.kind) {
    case 'gone':
      throw new LinkLost('its link was lost in an upgrade: ask for a new mail');
    case 'me':
    case 'status':
    case 'application':
    case 'unsubscribe': {
      const works = await mintPersonLink(query, {
        personId: mail.person_id,
        applicationId:
          opens.kind === 'me' || opens.kind === 'unsubscribe' ? null : mail.application_id,
        purpose:
          opens.kind === 'application' || opens.kind === 'unsubscribe' ? opens.kind : 'person',
        mailbox: mail.to_email,
        token,
      });
      if (!works) throw new LinkLost('the person no longer has this address: write a new mail');
      return;
    }
    case 'review': {
      // The mail shares the shortlist when it leaves, so one that is cancelled before shares nothing.
      const { rowCount } = await query(
        `with shared as (
           update public.review_links as link set shared_at = coalesce(link.shared_at, now())
           from public.outbox as mail
           where link.id = $2 and mail.id = $3 and coalesce(link.links_ended_at < mail.created_at, true)
             and link.revoked_at is null and link.expires_at > now()
           returning link.id
         )
         insert into private.review_keys (token_hash, review_link_id)
         select $1, id from shared on conflict (token_hash) do update set created_at = now()`,
        [hashToken(token), opens.review_link_id, mail.id],
      );
      if (!rowCount)
        throw new LinkLost('the shortlist is gone or its links have ended: write a new mail');
      return;
    }
    case 'confirm': {
      const confirmation = { id: opens.submission_id, mailbox: mail.to_email, token };
      if (!(await mintConfirmation(query, confirmation)))
        throw new LinkLost('the form is no longer waiting to be confirmed at this address');
    }
  }
}

type Minted = { id: string; mailbox: string; token: string };

/**
 * Lets a token confirm a pending submission. Returns false if the submission is gone or confirmed, or if the mail goes
 * to another address than the person's.
 */
async function mintConfirmation(query: Query, { id, mailbox, token }: Minted): Promise<boolean> {
  const { rowCount } = await query(
    db
      .updateTable('pending_submissions')
      .set({ token_hash: hashToken(token), mailed_to: mailbox })
      .where('id', '=', id)
      .where('confirmed_at', 'is', null)
      .where('person_id', 'in', db.selectFrom('people').select('id').where('email', '=', mailbox)),
  );
  return rowCount === 1;
}
