import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { describe, flag, integer, yesOrNo } from './kinds.ts';

const oneYear = 31_536_000;

const whole = (min: number, max: number, standard: number, description: string) =>
  describe(integer(min, max).default(standard), {
    description,
    allowed: `a whole number from ${min} to ${max}`,
  });
const choice = (standard: boolean, description: string) =>
  describe(flag.default(standard), { description, allowed: yesOrNo });
const separated = (by: string) =>
  z.string().transform((value) =>
    value
      .split(by)
      .map((item) => item.trim())
      .filter(Boolean),
  );

/** A scheme and printable characters, as in a URL; `*` and `?` may stand anywhere. */
const redirectPattern = z.string().regex(/^[a-z*?][a-z\d+.*?-]*:[\x21-\x7e]+$/i);

const domain = z
  .string()
  .toLowerCase()
  .regex(/^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/)
  .max(253);

/** A scheme, a host and perhaps a port. */
const origin = z
  .string()
  .refine((value) => /^https?:/.test(value) && URL.parse(value)?.origin === value);

const signingKey = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  kid: z.string().min(1).max(200),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});
const signingKeys = z
  .string()
  .transform((value, context) => {
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.array(signingKey.refine(isUsable)).min(1).max(10).refine(haveOwnNumbers));

/** Signs and verifies once: a key can have the right fields and wrong numbers. */
function isUsable(jwk: z.infer<typeof signingKey>): boolean {
  try {
    const key = createPrivateKey({ key: jwk, format: 'jwk' });
    const message = Buffer.from('signed and verified');
    const publicKey = createPublicKey({
      key: { kty: 'EC', crv: 'P-256', x: jwk.x, y: jwk.y },
      format: 'jwk',
    });
    return verify('sha256', message, publicKey, sign('sha256', message, key));
  } catch {
    return false;
  }
}

function haveOwnNumbers(keys: { kid: string }[]): boolean {
  return new Set(keys.map(({ kid }) => kid)).size === keys.length;
}

export const authSettings = {
  AUTH_JWT_SECRET: describe(z.string().min(32).max(500).optional(), {
    description:
      'Shared secret of an earlier hosted project; tokens and keys signed with it stay valid',
    allowed: '32 to 500 characters',
    secret: true,
  }),
  AUTH_SIGNING_KEYS: describe(signingKeys.optional(), {
    description:
      'Keys for tokens: the first signs, the others only verify. If not set, a key is created and stored in the database',
    allowed: 'private ES256 keys as a JSON list, such as `npm run keys -- --new` prints',
    secret: true,
  }),
  AUTH_ANON_KEY: describe(z.string().min(20).max(2000).optional(), {
    description:
      'Public API key for browsers. If not set, one is created and stored in the database',
    allowed: 'a key of the role `anon`, signed by one of the keys above or the secret',
  }),
  AUTH_ENCRYPTION_KEY: describe(z.string().min(32).max(500).optional(), {
    description:
      'Encrypts second-factor secrets in the database and takes part in deriving mailed links. Keep a copy: if it is lost, both stop working',
    allowed: '32 to 500 characters',
    secret: true,
  }),
  AUTH_SIGNUP: choice(true, 'Whether people may create an account'),
  AUTH_EMAIL: choice(true, 'Whether people may sign in with e-mail and password'),
  AUTH_AUTOCONFIRM: choice(false, 'Whether a new e-mail address counts as confirmed immediately'),
  AUTH_ANONYMOUS: choice(false, 'Whether anonymous accounts may be created'),
  AUTH_MANUAL_LINKING: choice(
    false,
    'Whether people may link another sign-in provider to their account',
  ),
  AUTH_REDIRECT_URLS: describe(separated(',').pipe(z.array(redirectPattern)).default([]), {
    description: 'Additional URLs that a sign-in may redirect to',
    allowed: 'URL patterns separated by commas, such as `https://*.example.com/**`',
  }),
  AUTH_PASSKEY_DOMAIN: describe(domain.optional(), {
    description:
      'Domain that passkeys belong to; the host of `PUBLIC_URL` if not set. Passkeys of another domain stop working',
    allowed: 'the host of `PUBLIC_URL` or a domain above it, such as `example.com`',
  }),
  AUTH_PASSKEY_ORIGINS: describe(separated(',').pipe(z.array(origin)).default([]), {
    description: 'Additional origins of pages, within that domain, that may use passkeys',
    allowed: 'origins separated by commas, such as `https://jobs.example.com`',
  }),
  AUTH_PASSWORD_MIN_LENGTH: whole(6, 72, 8, 'Minimum length of a password'),
  AUTH_PASSWORD_REQUIRED_CHARACTERS: describe(separated(':').default([]), {
    description: 'Character sets; a password needs at least one character from each',
    allowed: 'sets separated by colons, such as `abc…xyz:0123456789`',
  }),
  AUTH_PASSWORD_REFUSE_COMMON: choice(
    true,
    'Whether the 10,000 most common passwords and their usual variants are rejected',
  ),
  AUTH_REAUTHENTICATION: choice(false, 'Whether a new password needs a mailed code'),
  AUTH_CURRENT_PASSWORD: choice(
    true,
    'Whether a new password, passkey or second factor needs the current password, a recent sign-in or a mailed link',
  ),
  AUTH_RECENT_SIGN_IN: whole(
    0,
    86_400,
    600,
    'Seconds after a sign-in in which the current password is not asked for (second factors: at least 600); 0 to always ask',
  ),
  AUTH_SECURE_EMAIL_CHANGE: choice(
    true,
    'Whether a new e-mail address must be confirmed at the old one too',
  ),
  AUTH_ACCESS_TOKEN_LIFETIME: whole(60, 604_800, 3600, 'Seconds an access token is valid'),
  AUTH_REFRESH_REUSE_INTERVAL: whole(
    0,
    300,
    10,
    'Seconds in which a used refresh token still works, for tabs that refresh at the same time',
  ),
  AUTH_SESSION_TIMEBOX: whole(
    0,
    oneYear,
    0,
    'Maximum length of a session in seconds; 0 for no limit',
  ),
  AUTH_SESSION_INACTIVITY: whole(
    0,
    oneYear,
    0,
    'Seconds without activity after which a session ends; 0 for no limit',
  ),
  AUTH_CODE_LENGTH: whole(6, 10, 6, 'Number of digits in a mailed code'),
  AUTH_CODE_LIFETIME: whole(60, 86_400, 3600, 'Seconds a mailed code or link is valid'),
  AUTH_INVITE_LIFETIME: whole(3600, 604_800, 604_800, 'Seconds an invitation link is valid'),
  AUTH_MAIL_INTERVAL: whole(
    0,
    3600,
    60,
    'Minimum seconds between two mails of the same kind to one address',
  ),
  AUTH_MAILS_PER_VISITOR: whole(1, 100_000, 30, 'Account mails one visitor may request per hour'),
  AUTH_MAILS_PER_HOUR: whole(
    1,
    100_000,
    300,
    'Account mails per hour in total; a third is reserved for existing accounts',
  ),
  AUTH_SMS_CODE_LIFETIME: whole(60, 3600, 300, 'Seconds a code from a text message is valid'),
  AUTH_SMS_INTERVAL: whole(
    0,
    3600,
    60,
    'Seconds between two text messages to one number; each further one waits twice as long, until a right code is entered',
  ),
  AUTH_SMS_PER_NUMBER: whole(
    1,
    1000,
    10,
    'Text messages per day to one number or phone factor, and by one account to new numbers',
  ),
  AUTH_SMS_PER_VISITOR: whole(1, 100_000, 20, 'Text messages one visitor may request per day'),
  AUTH_SMS_PER_DAY: whole(
    1,
    1_000_000,
    300,
    'Text messages per day in total; a third is reserved for second factors',
  ),
  AUTH_LIMIT_TOKEN: whole(1, 100_000, 300, 'Sign-ins and refreshes per visitor and five minutes'),
  AUTH_LIMIT_VERIFY: whole(1, 100_000, 60, 'Code attempts per visitor and five minutes'),
  AUTH_LIMIT_MAIL: whole(1, 100_000, 60, 'Mail requests per visitor and five minutes'),
  AUTH_LIMIT_FACTOR: whole(1, 100_000, 75, 'Second-factor attempts per visitor and five minutes'),
  AUTH_LIMIT_FAILURES: whole(1, 100_000, 30, 'Wrong passwords per visitor and five minutes'),
  AUTH_LIMIT_FAILURES_PER_ACCOUNT: whole(
    1,
    100_000,
    10,
    'Wrong passwords per account and visitor before each further attempt is delayed',
  ),
  AUTH_LIMIT_ANONYMOUS_PER_HOUR: whole(1, 100_000, 30, 'Anonymous accounts per visitor and hour'),
};
