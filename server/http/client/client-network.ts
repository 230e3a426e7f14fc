import { isIPv6 } from 'node:net';

/**
 * Returns the rate limit key of an IP address. One household has a whole /64, so IPv6 is limited per /64 instead of
 * per address, and by what counts the key also per /48 (`server/support/network/wider-network.ts`). An IPv4-mapped IPv6
 * address counts as its IPv4 address.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || !isIPv6(address)) return address;
  const ipv4Address = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (ipv4Address) return ipv4Address;
  const groups = groupsOf(address);
  if (!isMapped(groups)) return `${groups.slice(0, 4).join(':')}::/64`;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}

const isMapped = (groups: string[]) =>
  groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';

/** Returns the eight groups of an address, lower case and without leading zeros. */
function groupsOf(address: string): string[] {
  // URL normalises every spelling of an address, but does not accept zones such as %eth0.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}
