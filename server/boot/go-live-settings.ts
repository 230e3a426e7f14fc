import { createHash } from 'node:crypto';
import { createSmtpTransport } from '../email/transport.ts';
import type { GoLiveSettings } from '../functions/call.ts';
import type { Config } from './config.ts';
import { findPlaceholders, isPublic } from './find-placeholders.ts';

/** Returns the settings of the process that the checklist for a public site checks. */
export function goLiveSettings(config: Config): GoLiveSettings {
  const { SMTP_URL: url, MAIL_FROM: from } = config;
  return {
    isPublic: config.PUBLIC_URL.startsWith('https://') && isPublic(config.PUBLIC_URL),
    hasExamples: findPlaceholders({ ...config, PUBLIC_URL: 'https://a-public-name.se' }).length > 0,
    // Neither the address of the server nor its password is stored with the result of the test.
    mail: url
      ? {
          transport: createSmtpTransport({ url, from }),
          server: createHash('sha256').update(`${url} ${from}`).digest('base64url').slice(0, 16),
        }
      : undefined,
  };
}
