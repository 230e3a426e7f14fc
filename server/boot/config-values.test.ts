import { describe, expect, it } from 'vitest';
import { generateSigningKey } from '../jwt/signing-keys.ts';
import { readConfig } from './config.ts';

describe('values of settings', () => {
  it.each([
    'https://*.example.com/**',
    'com.example.app:/callback',
    'app://**',
    'http*://a.example',
  ])('accepts the redirect pattern %s', (pattern) => {
    expect(readConfig({ AUTH_REDIRECT_URLS: pattern }).AUTH_REDIRECT_URLS).toEqual([pattern]);
  });

  it('rejects an unknown sslmode without printing the password', () => {
    const attempt = () => readConfig({ DATABASE_URL: 'postgresql://me:hush@host/d?sslmode=bogus' });
    expect(attempt).toThrow(
      'sslmode in DATABASE_URL is "bogus", but must be disable, no-verify, prefer, require, verify-ca or verify-full.',
    );
    expect(attempt).not.toThrow('hush');
  });

  it.each([
    ['?sslmode=require', '?sslmode=verify-full'],
    ['?a=b&sslmode=prefer&c=d', '?a=b&sslmode=verify-full&c=d'],
    ['?sslmode=no-verify', '?sslmode=no-verify'],
    ['?uselibpqcompat=true&sslmode=require', '?uselibpqcompat=true&sslmode=require'],
    ['', ''],
  ])('names the sslmode of %j as the driver understands it', (query, expected) => {
    const url = 'postgresql://me:p%40ss@host/d';
    expect(readConfig({ DATABASE_URL: url + query }).DATABASE_URL).toBe(url + expected);
  });

  it.each([
    ['DATABASE_URL', 'mysql://me:hush-hush@host/db'],
    ['SMTP_URL', 'hush-hush'],
    ['ADMIN_PASSWORD', 'hush-hush'],
  ])('never shows the secret in %s', (name, value) => {
    const attempt = () => readConfig({ [name]: value });
    expect(attempt).toThrow(name);
    expect(attempt).not.toThrow('hush-hush');
  });

  it('rejects signing keys that cannot sign, and duplicate key ids', async () => {
    const key = await generateSigningKey();
    const read = (...keys: object[]) => readConfig({ AUTH_SIGNING_KEYS: JSON.stringify(keys) });
    expect(read(key, await generateSigningKey()).AUTH_SIGNING_KEYS).toHaveLength(2);
    const { x } = await generateSigningKey();
    for (const keys of [
      [{ ...key, d: 'AAAA' }],
      [{ ...key, x }],
      [{ ...key, y: '?' }],
      [key, key],
    ]) {
      expect(() => read(...keys)).toThrow('AUTH_SIGNING_KEYS is a secret that is not shown here');
    }
  });

  it('reads test codes by number, and never shows wrong ones', () => {
    const { SMS_TEST_OTP } = readConfig({ SMS_TEST_OTP: '+46 700 000 001=123456, 4712345=654321' });
    expect(SMS_TEST_OTP).toEqual(
      new Map([
        ['46700000001', '123456'],
        ['4712345', '654321'],
      ]),
    );
    for (const value of ['46700000001', '46700000001=12345', '0700=123456', '46700000001:123456']) {
      expect(() => readConfig({ SMS_TEST_OTP: value })).toThrow(
        'SMS_TEST_OTP is a secret that is not shown here',
      );
    }
  });
});
