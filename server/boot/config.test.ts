import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

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
    ['DATA_DIR', '~/data', 'DATA_DIR is "~/data", but must be a path, without ~.'],
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
});
