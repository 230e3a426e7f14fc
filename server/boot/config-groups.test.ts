import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('settings that work together', () => {
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
});
