import { isIPv6 } from 'node:net';

/**
 * The key under which a client address is limited. One household commands a whole /64, so single
 * IPv6 addresses are not worth counting; an IPv4-mapped address is the IPv4 address it stands for.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const dotted = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (dotted) return dotted;
  const groups = groupsOf(address);
  if (!isMapped(groups)) return `${groups.slice(0, 4).join(':')}::/64`;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}

/** The /48 of an IPv6 address: whoever rents one commands 65,536 networks. IPv4 has no such thing. */
export function widerNetworkOf(address: string): string | undefined {
  if (!isIPv6(address)) return undefined;
  const groups = groupsOf(address);
  return isMapped(groups) ? undefined : `${groups.slice(0, 3).join(':')}::/48`;
}

const isMapped = (groups: string[]) =>
  groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';

/** The eight groups of an address, lower case and without leading zeros. */
function groupsOf(address: string): string[] {
  // URL writes every spelling of an address in one way, but knows no zones such as %eth0.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}
