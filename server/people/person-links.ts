import { createHash, randomBytes } from 'node:crypto';
import type { Query } from '../postgres/database.ts';

// Keys to a person's own page. They travel by mail only, and only their hash is stored.

export type LinkPurpose = 'person' | 'application' | 'unsubscribe';

type Target = { personId: string; applicationId?: string; purpose?: LinkPurpose };

const bytes = 32;
const months: Record<LinkPurpose, number> = { person: 12, application: 24, unsubscribe: 24 };

export async function createToken(query: Query, target: Target): Promise<string> {
  const { personId, applicationId, purpose = 'person' } = target;
  const token = randomBytes(bytes).toString('base64url');
  await query(
    `insert into private.person_links (person_id, application_id, purpose, token_hash, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(months => $5))`,
    [personId, applicationId, purpose, hashToken(token), months[purpose]],
  );
  return token;
}

/** Opens everything that is stored about the person; of the purpose "application", that one alone. */
export async function createPersonLink(
  query: Query,
  siteUrl: string,
  target: Target,
): Promise<string> {
  const token = await createToken(query, target);
  return `${siteUrl}/${target.applicationId ? 'status' : 'me'}/${token}`;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
