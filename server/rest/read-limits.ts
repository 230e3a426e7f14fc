import { mebibyte } from '../../domain/units.ts';
import type { IsStaff } from '../http/identity/is-staff.ts';
import { isCostlyPattern } from '../postgres/pattern-limits.ts';
import type { Caller, Identity } from '../postgres/request-context.ts';
import { tooCostly } from './errors.ts';
import type { SelectItem } from './query/select.ts';

/** Limits on the complexity of one request. Time is limited separately, see role-timeouts.ts. */
interface ReadLimits {
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

/** Visitors, with or without an account, have lower limits than staff. */
type ReaderKind = 'visitor' | 'staff' | 'trusted';

/** Without `isStaff` all signed-in users count as staff. */
export function readerOf(
  identity: Identity,
  caller: Caller | undefined,
  isStaff: IsStaff | undefined,
): ReaderKind | Promise<ReaderKind> {
  const { role } = identity;
  if (role === 'service_role' || caller === 'page') return 'trusted';
  if (role === 'anon') return 'visitor';
  if (role !== 'authenticated' || !isStaff) return 'staff';
  return isStaff(identity).then((yes) => (yes ? 'staff' : 'visitor'));
}

/** Maximum size of a response. Visitors read a page of a list, and staff also whole lists with texts. */
export const maxResponseBytes: Record<ReaderKind, number> = {
  visitor: 4 * mebibyte,
  staff: 32 * mebibyte,
  // PostgreSQL cannot make a larger value.
  trusted: 2 ** 31 - 1,
};

/** The official client warns above this length; pages of the site need less than 500. */
const maxVisitorQuery = 8000;
const hasPattern = /\bi?match\b/;
const hasFullText = /\b(?:pl|ph|w)?fts\b/;
/** Clients leave letters as they are. Encoded ones could hide the name of an operator. */
const hasEncodedLetter = /%(?:[46][1-9a-f]|[57][0-9a])/i;
/** PostgreSQL needs time that grows with the square of a text to parse it into words. */
const maxFullText = 1000;

/** Returns true if `requireUsual` may reject the query. */
export const isUnusualForVisitors = (search: string): boolean =>
  search.length > maxVisitorQuery ||
  hasPattern.test(search) ||
  (search.length > maxFullText && hasFullText.test(search)) ||
  hasEncodedLetter.test(search);

/** Rejects queries of visitors that are long, or have patterns or texts that the planner cannot estimate. */
export function requireUsual(search: string): void {
  if (search.length > maxVisitorQuery)
    throw tooCostly(
      'The query is too long',
      `It has ${search.length} characters, and ${maxVisitorQuery} are allowed.`,
    );
  // Only the ASCII characters matter, and other bytes may not be valid UTF-8.
  const text = search.replaceAll(/%([0-7][0-9a-f])/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  if (hasPattern.test(text) && isCostlyPattern(text)) {
    throw tooCostly('The pattern is too complex');
  }
  if (hasFullText.test(text) && text.length > maxFullText) {
    throw tooCostly('The full-text query is too long');
  }
}

interface Weight {
  depth: number;
  embeds: number;
}

/** Cached by the parsed select, which all requests of one shape share. */
const weightBySelect = new WeakMap<SelectItem[], Weight>();

export function requireWithin(limits: ReadLimits, select: SelectItem[]): void {
  const weight = weightBySelect.get(select) ?? measureWeight(select);
  weightBySelect.set(select, weight);
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

function measureWeight(select: SelectItem[]): Weight {
  const total: Weight = { depth: 0, embeds: 0 };
  for (const item of select) {
    if (item.type !== 'embed') continue;
    const inside = measureWeight(item.select);
    total.depth = Math.max(total.depth, inside.depth + 1);
    total.embeds += inside.embeds + 1;
  }
  return total;
}
