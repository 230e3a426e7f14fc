import { z } from 'zod';
import {
  anAddress,
  anyText,
  describe,
  flag,
  integer,
  mailAddress,
  names,
  namesAllowed,
  text,
  webAddress,
  yesOrNo,
} from './kinds.ts';

/** No path, no query, no credentials: what is left is the origin. */
const isOrigin = (address: string) => {
  const { href, origin } = URL.parse(address) ?? {};
  return href === `${origin}/`;
};
const hasHost = (address: string) => Boolean(URL.parse(address)?.hostname);

export const productSettings = {
  PORT: describe(integer(0, 65_535).default(3000), {
    description: 'Port of the web server; 0 takes a free one',
    allowed: 'a whole number from 0 to 65535',
  }),
  HOST: describe(text.default('0.0.0.0'), {
    description: 'Address the web server listens on',
    allowed: 'an address of this machine',
  }),
  SHARE_PORT: describe(flag.default(false), {
    description: 'Whether other processes of this product may listen on the same port (Linux)',
    allowed: yesOrNo,
  }),
  PUBLIC_URL: describe(webAddress.refine(isOrigin).optional(), {
    description: 'Address people type; `http://localhost:PORT` if not set',
    allowed: 'an address without a path, such as `https://www.example.com`',
  }),
  TRUST_PROXY: describe(integer(0, 10).default(0), {
    description: 'How many proxies in front are believed about the visitor’s address',
    allowed: 'a whole number from 0 to 10',
  }),
  DATA_DIR: describe(z.string().trim().min(1).max(4000).default('./data'), {
    description: 'Folder of the embedded database and of uploaded files',
    allowed: 'a path',
  }),
  DATABASE_URL: describe(z.url({ protocol: /^postgres(ql)?$/ }).optional(), {
    description: 'Any PostgreSQL from 15; without it an embedded one is started',
    allowed: 'an address such as `postgresql://user:password@host:5432/database`',
    secret: true,
  }),
  DATABASE_POOL_SIZE: describe(integer(2, 500).default(10), {
    description:
      'Database connections for signed-in people; visitors, pages and the server itself have more (see docs/running.md)',
    allowed: 'a whole number from 2 to 500',
  }),
  WORKER: describe(z.enum(['on', 'off', 'only']).default('on'), {
    description: 'Whether this process does background work: mail, CV texts, schedules',
    allowed: '`on`, `off`, or `only` for a process that does nothing else',
  }),
  DEMO_CONTENT: describe(flag.default(true), {
    description: 'Whether the first start on an empty database fills it with demo content',
    allowed: yesOrNo,
  }),
  ADMIN_EMAIL: describe(z.email().default('admin@alpaca.example'), {
    description: 'E-mail of the administrator made on the first start',
    allowed: mailAddress,
  }),
  ADMIN_PASSWORD: describe(z.string().min(12).max(72).optional(), {
    description: 'Password of that administrator; made up and shown once if not set',
    allowed: '12 to 72 characters',
    secret: true,
  }),
  SITE_NAME: describe(z.string().trim().min(1).max(40).default('Alpaca'), {
    description: 'Name of the product on every page and in every mail',
    allowed: '1 to 40 characters',
  }),
  CONTACT_EMAIL: describe(z.email().default('hello@alpaca.example'), {
    description: 'Mail address in the footer and on the contact page',
    allowed: mailAddress,
  }),
  CONTACT_PHONE: describe(
    z
      .string()
      .regex(/^\+[0-9][0-9 ()-]{5,24}$/)
      .default('+46 8 000 00 00'),
    {
      description: 'Phone number in the hero',
      allowed: 'a number with country code, such as `+46 8 000 00 00`',
    },
  ),
  SUPPORT_EMAIL: describe(z.email().default('support@alpaca.example'), {
    description: 'Mailbox named on the error screen',
    allowed: mailAddress,
  }),
  SOCIAL_URL: describe(webAddress.default('https://www.linkedin.com/company/example'), {
    description: 'The company’s social profile, linked in the footer',
    allowed: anAddress,
  }),
  SMTP_URL: describe(
    z
      .url({ protocol: /^smtps?$/ })
      .refine(hasHost)
      .optional(),
    {
      description:
        'Mail server; without it mail stays in the outbox and is written to `DATA_DIR/unsent-mail`',
      allowed: 'an address such as `smtp://user:password@host:587`',
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
  LINKEDIN_CLIENT_ID: describe(text.optional(), {
    description: 'Sign-in with LinkedIn; goes with its secret',
    allowed: anyText,
  }),
  LINKEDIN_CLIENT_SECRET: describe(text.optional(), {
    description: 'Secret of the LinkedIn client',
    allowed: anyText,
    secret: true,
  }),
  LINKEDIN_ISSUER: describe(webAddress.default('https://www.linkedin.com/oauth'), {
    description: 'OpenID Connect issuer of that sign-in',
    allowed: anAddress,
  }),
  S3_BUCKET: describe(text.optional(), {
    description: 'Keeps files in this bucket instead of `DATA_DIR`; goes with the two keys',
    allowed: anyText,
  }),
  S3_ENDPOINT: describe(webAddress.optional(), {
    description: 'Address of an S3-compatible service; AWS if not set',
    allowed: anAddress,
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
    description: 'Database schemas the data API offers; the first is the default',
    allowed: `${namesAllowed}, \`public\` among them`,
  }),
  REST_EXTRA_SEARCH_PATH: describe(names.default(['public', 'extensions']), {
    description: 'Further schemas searched for functions and types',
    allowed: namesAllowed,
  }),
  REST_MAX_ROWS: describe(integer(1, 1_000_000).default(1000), {
    description: 'Most rows one read of the data API returns',
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
  REALTIME_PUBLIC_CHANNELS: describe(flag.default(false), {
    description:
      'Whether anyone may broadcast and show presence on channels that are not private; table changes arrive either way',
    allowed: yesOrNo,
  }),
  METRICS_TOKEN: describe(z.string().min(16).max(200).optional(), {
    description: 'Lets who sends it as a bearer token read `/metrics`, for Prometheus',
    allowed: '16 to 200 characters',
    secret: true,
  }),
  LOG_LEVEL: describe(z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'), {
    description: 'How much is logged',
    allowed: '`silent`, `error`, `warn`, `info` or `debug`',
  }),
};
