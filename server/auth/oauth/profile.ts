import type { JWTPayload } from 'jose';
import { z } from 'zod';
import { parseEmail } from '../email-and-phone.ts';
import { AuthError } from '../errors.ts';
import { maxMetadataBytes } from '../users/metadata.ts';

// The profile of a person at an identity provider, from claims that the provider has signed.

export interface Profile {
  /** Name of the provider; `subject` is its id of the person. */
  provider: string;
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  data: Record<string, unknown>;
}

/** PostgreSQL can store neither NUL nor lone surrogates. */
const storableText = z.string().refine((text) => !text.includes('\0') && text.isWellFormed());
/** Claims of other types are left out: providers do not agree on them. */
const optionalClaim = storableText.optional().catch(undefined);

/** OpenID Connect allows 255 characters for the subject. It identifies the person, so it must not be left out or cut. */
const claimsSchema = z.object({
  iss: optionalClaim,
  sub: storableText.refine((sub) => sub.trim() === sub && sub !== '' && sub.length <= 255),
  email: z.unknown(),
  // LinkedIn sends a string, others a boolean.
  email_verified: z.unknown().transform((value) => value === true || value === 'true'),
  name: optionalClaim,
  given_name: optionalClaim,
  family_name: optionalClaim,
  locale: z
    .union([storableText, z.record(storableText, storableText)])
    .optional()
    .catch(undefined),
  picture: optionalClaim,
});

export function parseProfile(provider: string, payload: JWTPayload): Profile {
  const parsed = claimsSchema.safeParse(payload);
  if (!parsed.success) throw malformed(parsed.error);
  const { iss, sub, email_verified: emailVerified, locale, picture, ...claims } = parsed.data;
  const email = parseClaimedEmail(claims.email);
  const full = [claims.given_name, claims.family_name].filter(Boolean).join(' ');
  const name = claims.name ?? (full || undefined);
  const data = {
    iss,
    sub,
    provider_id: sub,
    name,
    full_name: name,
    given_name: claims.given_name,
    family_name: claims.family_name,
    locale,
    picture,
    avatar_url: picture,
    email,
    email_verified: emailVerified,
    phone_verified: false,
  };
  const json = JSON.stringify(data);
  if (Buffer.byteLength(json) > maxMetadataBytes) throw malformed('larger than metadata may be');
  return { provider, subject: sub, email, emailVerified, data: JSON.parse(json) };
}

/** The address as accounts store it, so that one with a space or capitals does not become a second account. */
function parseClaimedEmail(claim: unknown): string | undefined {
  if (typeof claim !== 'string' || claim === '') return undefined;
  try {
    return parseEmail(claim);
  } catch (error) {
    throw malformed(error);
  }
}

const malformed = (cause: unknown) =>
  new AuthError(
    400,
    'bad_oauth_callback',
    'The identity provider sent a profile that cannot be used',
    { cause },
  );
