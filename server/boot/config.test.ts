import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateSigningKey } from '../jwt/jwt-store.ts';
import {
  findCutValues,
  findLinesWithoutValue,
  findMisspelt,
  readConfig,
  readEnvFile,
} from './config.ts';

describe('readConfig', () => {
  it('works without any setting', () => {
    const config = readConfig({});
    expect(config.PORT).toBe(3000);
    expect(config.PUBLIC_URL).toBe('http://localhost:3000');
    expect(config.DATABASE_URL).toBeUndefined();
  });

  it('takes an empty value as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' }).PORT).toBe(3000);
  });

  it('has passkeys of a domain that the site and the other origins are within', () => {
    const PUBLIC_URL = 'https://www.example.com';
    const AUTH_PASSKEY_ORIGINS = 'https://jobs.example.com';
    expect(() =>
      readConfig({ PUBLIC_URL, AUTH_PASSKEY_ORIGINS, AUTH_PASSKEY_DOMAIN: 'example.com' }),
    ).not.toThrow();
    expect(() => readConfig({ PUBLIC_URL, AUTH_PASSKEY_ORIGINS })).toThrow('AUTH_PASSKEY_ORIGINS');
    for (const domain of ['ample.com', 'other.example', 'jobs.example.com']) {
      expect(() => readConfig({ PUBLIC_URL, AUTH_PASSKEY_DOMAIN: domain })).toThrow(
        'AUTH_PASSKEY_DOMAIN',
      );
    }
    for (const origin of ['https://jobs.example.com/path', 'jobs.example.com', 'ftp://a.example']) {
      expect(() => readConfig({ AUTH_PASSKEY_ORIGINS: origin })).toThrow('AUTH_PASSKEY_ORIGINS');
    }
  });

  it('ignores empty items of a list', () => {
    const config = readConfig({
      AUTH_PASSWORD_REQUIRED_CHARACTERS: 'abc:0123:',
      AUTH_REDIRECT_URLS: 'https://a.example/**, ,',
    });
    expect(config.AUTH_PASSWORD_REQUIRED_CHARACTERS).toEqual(['abc', '0123']);
    expect(config.AUTH_REDIRECT_URLS).toEqual(['https://a.example/**']);
  });

  it.each([
    'https://*.example.com/**',
    'com.example.app:/callback',
    'app://**',
    'http*://a.example',
  ])('accepts the redirect pattern %s', (pattern) => {
    expect(readConfig({ AUTH_REDIRECT_URLS: pattern }).AUTH_REDIRECT_URLS).toEqual([pattern]);
  });

  it('derives the public URL from the port', () => {
    expect(readConfig({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080');
    expect(readConfig({ PUBLIC_URL: 'https://x.example/' }).PUBLIC_URL).toBe('https://x.example');
    expect(() => readConfig({ PUBLIC_URL: 'https://x.example/a' })).toThrow('without a path');
  });

  it.each([
    ['PORT', 'abc', 'PORT is "abc", but must be a whole number from 0 to 65535.'],
    ['PORT', '70000', 'PORT is "70000", but must be a whole number from 0 to 65535.'],
    [
      'PUBLIC_URL',
      'example.com',
      'PUBLIC_URL is "example.com", but must be a URL without a path, such as https://www.example.com.',
    ],
    ['PUBLIC_URL', 'https://me:hush@x.example', 'but must be a URL without a path'],
    ['PUBLIC_URL', 'https://x.example/?a=b', 'but must be a URL without a path'],
    ['SMTP_URL', 'smtp://', 'but must be a URL such as'],
    [
      'DATABASE_URL',
      'postgresql://me:a#b@host/d',
      '# / ? @ % of a password written %23 %2F %3F %40 %25.',
    ],
    ['SMTP_URL', 'smtp://me:hu#sh@host', 'SMTP_URL is a secret that is not shown here, but must'],
    ['SMTP_URL', 'smtp://me:a/b@host', '# / ? @ % of a password written %23 %2F %3F %40 %25.'],
    [
      'INBOUND_IMAP_URL',
      'imap://me:50%off@host',
      '# / ? @ % of a password written %23 %2F %3F %40 %25.',
    ],
    ['INBOUND_IMAP_URL', 'imap://me:hu#sh@host', 'INBOUND_IMAP_URL is a secret that is not'],
    ['DATABASE_URL', 'postgresql://me:2#h@host/d', 'DATABASE_URL is a secret that is not shown'],
    ['REST_SCHEMAS', 'private', 'but must be names separated by commas, public among them.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud", but must be silent, error, warn, info or debug.'],
    ['CONTACT_EMAIL', 'me', 'CONTACT_EMAIL is "me", but must be a mail address.'],
    ['DEMO_CONTENT', 'perhaps', 'DEMO_CONTENT is "perhaps", but must be true or false.'],
    ['DEMO_CONTENT', 'no', 'DEMO_CONTENT is "no", but must be true or false.'],
    ['AUTH_REDIRECT_URLS', 'foo bar', 'AUTH_REDIRECT_URLS is "foo bar", but must be URL patterns'],
    ['AUTH_REDIRECT_URLS', 'https://a.example/**, b.example', 'but must be URL patterns'],
    ['AUTH_SIGNUP', '1', 'AUTH_SIGNUP is "1", but must be true or false.'],
  ])('rejects %s=%s in one line', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });

  it('names all errors at once, also settings that lack others', () => {
    const attempt = () => readConfig({ PORT: 'x', S3_BUCKET: 'files', SMS_SECRET: 'short' });
    expect(attempt).toThrow(
      /^PORT is .*\nSMS_SECRET is .*\nSMS_SECRET is set, but SMS_URL must be set with it\.\nS3_BUCKET is set, but S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with it\.$/,
    );
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
  ])('names the sslmode of %j as the driver understands it', (given, expected) => {
    const url = 'postgresql://me:p%40ss@host/d';
    expect(readConfig({ DATABASE_URL: url + given }).DATABASE_URL).toBe(url + expected);
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

  it('names the missing settings of a group', () => {
    expect(() => readConfig({ S3_BUCKET: 'files' })).toThrow(
      'S3_BUCKET is set, but S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with it.',
    );
  });

  it.each(['S3_ENDPOINT', 'S3_REGION'])('rejects %s without its bucket', (name) => {
    expect(() => readConfig({ [name]: 'https://files.example' })).toThrow(
      `${name} is set, but S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with it.`,
    );
  });

  it('rejects an issuer without the LinkedIn client', () => {
    expect(() => readConfig({ LINKEDIN_ISSUER: 'https://issuer.example' })).toThrow(
      'LINKEDIN_ISSUER is set, but LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET must be set with it.',
    );
  });

  it('rejects credentials of a gateway for text messages without its URL', () => {
    expect(() => readConfig({ SMS_AUTHORIZATION: 'Bearer x' })).toThrow(
      'SMS_AUTHORIZATION is set, but SMS_URL must be set with it.',
    );
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

  it('a replica needs its primary, and an empty DATABASE_URL disables both', () => {
    const replica = { DATABASE_READ_URL: 'postgres://me@replica/d?sslmode=require' };
    expect(() => readConfig(replica)).toThrow(
      'DATABASE_READ_URL is set, but DATABASE_URL must be set with it.',
    );
    expect(readConfig({ ...replica, DATABASE_URL: '' }).DATABASE_READ_URL).toBeUndefined();
    const both = { ...replica, DATABASE_URL: 'postgres://me@primary/d' };
    expect(readConfig(both).DATABASE_READ_URL).toContain('sslmode=verify-full');
    expect(() => readConfig({ ...both, DATABASE_READ_URL: 'postgres://x/d?sslmode=on' })).toThrow(
      'sslmode in DATABASE_READ_URL is "on"',
    );
  });

  it('an empty S3_BUCKET disables the bucket', () => {
    const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
    const endpoint = { S3_ENDPOINT: 'https://files.example' };
    const config = readConfig({ ...keys, ...endpoint, S3_BUCKET: '' });
    expect(config.S3_BUCKET).toBeUndefined();
    expect(config.S3_ACCESS_KEY_ID).toBeUndefined();
    expect(() => readConfig(keys)).toThrow('S3_BUCKET must be set with it');
  });

  it('finds names that were probably meant to be settings, and leaves others alone', () => {
    expect(
      findMisspelt([
        'PUBLIC_URl',
        'SMTP_ULR',
        'ADMIN_MAIL',
        'PORT',
        'HOME',
        'DATABASE_PASSWORD',
        'SMTP_HOST',
      ]),
    ).toEqual([
      ['PUBLIC_URl', 'PUBLIC_URL'],
      ['SMTP_ULR', 'SMTP_URL'],
      ['ADMIN_MAIL', 'ADMIN_EMAIL'],
      ['SMTP_HOST', 'SMTP_URL'],
    ]);
  });
});

describe('findLinesWithoutValue', () => {
  it.each([
    ['PORT=3000\nADMIN_EMAIL me@company.example\n', [2]],
    ['SMTP_URL\r\nPORT=1\r\n\r\n', [1]],
    ['JWT_KEYS="one\n# two\nthree"\nLOG_LEVEL: debug', [4]],
    ["# A comment\n  # PORT\n\n \nA='x\ny' # why\nB=`1\n\n2`\nexport C=1\nD=\nE= \n", []],
    ['A="never ended\nPORT\n', [2]],
    ['', []],
  ])('of %j are %j', (text, lines) => {
    expect(findLinesWithoutValue(text)).toEqual(lines);
  });
});

describe('findCutValues', () => {
  it.each([
    ['ADMIN_PASSWORD=correct-horse-battery#1', ['ADMIN_PASSWORD']],
    [
      'PORT=1\r\nexport METRICS_TOKEN = a#b#c\r\nADMIN_PASSWORD=#x',
      ['METRICS_TOKEN', 'ADMIN_PASSWORD'],
    ],
    ['PORT=3000 # why\nHOST= # none\n# ADMIN_PASSWORD=a#b\nUNKNOWN=a#b', []],
    [`ADMIN_PASSWORD="a#b"\nMETRICS_TOKEN='a#b' # c#d\nSITE_NAME="A\nPORT=a#b"`, []],
  ])('of %j are %j', (text, names) => {
    expect(findCutValues(text)).toEqual(names);
  });
});

describe('readEnvFile', () => {
  it('reads a file that an editor on Windows has saved', () => {
    const folder = mkdtempSync(join(tmpdir(), 'env-'));
    const file = join(folder, '.env');
    writeFileSync(file, '\uFEFFPORT=4100\r\nSITE_NAME=Åkeriet\r\n');
    const { text, values } = readEnvFile(file);
    rmSync(folder, { recursive: true });
    expect(values).toEqual({ PORT: '4100', SITE_NAME: 'Åkeriet' });
    expect(findLinesWithoutValue(text)).toEqual([]);
  });
});
