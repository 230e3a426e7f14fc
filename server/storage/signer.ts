import { z } from 'zod';
import type { LinkHolder } from '../documents/file-store.ts';
import type { Identity } from '../postgres/request-context.ts';
import { asOwner, callerOf, lookUp, type Run } from './caller.ts';
import type { Storage, StorageContext } from './context.ts';
import { accessDenied, invalidRequest } from './errors.ts';
import { asUuid } from './objects/as-uuid.ts';

// A signed URL names its signer and grants what the signer may do: the link of a user ends with the
// session, the account or the right that it was created with, that of the holder of a private link with
// the link. Links of the service key have no such limit.

export const signerSchema = z.object({
  role: z.string(),
  sub: z.string().optional(),
  session_id: z.string().optional(),
  aal: z.string().optional(),
  /** Id of the API token that signed. */
  token_id: z.string().optional(),
  /** Id of the shortlist item that shows the file. */
  item: z.string().optional(),
  /** Id of the contact of the client who opened the file in the portal. */
  contact: z.string().optional(),
  /** Id of the private link of a person, or hash of the token of a link to a shortlist. */
  link: z.string().optional(),
  /** Time of an erasure request that came before the file was signed. */
  erasure_requested_at: z.string().nullish(),
});

export type Signer = z.infer<typeof signerSchema>;

/** The server signs for the holders of private links, after it has checked their rights. */
const linkHolders: LinkHolder['role'][] = ['person', 'review'];
const trustedRoles = new Set<string>(['service_role', ...linkHolders]);

export function signerOf({ role, claims }: Identity): Signer {
  const textOf = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    role,
    sub: textOf('sub'),
    session_id: textOf('session_id'),
    aal: textOf('aal'),
    token_id: textOf('token_id'),
  };
}

export const maySignAny = ({ role }: Signer) => trustedRoles.has(role);

/** Throws instead of shortening the lifetime, because a link that expires early would be noticed too late. */
export function checkLifetime({ settings }: Storage, signer: Signer, seconds: number): void {
  const maxSeconds = settings.signedUserSeconds;
  if (maySignAny(signer) || seconds <= maxSeconds) return;
  throw invalidRequest(`expiresIn: at most ${maxSeconds} seconds, unless the service key signs`);
}

/** Reads with the current rights of the signer, so that a link never grants more. */
export async function readAs(
  storage: Storage,
  context: StorageContext,
  signer: Signer,
): Promise<Run> {
  return runAs(storage, signer, lookUp(storage, context), lookUp(storage, context));
}

/** Writes with the current rights of the signer. */
export async function writeAs(
  storage: Storage,
  context: StorageContext,
  signer: Signer,
): Promise<Run> {
  return runAs(storage, signer, lookUp(storage, context), asOwner(storage));
}

async function runAs(
  storage: Storage,
  signer: Signer,
  read: Run,
  ofTrustedSigner: Run,
): Promise<Run> {
  if (signer.role === 'review' && !(await isShown(read, signer))) {
    throw accessDenied('The shortlist no longer shows this file');
  }
  if (signer.role === 'person' && !(await isOpen(read, signer))) {
    throw accessDenied('The private link has ended');
  }
  if (maySignAny(signer)) return ofTrustedSigner;
  if (!(await isSignedIn(read, signer))) {
    throw accessDenied('The session that signed this link has ended');
  }
  return callerOf(storage, { role: signer.role, claims: signer }).run;
}

const shownQuery = `select private.shows_cv_in_review($1::uuid) and ($2::uuid is null or exists (
    select from private.portal_access as access
    join public.jobs as job on job.client_id = access.client_id
    join public.review_links as link on link.job_id = job.id
    join public.review_link_items as item on item.review_link_id = link.id
    where access.person_id = $2::uuid and item.id = $1::uuid
  )) and ($3::text is null or exists (
    select from private.find_review_token($3) where state = 'open'
  )) as shown`;

async function isShown(read: Run, { item, contact, link }: Signer): Promise<boolean> {
  if (!asUuid(item)) return false;
  const [row] = await read<{ shown: boolean }>(shownQuery, [item, contact ?? null, link ?? null]);
  return row?.shown ?? false;
}

const openQuery = `select exists (
    select from private.person_links as link join public.people as person on person.id = link.person_id
    where link.id = $1::uuid and link.revoked_at is null and link.expires_at > now()
      and person.erasure_requested_at is not distinct from $2::timestamptz
  ) as open`;

async function isOpen(read: Run, { link, erasure_requested_at: asked }: Signer): Promise<boolean> {
  if (!asUuid(link)) return false;
  const [row] = await read<{ open: boolean }>(openQuery, [link, asked ?? null]);
  return row?.open ?? false;
}

// A token of another service has no session here, but its account must still exist, if it names one.
const liveQuery = `select not exists (
    select from auth.users
    where id = $1::uuid and (banned_until > now() or deleted_at is not null)
  ) and ($2::text is null or exists (
    select from auth.sessions
    where id = $2::uuid and user_id = $1::uuid and coalesce(not_after > now(), true)
  )) as live`;

async function isSignedIn(read: Run, { sub, session_id }: Signer): Promise<boolean> {
  if (!asUuid(sub)) return true;
  const [row] = await read<{ live: boolean }>(liveQuery, [sub, session_id ?? null]);
  return row?.live ?? false;
}
