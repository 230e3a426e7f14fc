import { expect, it } from 'vitest';
import { networkOf } from '../../http/client/client-network.ts';
import { widerNetwork } from './wider-network.ts';

it.each([
  ['2001:DB8:0001:0002:ffff::1', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['unknown', 'unknown'],
])('the network of %s is in %s', (address, wider) => {
  expect(widerNetwork(networkOf(address))).toBe(wider);
});

it('finds the network in a longer key', () => {
  expect(widerNetwork('sender:bad:2001:db8:1:2::/64:someone@alpaca.example')).toBe(
    'sender:bad:2001:db8:1::/48:someone@alpaca.example',
  );
});
