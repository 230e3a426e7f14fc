// One customer can rent a /48 of IPv6 with 65,536 networks of the size that a household gets, so whatever counts a
// network (/64) counts the /48 as well. Limits do not do that themselves: everything that counts by a key does it for
// every key with a network in it (KeyedSemaphore, PacedWork, FairShare, createCostBudget, createMemoryReservations,
// UnsentResponses, createFloodGuard and the networks of realtime; in the database `private.take_tokens`, which does the same in SQL).

/** A /48 is often one customer, but may be a whole mobile network, so a budget of one network counts four times for it. */
export const widerShare = 4;

const network = /((?:[0-9a-f]{1,4}:){3})[0-9a-f]{1,4}::\/64/;

/** Replaces a /64 in the key by the /48 around it. Keys without a /64 stay as they are. */
export function widerNetwork(key: string): string {
  return key.includes('::/64') ? key.replace(network, '$1:/48') : key;
}
