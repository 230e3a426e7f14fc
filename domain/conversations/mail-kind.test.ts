import { describe, expect, it } from 'vitest';
import { isAddressDead, isAutoReply, parseDeliveryStatus } from './mail-kind.ts';

const headers = (list: Record<string, string>) => (name: string) => list[name];

describe('an automatic reply', () => {
  it.each([
    ['RFC 3834', { 'auto-submitted': 'auto-replied' }, 'Re: Hello'],
    ['a mailing list', { 'list-id': '<list.example>' }, 'Re: Hello'],
    ['an old program', { precedence: 'bulk' }, 'Re: Hello'],
    ['its subject', {}, 'Autosvar: Re: Hello'],
    ['its subject in English', {}, 'Automatic reply: Hello'],
  ])('is recognised by %s', (_, list, subject) => {
    expect(isAutoReply(headers(list), subject)).toBe(true);
  });

  it('is not any other mail', () => {
    expect(isAutoReply(headers({ 'auto-submitted': 'no' }), 'Re: Autosvar i telefonen')).toBe(
      false,
    );
  });
});

const report = (status: string, action = 'failed') =>
  parseDeliveryStatus(
    `Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; <sami@example.com>\r\nAction: ${action}\r\nStatus: ${status}\r\n`,
  );

it('reads a delivery report', () => {
  expect(report('5.1.1')).toEqual({
    recipient: 'sami@example.com',
    action: 'failed',
    status: '5.1.1',
  });
});

it.each([
  ['5.1.1 no such user', true],
  ['5.2.1 closed', true],
  ['5.0.0', true],
  ['5.2.2 full', false],
  ['5.3.4 too large', false],
  ['5.7.1 taken for spam', false],
  ['4.4.1 away', false],
])('judges the address by the status %s', (status, expected) => {
  expect(isAddressDead(report(status))).toBe(expected);
});

it('believes in an address whose mail is only delayed', () => {
  expect(isAddressDead(report('5.1.1', 'delayed'))).toBe(false);
});
