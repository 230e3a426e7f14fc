import { z } from 'zod';
import { anyUrl, describe, encodedPassword, hasNoFragment, integer, webUrl } from './kinds.ts';

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

export const mailSettings = {
  SMTP_URL: describe(
    z
      .url({ protocol: /^smtps?$/ })
      .refine(hasHost)
      .refine(hasNoFragment)
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
      .refine(hasNoFragment)
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
      'Fixed codes of single numbers, to which nothing is sent. Only for tests: everybody who knows a code can sign in as that number',
    allowed:
      'numbers with codes of 6 to 10 digits, such as `46700000001=123456,46700000002=654321`',
    secret: true,
  }),
};
