import { z } from 'zod';
import {
  describe,
  encodedPassword,
  flag,
  hasNoFragment,
  integer,
  mailAddress,
  text,
  webUrl,
  yesOrNo,
} from './kinds.ts';

/** True for a URL without path, query and credentials. */
const isOrigin = (url: string) => {
  const { href, origin } = URL.parse(url) ?? {};
  return href === `${origin}/`;
};

const maxSlots = 50;
const slotsAllowed = `a whole number from 1 to ${maxSlots}`;

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ }).refine(hasNoFragment);

export const processSettings = {
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
  DATA_DIR: describe(
    z
      .string()
      .trim()
      .min(1)
      .max(4000)
      .regex(/^(?!~)/)
      .default('./data'),
    {
      description: 'Folder for the embedded database and uploaded files',
      // Only a shell expands `~`; anything else makes a folder with this name.
      allowed: 'a path, without `~`',
    },
  ),
  DATABASE_URL: describe(databaseUrl.optional(), {
    description: 'PostgreSQL 15 or later; if not set, an embedded one is started',
    allowed: `a URL such as \`postgresql://user:password@host:5432/database\`; ${encodedPassword}`,
    secret: true,
  }),
  DATABASE_READ_URL: describe(databaseUrl.optional(), {
    description:
      'Streaming standby of the PostgreSQL in `DATABASE_URL`, for lists, reports and pages (see docs/scaling.md)',
    allowed: `a URL as for \`DATABASE_URL\`, of one server`,
    secret: true,
  }),
  DATABASE_READ_MAX_LAG: describe(integer(1, 60).default(2), {
    description:
      'Seconds that the standby may be behind; further behind it is not used. The response to a write waits for the standby, at most as long',
    allowed: 'a whole number from 1 to 60',
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
  WORKER_MAIL_SLOTS: describe(integer(1, maxSlots).default(3), {
    description: 'Mails that a process with a worker sends at a time',
    allowed: slotsAllowed,
  }),
  WORKER_DOCUMENT_SLOTS: describe(integer(1, maxSlots).default(1), {
    description: 'CV texts and received mails that it reads at a time, each on a core of its own',
    allowed: slotsAllowed,
  }),
  WORKER_BULK_SLOTS: describe(integer(1, maxSlots).default(3), {
    description: 'Bulk actions, imports and exports that it runs at a time',
    allowed: slotsAllowed,
  }),
  WORKER_WEBHOOK_SLOTS: describe(integer(1, maxSlots).default(5), {
    description: 'Webhooks and chat notifications that it sends at a time',
    allowed: slotsAllowed,
  }),
  WORKER_TASK_SLOTS: describe(integer(1, maxSlots).default(2), {
    description: 'All other background tasks that it runs at a time',
    allowed: slotsAllowed,
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
};
