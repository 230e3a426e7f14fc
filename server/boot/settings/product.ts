import { z } from 'zod';
import { organisationNumberPattern } from '../../../domain/company/company-facts.ts';
import { defaultMaxRows } from '../../../domain/limits.ts';
import {
  anyText,
  anyUrl,
  describe,
  encodedPassword,
  flag,
  integer,
  mailAddress,
  names,
  namesAllowed,
  text,
  webUrl,
  yesOrNo,
} from './kinds.ts';

/** True for a URL without path, query and credentials. */
const isOrigin = (url: string) => {
  const { href, origin } = URL.parse(url) ?? {};
  return href === `${origin}/`;
};
const functionName = z.string().regex(/^[a-z_][\w$]*(\.[a-z_][\w$]*)?$/i);
const hasHost = (url: string) => Boolean(URL.parse(url)?.hostname);

/** True unless a percent sign in the credentials or the path is not the start of an encoded character. */
const isDecodable = (url: string) => {
  const { username, password, pathname } = URL.parse(url) ?? {};
  try {
    decodeURIComponent(`${username}${password}${pathname}`);
    return true;
  } catch {
    return false;
  }
};

/** Codes by number, without its plus sign. */
const testCodes = z
  .string()
  .transform((value) => value.split(',').map((pair) => pair.replaceAll(/[\s+]/g, '')))
  .pipe(z.array(z.string().regex(/^[1-9]\d{1,14}=\d{6,10}$/)))
  .transform((pairs) => new Map(pairs.map((pair) => pair.split('=') as [string, string])));

export const productSettings = {
  PORT: describe(integer(0, 65_535).default(3000), {
    description: 'Port of the web server; 0 picks a free one',
    allowed: 'a whole number from 0 to 65535',
  }),
  HOST: describe(text.default('0.0.0.0'), {
    description: 'IP address the web server listens on',
    allowed: 'an address of this machine',
  }),
  SHARE_PORT: describe(flag.default(false), {
    description: 'Whether other processes of this product may listen on the same port (Linux)',
    allowed: yesOrNo,
  }),
  PUBLIC_URL: describe(webUrl.refine(isOrigin).optional(), {
    description: 'Public URL of the site; `http://localhost:PORT` if not set',
    allowed: 'a URL without a path, such as `https://www.example.com`',
  }),
  TRUST_PROXY: describe(integer(0, 10).default(0), {
    description: 'Number of trusted proxies in front, which report the visitor’s IP address',
    allowed: 'a whole number from 0 to 10',
  }),
  DATA_DIR: describe(z.string().trim().min(1).max(4000).default('./data'), {
    description: 'Folder for the embedded database and uploaded files',
    allowed: 'a path',
  }),
  DATABASE_URL: describe(z.url({ protocol: /^postgres(ql)?$/ }).optional(), {
    description: 'PostgreSQL 15 or later; if not set, an embedded one is started',
    allowed: `a URL such as \`postgresql://user:password@host:5432/database\`; ${encodedPassword}`,
    secret: true,
  }),
  DATABASE_POOL_SIZE: describe(integer(2, 500).default(10), {
    description:
      'Database connections for signed-in users; visitors, pages and the server itself use additional ones (see docs/running.md)',
    allowed: 'a whole number from 2 to 500',
  }),
  WORKER: describe(z.enum(['on', 'off', 'only']).default('on'), {
    description: 'Whether this process runs background work: mail, CV texts, scheduled tasks',
    allowed: '`on`, `off`, or `only` for a process that does nothing else',
  }),
  DEMO_CONTENT: describe(flag.default(true), {
    description:
      'Whether the first start fills an empty database with demo content; later starts keep to what the first one did',
    allowed: yesOrNo,
  }),
  ADMIN_EMAIL: describe(z.email().default('admin@alpaca.example'), {
    description: 'E-mail address of the administrator created at the first start',
    allowed: mailAddress,
  }),
  ADMIN_PASSWORD: describe(z.string().min(12).max(72).optional(), {
    description: 'Password of that administrator; if not set, one is generated and shown once',
    allowed: '12 to 72 characters',
    secret: true,
  }),
  SITE_NAME: describe(z.string().trim().min(1).max(40).default('Alpaca'), {
    description: 'Name of the product on every page and in every mail',
    allowed: '1 to 40 characters',
  }),
  CONTACT_EMAIL: describe(z.email().default('hello@alpaca.example'), {
    description: 'E-mail address in the footer and on the contact page',
    allowed: mailAddress,
  }),
  CONTACT_PHONE: describe(
    z
      .string()
      .regex(/^\+[0-9][0-9 ()-]{5,24}$/)
      .default('+46 8 000 00 00'),
    {
      description: 'Phone number on the home page, in the footer and on the contact page',
      allowed: 'a number with country code, such as `+46 8 000 00 00`',
    },
  ),
  SUPPORT_EMAIL: describe(z.email().default('support@alpaca.example'), {
    description: 'E-mail address shown on the error screen',
    allowed: mailAddress,
  }),
  SOCIAL_URL: describe(webUrl.default('https://www.linkedin.com/company/example'), {
    description: 'The company’s social profile, linked in the footer',
    allowed: anyUrl,
  }),
  ORGANISATION_NUMBER: describe(z.string().regex(organisationNumberPattern).optional(), {
    description:
      'Organisation number at the first start; then edited under “Website”, “Company facts”',
    allowed: 'a number such as `556000-0000`',
  }),
  F_TAX: describe(flag.default(false), {
    description:
      'Whether the company is approved for Swedish F-tax, at the first start; then edited there',
    allowed: yesOrNo,
  }),
  VAT_NUMBER: describe(
    z
      .string()
      .regex(/^SE[0-9]{10}01$/)
      .optional(),
    {
      description: 'VAT number of the company, shown on invoices',
      allowed: 'a number such as `SE556000000001`',
    },
  ),
  BANKGIRO: describe(
    z
      .string()
      .regex(/^[0-9]{3,4}-[0-9]{4}$/)
      .optional(),
    {
      description: 'Bankgiro number for payments in kronor, shown on invoices',
      allowed: 'a number such as `000-0000`',
    },
  ),
  IBAN: describe(
    z
      .string()
      .transform((value) => value.replaceAll(' ', ''))
      .pipe(z.string().regex(/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/))
      .optional(),
    {
      description: 'Bank account for payments from abroad, shown on invoices',
      allowed: 'an account such as `SE00 0000 0000 0000 0000 0000`',
    },
  ),
  BIC: describe(
    z
      .string()
      .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/)
      .optional(),
    {
      description: 'Bank of that account',
      allowed: 'a code of 8 or 11 characters, such as `ALPASESS`',
    },
  ),
  PROJECT_PRICE_EUR: describe(integer(0, 100_000).default(6000), {
    description:
      'Lowest price of project-based recruitment, in euros, shown on the pricing page; 0 hides it',
    allowed: 'a whole number from 0 to 100000',
  }),
  SEK_PER_EUR: describe(z.coerce.number().min(1).max(100).default(11.3), {
    description: 'Kronor per euro, for the approximate prices on Swedish pages',
    allowed: 'a number from 1 to 100, such as `11.3`',
  }),
  SMTP_URL: describe(
    z
      .url({ protocol: /^smtps?$/ })
      .refine(hasHost)
      .optional(),
    {
      description:
        'Mail server; if not set, mail stays in the outbox and is written to `DATA_DIR/unsent-mail`',
      allowed: `a URL such as \`smtp://user:password@host:587\`; ${encodedPassword}`,
      secret: true,
    },
  ),
  MAIL_FROM: describe(
    z
      .string()
      .regex(/^([^<>]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)
      .default('Alpaca <hello@alpaca.example>'),
    { description: 'Sender of every mail', allowed: 'a mail address or `Name <address>`' },
  ),
  INBOUND_ADDRESS: describe(
    z
      .email()
      .max(200)
      .refine((address) => !address.includes('+'))
      .optional(),
    {
      description:
        'Address for replies; each conversation has its own, such as `replies+…@agency.example`. Without it, replies go to the colleague who wrote',
      allowed: 'a mail address without a plus sign, such as `replies@agency.example`',
    },
  ),
  INBOUND_SMTP_PORT: describe(integer(1, 65_535).optional(), {
    description:
      'Port on which replies are received by SMTP, behind your MX record or a forwarder; needs `INBOUND_ADDRESS`',
    allowed: 'a whole number from 1 to 65535, such as `2525`',
  }),
  INBOUND_IMAP_URL: describe(
    z
      .url({ protocol: /^imaps?$/ })
      .refine(hasHost)
      .refine(isDecodable)
      .optional(),
    {
      description:
        'Mailbox that replies are fetched from every minute; nothing in it is changed; needs `INBOUND_ADDRESS`',
      allowed: `a URL such as \`imaps://user:password@host/INBOX\`; ${encodedPassword}`,
      secret: true,
    },
  ),
  FORM_MAILS_PER_HOUR: describe(integer(1, 100_000).default(300), {
    description:
      'Mails per hour that forms of visitors cause in total; further ones are sent later',
    allowed: 'a whole number from 1 to 100000',
  }),
  SMS_URL: describe(webUrl.optional(), {
    description:
      'Gateway for text messages, which gets `{"to":"+46…","text":"…"}` by POST; if not set, sign-in by phone and phones as second factors are off',
    allowed: anyUrl,
    secret: true,
  }),
  SMS_SECRET: describe(
    z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{32,200}={0,2}$/)
      .optional(),
    {
      description: 'Signs the requests to the gateway as Standard Webhooks; needs `SMS_URL`',
      allowed: '`whsec_` and 24 bytes or more in base64',
      secret: true,
    },
  ),
  SMS_AUTHORIZATION: describe(
    z
      .string()
      .regex(/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/)
      .max(2000)
      .optional(),
    {
      description: 'Header `Authorization` of the requests to the gateway; needs `SMS_URL`',
      allowed: 'a value such as `Bearer …`',
      secret: true,
    },
  ),
  SMS_TEST_OTP: describe(testCodes.optional(), {
    description:
      'Fixed codes of single numbers, to which nothing is sent. Only for tests: whoever knows a code signs in as that number',
    allowed:
      'numbers with codes of 6 to 10 digits, such as `46700000001=123456,46700000002=654321`',
    secret: true,
  }),
  LINKEDIN_CLIENT_ID: describe(text.optional(), {
    description: 'Client id for sign-in with LinkedIn; needs the secret too',
    allowed: anyText,
  }),
  LINKEDIN_CLIENT_SECRET: describe(text.optional(), {
    description: 'Client secret for sign-in with LinkedIn',
    allowed: anyText,
    secret: true,
  }),
  LINKEDIN_ISSUER: describe(webUrl.default('https://www.linkedin.com/oauth'), {
    description: 'OpenID Connect issuer for sign-in with LinkedIn',
    allowed: anyUrl,
  }),
  S3_BUCKET: describe(text.optional(), {
    description: 'Stores files in this bucket instead of `DATA_DIR`; needs the two keys below',
    allowed: anyText,
  }),
  S3_ENDPOINT: describe(webUrl.optional(), {
    description: 'URL of an S3-compatible service; AWS if not set',
    allowed: anyUrl,
  }),
  S3_REGION: describe(text.default('eu-north-1'), {
    description: 'Region of the bucket',
    allowed: anyText,
  }),
  S3_ACCESS_KEY_ID: describe(text.optional(), {
    description: 'Access key of the bucket',
    allowed: anyText,
    secret: true,
  }),
  S3_SECRET_ACCESS_KEY: describe(text.optional(), {
    description: 'Secret key of the bucket',
    allowed: anyText,
    secret: true,
  }),
  REST_SCHEMAS: describe(names.refine((list) => list.includes('public')).default(['public']), {
    description: 'Database schemas the data API exposes; the first is the default',
    allowed: `${namesAllowed}, \`public\` among them`,
  }),
  REST_EXTRA_SEARCH_PATH: describe(names.default(['public', 'extensions']), {
    description: 'Additional schemas searched for functions and types',
    allowed: namesAllowed,
  }),
  REST_MAX_ROWS: describe(integer(1, 1_000_000).default(defaultMaxRows), {
    description: `Maximum number of rows per read of the data API; the back office reads up to ${defaultMaxRows} at a time`,
    allowed: 'a whole number from 1 to 1000000',
  }),
  REST_TX_OVERRIDE: describe(flag.default(false), {
    description: 'Whether a request may ask for its changes to be rolled back',
    allowed: yesOrNo,
  }),
  REST_PLAN: describe(flag.default(false), {
    description: 'Whether a request may ask for its query plan',
    allowed: yesOrNo,
  }),
  WEBHOOK_PRIVATE_NETWORKS: describe(flag.default(false), {
    description:
      'Whether webhooks and chat notifications may call addresses in private networks and URLs without TLS; staff can then make the server send requests there',
    allowed: yesOrNo,
  }),
  REST_PRE_REQUEST: describe(functionName.optional(), {
    description:
      'Function without arguments that is called before each request of the data API, as its role; it may refuse the request',
    allowed: 'the name of a function, with or without its schema',
  }),
  REST_OPENAPI: describe(flag.default(false), {
    description:
      'Whether everybody may read the description of the data API at its root; with `false` only the service key and API tokens may',
    allowed: yesOrNo,
  }),
  REALTIME_PUBLIC_CHANNELS: describe(flag.default(false), {
    description:
      'Whether anyone may use broadcast and presence on public channels; table changes are sent either way',
    allowed: yesOrNo,
  }),
  METRICS_TOKEN: describe(z.string().min(16).max(200).optional(), {
    description:
      'Bearer token for `/metrics` (Prometheus); if not set, the endpoint does not exist',
    allowed: '16 to 200 characters',
    secret: true,
  }),
  LOG_LEVEL: describe(z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'), {
    description: 'Log level',
    allowed: '`silent`, `error`, `warn`, `info` or `debug`',
  }),
};
