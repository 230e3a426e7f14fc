/** The /48 that a /64 belongs to: one customer can rent one with 65,536 networks. Other networks stay as they are. */
export function widerNetwork(network: string): string {
  const groups = /^((?:[0-9a-f]+:){3})[0-9a-f]+::\/64$/.exec(network)?.[1];
  return groups ? `${groups}:/48` : network;
}
