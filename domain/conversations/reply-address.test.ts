import { expect, it } from 'vitest';
import { findReplyToken, isInboxAddress, replyAddress } from './reply-address.ts';

const inbox = 'replies@agency.example';
const token = 'a1'.repeat(16);

it('reads the token that it writes, whatever a mail server does to upper and lower case', () => {
  const address = replyAddress(inbox, token);
  expect(address).toBe(`replies+${token}@agency.example`);
  expect(findReplyToken(inbox, address)).toBe(token);
  expect(findReplyToken('Replies@Agency.example', address.toUpperCase())).toBe(token);
});

it.each([
  ['no token', inbox],
  ['a short token', 'replies+abc@agency.example'],
  ['another mailbox', `hello+${token}@agency.example`],
  ['another domain', `replies+${token}@agency.example.org`],
  ['a plus sign in the domain', `replies@agency+${token}.example`],
])('finds no token in an address with %s', (_, address) => {
  expect(findReplyToken(inbox, address)).toBeUndefined();
});

it('recognises the inbox and the addresses of conversations', () => {
  expect(isInboxAddress(inbox, 'REPLIES@agency.example')).toBe(true);
  expect(isInboxAddress(inbox, 'replies+anything@agency.example')).toBe(true);
  expect(isInboxAddress(inbox, 'hello@agency.example')).toBe(false);
});
