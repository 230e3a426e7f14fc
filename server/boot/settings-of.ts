import { createHash } from 'node:crypto';
import type { Seller } from '../../domain/invoices/parties.ts';
import type { AuthSettings } from '../auth/auth-settings.ts';
import { createSmtpTransport } from '../email/transport.ts';
import type { GoLiveSettings } from '../functions/call.ts';
import type { KeysOptions } from '../jwt/jwt.ts';
import { findHolder } from '../postgres/embedded/lock.ts';
import type { RestSettings } from '../rest/settings.ts';
import type { Slots } from '../worker/queues.ts';
import type { Config } from './config.ts';
import { findPlaceholders, isPublic } from './find-placeholders.ts';

// Maps the settings of the product to those of its parts, which do not read the environment.

export function keySettingsOf(config: Config): Omit<KeysOptions, 'database'> {
  return {
    legacySecret: config.AUTH_JWT_SECRET,
    signingKeys: config.AUTH_SIGNING_KEYS,
    anonKey: config.AUTH_ANON_KEY,
  };
}

export function slotsOf(config: Config): Slots {
  return {
    mail: config.WORKER_MAIL_SLOTS,
    documents: config.WORKER_DOCUMENT_SLOTS,
    bulk: config.WORKER_BULK_SLOTS,
    webhooks: config.WORKER_WEBHOOK_SLOTS,
    general: config.WORKER_TASK_SLOTS,
  };
}

export function restSettingsOf(config: Config): RestSettings {
  return {
    schemas: config.REST_SCHEMAS,
    extraSearchPath: config.REST_EXTRA_SEARCH_PATH,
    maxRows: config.REST_MAX_ROWS,
    txOverride: config.REST_TX_OVERRIDE,
    plan: config.REST_PLAN,
    aggregates: true,
    preRequest: config.REST_PRE_REQUEST,
    openApiForAll: config.REST_OPENAPI,
  };
}

export function authSettingsOf(config: Config): AuthSettings {
  return {
    externalUrl: `${config.PUBLIC_URL}/auth/v1`,
    siteUrl: config.PUBLIC_URL,
    siteName: config.SITE_NAME,
    redirectUrls: config.AUTH_REDIRECT_URLS,
    trustedProxies: config.TRUST_PROXY,
    encryptionKey: config.AUTH_ENCRYPTION_KEY,
    passkeys: {
      domain: config.AUTH_PASSKEY_DOMAIN ?? new URL(config.PUBLIC_URL).hostname,
      origins: [config.PUBLIC_URL, ...config.AUTH_PASSKEY_ORIGINS],
    },
    signupEnabled: config.AUTH_SIGNUP,
    emailEnabled: config.AUTH_EMAIL,
    autoconfirm: config.AUTH_AUTOCONFIRM,
    anonymousEnabled: config.AUTH_ANONYMOUS,
    manualLinking: config.AUTH_MANUAL_LINKING,
    passwordMinLength: config.AUTH_PASSWORD_MIN_LENGTH,
    passwordRequiredCharacters: config.AUTH_PASSWORD_REQUIRED_CHARACTERS,
    rejectCommonPasswords: config.AUTH_PASSWORD_REFUSE_COMMON,
    reauthenticationRequired: config.AUTH_REAUTHENTICATION,
    currentPasswordRequired: config.AUTH_CURRENT_PASSWORD,
    recentSignIn: config.AUTH_RECENT_SIGN_IN,
    secureEmailChange: config.AUTH_SECURE_EMAIL_CHANGE,
    accessTokenLifetime: config.AUTH_ACCESS_TOKEN_LIFETIME,
    refreshTokenReuseInterval: config.AUTH_REFRESH_REUSE_INTERVAL,
    sessionTimebox: config.AUTH_SESSION_TIMEBOX,
    sessionInactivity: config.AUTH_SESSION_INACTIVITY,
    codeLength: config.AUTH_CODE_LENGTH,
    codeLifetime: config.AUTH_CODE_LIFETIME,
    inviteLifetime: config.AUTH_INVITE_LIFETIME,
    mailInterval: config.AUTH_MAIL_INTERVAL,
    limits: {
      token: config.AUTH_LIMIT_TOKEN,
      verify: config.AUTH_LIMIT_VERIFY,
      mail: config.AUTH_LIMIT_MAIL,
      failures: config.AUTH_LIMIT_FAILURES,
      failuresPerAccount: config.AUTH_LIMIT_FAILURES_PER_ACCOUNT,
      factor: config.AUTH_LIMIT_FACTOR,
      anonymousPerHour: config.AUTH_LIMIT_ANONYMOUS_PER_HOUR,
      mailsPerVisitor: config.AUTH_MAILS_PER_VISITOR,
      mailsPerHour: config.AUTH_MAILS_PER_HOUR,
      smsPerNumber: config.AUTH_SMS_PER_NUMBER,
      smsPerVisitor: config.AUTH_SMS_PER_VISITOR,
      smsPerDay: config.AUTH_SMS_PER_DAY,
    },
    sms: smsOf(config),
    smsCodeLifetime: config.AUTH_SMS_CODE_LIFETIME,
    smsInterval: config.AUTH_SMS_INTERVAL,
    linkedin: linkedinOf(config),
  };
}

function smsOf(config: Config): AuthSettings['sms'] {
  const {
    SMS_URL: url,
    SMS_SECRET,
    SMS_AUTHORIZATION: authorization,
    SMS_TEST_OTP: testCodes,
  } = config;
  if (!url && !testCodes) return undefined;
  const secret = SMS_SECRET && Buffer.from(SMS_SECRET.replace(/^whsec_/, ''), 'base64');
  return { url, secret: secret || undefined, authorization, testCodes: testCodes ?? new Map() };
}

export function linkedinOf(config: Config): AuthSettings['linkedin'] {
  const { LINKEDIN_CLIENT_ID, LINKEDIN_CLIENT_SECRET, LINKEDIN_ISSUER } = config;
  if (!LINKEDIN_CLIENT_ID || !LINKEDIN_CLIENT_SECRET) return undefined;
  return {
    clientId: LINKEDIN_CLIENT_ID,
    clientSecret: LINKEDIN_CLIENT_SECRET,
    issuer: LINKEDIN_ISSUER,
  };
}

/** The seller on invoices; administrators edit its other facts in the back office. */
export function sellerOf(config: Config): Seller {
  return {
    name: config.SITE_NAME,
    vat_number: config.VAT_NUMBER,
    email: config.CONTACT_EMAIL,
    phone: config.CONTACT_PHONE,
    bankgiro: config.BANKGIRO,
    iban: config.IBAN,
    bic: config.BIC,
  };
}

/** Returns the settings of the process that the checklist for a public site checks. */
export function goLiveSettingsOf(config: Config): GoLiveSettings {
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

/** Returns the URL of the product: the one that the settings of this command name, or else that of the running process. */
export async function urlOf({ PUBLIC_URL, PORT, DATA_DIR }: Config): Promise<string> {
  if (PUBLIC_URL !== `http://localhost:${PORT}`) return PUBLIC_URL;
  return (await findHolder(DATA_DIR))?.url ?? PUBLIC_URL;
}
