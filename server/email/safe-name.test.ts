import { describe, expect, it } from 'vitest';
import { safeName } from './safe-name.ts';

describe('safeName', () => {
  it.each([
    'Åsa',
    "Siobhán O'Brien-Ek",
    'J. R. Ek',
    'J.R. Ek',
    'Dr. Ada Lund (Bea)',
    '李小龍',
    'Anne  Marie',
  ])('accepts %s', (name) => {
    expect(safeName(name)).toBe(name.replace(/\s+/g, ' '));
  });

  it.each([
    'visit https://evil.example',
    'evil.example',
    'www.evil',
    'win at evil.example now',
    'EVIL.EXAMPLE/prize',
    'call 0701234567',
    'write to a@b',
    '<b>Ada</b>',
    'Ada\u202egnirts',
    'Claim your prize at shop24.com',
    'evil。com',
    'evil．com',
    'evil｡com',
    'evil․com',
    '070 123 45 67',
    'Room ４２',
    'e\u200bvil',
    'a.b.com',
    'You won a big prize',
    'You have won a large prize and only need to answer this mail to get it',
  ])('returns an empty string for %s', (name) => {
    expect(safeName(name)).toBe('');
  });

  it('keeps a name on one line', () => {
    expect(safeName('Ada\r\nLund')).toBe('Ada Lund');
    expect(safeName(undefined)).toBe('');
  });
});
