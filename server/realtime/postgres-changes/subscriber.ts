import type { IsStaff } from '../../http/identity/is-staff.ts';
import type { Caller } from '../access.ts';
import type { LimitedKind, SubscriberKind } from '../limits.ts';

/**
 * One client, as far as it can be identified: an account, or the anonymous clients of a network. Filters
 * are evaluated separately for each, so that a slow filter affects only the client that set it.
 */
export interface Subscriber {
  key: string;
  /** The service role is served with the staff. */
  kind: LimitedKind;
  /** Set when its filters took too long: it is then served after the others. */
  isSlow: boolean;
  /** Number of its channels with subscriptions. */
  channels: number;
}

/** Without `isStaff` all signed-in users have the limits of staff. */
export async function kindOf(
  { role, identity }: Caller,
  isStaff: IsStaff | undefined,
): Promise<SubscriberKind> {
  if (role === 'anon') return 'anonymous';
  if (role === 'service_role') return 'service';
  if (role !== 'authenticated') return 'visitor';
  return !isStaff || (await isStaff(identity)) ? 'staff' : 'visitor';
}

export function subscriberKey(kind: SubscriberKind, caller: Caller, network: string): string {
  const { sub } = caller.identity.claims;
  return `${kind} ${typeof sub === 'string' ? sub : network}`;
}
