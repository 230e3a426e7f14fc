import { FunctionError } from '../../functions/errors.ts';
import type { Query } from '../../postgres/query.ts';
import type { Identity } from '../../postgres/request-context.ts';
import { openLink } from '../own-page/open-link.ts';

type Sender = { email: string; identity: Identity; ownLink: unknown };

/**
 * True if the sender has proven to own the address: by a valid session with its second factor, or by the private link
 * of the person.
 */
export async function isVerifiedSender(query: Query, sender: Sender): Promise<boolean> {
  return (await ownsAccount(query, sender)) || holdsOwnLink(query, sender);
}

async function ownsAccount(query: Query, { email, identity }: Sender): Promise<boolean> {
  const { role, claims } = identity;
  if (role !== 'authenticated' || typeof claims.sub !== 'string') return false;
  const { rowCount } = await query(
    `select from auth.users where id = $1::uuid and lower(email) = lower($2) and email_confirmed_at is not null
       and deleted_at is null and coalesce(banned_until < now(), true) and private.speaks_for(id, $3, $4)`,
    [claims.sub, email, claims.session_id ?? null, claims.aal ?? null],
  );
  return rowCount === 1;
}

async function holdsOwnLink(query: Query, { email, ownLink }: Sender): Promise<boolean> {
  if (typeof ownLink !== 'string' || ownLink === '') return false;
  try {
    const link = await openLink(query, ownLink);
    return link.purpose === 'person' && link.email?.toLowerCase() === email.toLowerCase();
  } catch (error) {
    if (error instanceof FunctionError) return false;
    throw error;
  }
}
