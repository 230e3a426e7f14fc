import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createNetworkOf } from './network-of-request.ts';

const socketAt = (remoteAddress: string | undefined) => ({ remoteAddress });
const request = (socket: { remoteAddress: string | undefined }, forwardedFor?: string) =>
  ({ socket, headers: { 'x-forwarded-for': forwardedFor } }) as unknown as IncomingMessage;

describe('the network of a request', () => {
  it('is that of the connection, whatever the client says, without a proxy', () => {
    const networkOf = createNetworkOf(0);
    const socket = socketAt('2001:db8:1:2::9');
    expect(networkOf(request(socket, '192.0.2.7'))).toBe('2001:db8:1:2::/64');
    expect(networkOf(request(socket, '192.0.2.8'))).toBe('2001:db8:1:2::/64');
    expect(networkOf(request(socketAt('192.0.2.1')))).toBe('192.0.2.1');
  });

  it('is that of each client of a proxy, also on one connection', () => {
    const networkOf = createNetworkOf(1);
    const socket = socketAt('127.0.0.1');
    for (const _ of [1, 2]) {
      expect(networkOf(request(socket, '192.0.2.7'))).toBe('192.0.2.7');
      expect(networkOf(request(socket, '10.0.0.1, 192.0.2.8'))).toBe('192.0.2.8');
      expect(networkOf(request(socket, '2001:db8:1:2::9'))).toBe('2001:db8:1:2::/64');
      expect(networkOf(request(socket))).toBe('127.0.0.1');
    }
  });

  it('is not remembered from a header that names nobody', () => {
    const networkOf = createNetworkOf(1);
    expect(networkOf(request(socketAt('127.0.0.1'), 'somebody, '))).toBe('127.0.0.1');
    expect(networkOf(request(socketAt('127.0.0.2'), 'somebody, '))).toBe('127.0.0.2');
  });

  it('is not remembered from a connection that has lost its address', () => {
    const networkOf = createNetworkOf(0);
    const socket = socketAt(undefined);
    expect(networkOf(request(socket))).toBe('unknown');
    socket.remoteAddress = '192.0.2.1';
    expect(networkOf(request(socket))).toBe('192.0.2.1');
  });

  it('stays right for more clients than are remembered', () => {
    const networkOf = createNetworkOf(1);
    const socket = socketAt('127.0.0.1');
    for (let client = 0; client < 12_000; client++) {
      const address = `10.0.${client >> 8}.${client & 255}`;
      expect(networkOf(request(socket, address))).toBe(address);
    }
  });
});
