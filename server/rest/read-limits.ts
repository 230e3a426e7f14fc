import type { IsStaff } from '../http/is-staff.ts';
import type { Caller, Identity } from '../postgres/request-context.ts';
import { tooCostly } from './errors.ts';
import type { SelectItem } from './query/select.ts';

/** Limits on the complexity of one request. Time is limited separately, see role-timeouts.ts. */
export interface ReadLimits {
  /** Levels of embeds below the table. */
  depth: number;
  embeds: number;
  /** The planner's estimate, in its unit: a sequential page read costs 1. */
  cost: number;
}

// Pages of the site embed two levels and the back office three.
const visitors: ReadLimits = { depth: 4, embeds: 10, cost: 500_000 };
const signedIn: ReadLimits = { depth: 6, embeds: 30, cost: 10_000_000 };

/** Returns undefined, for no limits, for the service key and for the server's own pages. */
export function limitsOf(role: string, caller: Caller | undefined): ReadLimits | undefined {
  if (role === 'service_role' || caller === 'page') return undefined;
  return role === 'anon' ? visitors : signedIn;
}

const mebibyte = 1024 * 1024;
const visitorBytes = 4 * mebibyte;
const staffBytes = 32 * mebibyte;
/** PostgreSQL cannot make a larger value. */
const unlimitedBytes = 2 ** 31 - 1;

/**
 * Maximum size of a response. Visitors, with or without an account, read a page of a list. Staff also
 * read whole lists with texts. Without `isStaff` all signed-in users have the limit of staff.
 */
export function maxAnswerBytes(
  identity: Identity,
  caller: Caller | undefined,
  isStaff: IsStaff | undefined,
): number | Promise<number> {
  const { role } = identity;
  if (role === 'service_role' || caller === 'page') return unlimitedBytes;
  if (role === 'anon') return visitorBytes;
  if (role !== 'authenticated' || !isStaff) return staffBytes;
  return isStaff(identity).then((yes) => (yes ? staffBytes : visitorBytes));
}

interface Weight {
  depth: number;
  embeds: number;
}

/** Cached by the parsed select, which all requests of one shape share. */
const weights = new WeakMap<SelectItem[], Weight>();

export function requireWithin(limits: ReadLimits, select: SelectItem[]): void {
  const weight = weights.get(select) ?? weigh(select);
  weights.set(select, weight);
  if (weight.depth > limits.depth) {
    throw tooCostly(
      'The request embeds resources too deeply',
      `It has ${weight.depth} levels of embedded resources, and ${limits.depth} are allowed.`,
    );
  }
  if (weight.embeds > limits.embeds) {
    throw tooCostly(
      'The request embeds too many resources',
      `It has ${weight.embeds} embedded resources, and ${limits.embeds} are allowed.`,
    );
  }
}

function weigh(select: SelectItem[]): Weight {
  const total: Weight = { depth: 0, embeds: 0 };
  for (const item of select) {
    if (item.type !== 'embed') continue;
    const inside = weigh(item.select);
    total.depth = Math.max(total.depth, inside.depth + 1);
    total.embeds += inside.embeds + 1;
  }
  return total;
}
