import { z } from 'zod';
import { hourMs, minuteMs, secondMs } from '../../../../domain/units.ts';
import { metadata, optionalText } from '../../body.ts';
import { invalid } from '../../errors.ts';
import { isPasswordHash } from '../../passwords/passwords.ts';

/** The body of a request in which an administrator creates or updates a user. */
export const userBody = z.object({
  id: optionalText,
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  password_hash: optionalText,
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadata,
  app_metadata: metadata,
  role: optionalText,
  ban_duration: optionalText,
});

const units: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: secondMs,
  m: minuteMs,
  h: hourMs,
};

/** Parses a duration such as "24h" or "1h30m". "none" lifts a ban, undefined leaves it unchanged. */
export function parseBan(duration: string | undefined): Date | null | undefined {
  if (duration === undefined) return undefined;
  if (duration === 'none') return null;
  if (!/^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$/.test(duration)) {
    throw invalid('invalid format for ban duration: time: invalid duration');
  }
  let sum = 0;
  for (const [, amount, , unit] of duration.matchAll(/(\d+(\.\d+)?)(ns|us|µs|ms|s|m|h)/g)) {
    sum += Number(amount) * (units[unit ?? ''] ?? 0);
  }
  const until = new Date(Date.now() + sum);
  if (Number.isNaN(until.getTime())) {
    throw invalid('invalid format for ban duration: time: too long');
  }
  return until;
}

export function parsePasswordHash(value: string | undefined): string | undefined {
  if (value && !isPasswordHash(value)) throw invalid('Invalid password hash: Argon2id is required');
  return value;
}

const privilegedRoles = ['service_role', 'supabase_admin', 'postgres'];

/** A session must never have a role that bypasses row-level security. */
export function parseRole(role: string | undefined): string | undefined {
  if (role && (privilegedRoles.includes(role) || !/^[a-z_][a-z0-9_]{0,62}$/.test(role))) {
    throw invalid('This role cannot be given to a user');
  }
  return role;
}
