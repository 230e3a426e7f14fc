import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

/** Whether a connection to an IP address is allowed. */
export type IsAllowedAddress = (address: string) => boolean;

/** A URL, or a name that it contains, leads to an address that is not allowed. */
export class AddressNotAllowed extends Error {}

/** Throws if the URL has another protocol, or an IP address that is not allowed. Names are checked when they are resolved. */
export function assertAllowedUrl(
  url: URL,
  { isAllowed, protocols }: { isAllowed: IsAllowedAddress; protocols: string[] },
): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPrivate = isIP(host) !== 0 && !isAllowed(host);
  if (!protocols.includes(url.protocol) || isPrivate) throw new AddressNotAllowed(url.protocol);
}

/**
 * Resolves names for a request. The address that is connected to is the one that was checked, so a name that resolves to a
 * private network later leads nowhere.
 */
export const guardLookup =
  (isAllowed: IsAllowedAddress): LookupFunction =>
  (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0);
      const [first] = found;
      if (!first || found.some(({ address }) => !isAllowed(address))) {
        return callback(new AddressNotAllowed('private address'), '', 0);
      }
      if (options.all) return callback(null, found);
      return callback(null, first.address, first.family);
    });
  };
