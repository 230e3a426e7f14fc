import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { addressOfRequest } from './client-address.ts';
import { networkOf } from './client-network.ts';

type NetworkOf = (incoming: IncomingMessage) => string;

/** Clients of a proxy whose networks are remembered. */
const maxRemembered = 5_000;
/** A longer header is not remembered. */
const maxHeaderLength = 100;

/**
 * Returns the network of the client of a request, for limits on Node's requests. Every request is asked for it several
 * times, so it is computed once per connection, and behind a proxy once per value of its header.
 */
export function createNetworkOf(trustedProxies: number): NetworkOf {
  const ofSockets = new WeakMap<Socket, string>();
  const ofHeaders = new Map<string, string>();

  const ofSocket: NetworkOf = (incoming) => {
    const cachedNetwork = ofSockets.get(incoming.socket);
    if (cachedNetwork !== undefined) return cachedNetwork;
    const network = networkOf(addressOfRequest(incoming, 0));
    // A socket that is not connected any more has lost its address.
    if (incoming.socket.remoteAddress !== undefined) ofSockets.set(incoming.socket, network);
    return network;
  };
  if (trustedProxies === 0) return ofSocket;

  return (incoming) => {
    const header = incoming.headers['x-forwarded-for'];
    if (!header) return ofSocket(incoming);
    const name = String(header);
    const cachedNetwork = ofHeaders.get(name);
    if (cachedNetwork !== undefined) return cachedNetwork;
    const network = networkOf(addressOfRequest(incoming, trustedProxies));
    // A header without a client address yields the network of the connection, which must not be cached for that header.
    if (network === ofSocket(incoming) || name.length > maxHeaderLength) return network;
    if (ofHeaders.size >= maxRemembered) ofHeaders.clear();
    ofHeaders.set(name, network);
    return network;
  };
}
