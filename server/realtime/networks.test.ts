import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { defaultLimits } from './limits.ts';
import { Networks } from './networks.ts';

const limits = {
  ...defaultLimits.network,
  sockets: 2,
  handshakesPerSecond: 100,
  joinsPerSecond: 1,
};
const inside = (number: number) => `2001:db8:1:${number.toString(16)}::/64`;

it('counts the sockets of a /48 together, with four times the limit', () => {
  const networks = new Networks(limits);
  const sockets = Array.from({ length: 12 }, () => new EventEmitter());
  const admitted = sockets.map((socket, at) => networks.admit(inside(at), socket));
  expect(admitted.filter(Boolean)).toHaveLength(8);
  expect(networks.admit('2001:db8:2:0::/64', new EventEmitter())).toBe(true);
  expect(networks.admit('192.0.2.1', new EventEmitter())).toBe(true);
  sockets[0]?.emit('close');
  expect(networks.admit(inside(20), new EventEmitter())).toBe(true);
  expect(networks.admit(inside(21), new EventEmitter())).toBe(false);
});

it('counts the joins of a /48 together', () => {
  const networks = new Networks(limits);
  const joined = (network: string) => networks.get(network).take('anon', 'joins');
  const burst = 10;
  const results = Array.from({ length: 8 * burst }, (_, at) => joined(inside(at % 8)));
  expect(results.filter(Boolean)).toHaveLength(4 * burst);
  expect(joined('2001:db8:2:0::/64')).toBe(true);
  expect(networks.get(inside(0)).take('authenticated', 'joins')).toBe(true);
});

it('removes an unused network, but none with open sockets', () => {
  const networks = new Networks({ ...limits, sockets: 1 });
  const socket = new EventEmitter();
  expect(networks.admit(inside(1), socket)).toBe(true);
  networks.sweep(Date.now() + 60_000);
  expect(networks.admit(inside(1), new EventEmitter())).toBe(false);
  socket.emit('close');
  networks.sweep(Date.now() + 60_000);
  expect(networks.admit(inside(1), new EventEmitter())).toBe(true);
});
