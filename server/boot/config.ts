import { resolve } from 'node:path';
import { ConfigError } from './config-error.ts';
import { environment } from './environment/environment.ts';
import { metaOf, type SettingName, type Settings, settings } from './settings.ts';
import { findUnknownSslMode, nameSslMode, sslModes } from './ssl-mode.ts';

// The environment is parsed once at the start and passed on from there.

export type Config = Settings & { PUBLIC_URL: string };

const bucketKeys: SettingName[] = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
const bucketOptions: SettingName[] = ['S3_ENDPOINT', 'S3_REGION'];

/** Settings that work only together, and options that need all of them. */
const together: { names: SettingName[]; options: SettingName[] }[] = [
  { names: ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'], options: ['LINKEDIN_ISSUER'] },
  { names: ['INBOUND_ADDRESS'], options: ['INBOUND_SMTP_PORT', 'INBOUND_IMAP_URL'] },
  { names: ['SMS_URL'], options: ['SMS_SECRET', 'SMS_AUTHORIZATION'] },
  { names: ['S3_BUCKET', ...bucketKeys], options: bucketOptions },
  { names: ['DATABASE_URL'], options: ['DATABASE_READ_URL'] },
  { names: ['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'], options: [] },
];

export function readConfig(env: Record<string, string | undefined> = environment()): Config {
  const values = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  // An empty S3_BUCKET switches the bucket off, also if its other settings are still there.
  if (env.S3_BUCKET !== undefined && !values.S3_BUCKET) {
    for (const name of [...bucketKeys, ...bucketOptions]) delete values[name];
  }
  if (env.DATABASE_URL !== undefined && !values.DATABASE_URL) delete values.DATABASE_READ_URL;
  const parsed = settings.safeParse(values);
  const wrong = new Set(parsed.error?.issues.map((issue) => issue.path[0] as SettingName));
  // Reports all mistakes together, so that an operator need not start again for each.
  const errors = [
    ...[...wrong].map((name) => describeError(name, values[name])),
    ...together.flatMap(({ names, options }) => findMissing(values, names, options)),
  ];
  if (!parsed.success || errors.length > 0) throw new ConfigError(errors.join('\n'));
  const { PORT, DATA_DIR, PUBLIC_URL = `http://localhost:${PORT}` } = parsed.data;
  requirePasskeyDomain(parsed.data, PUBLIC_URL);
  return {
    ...parsed.data,
    DATA_DIR: resolve(DATA_DIR),
    DATABASE_URL: databaseUrl('DATABASE_URL', parsed.data),
    DATABASE_READ_URL: databaseUrl('DATABASE_READ_URL', parsed.data),
    PUBLIC_URL: new URL(PUBLIC_URL).origin,
  };
}

function databaseUrl(
  name: 'DATABASE_URL' | 'DATABASE_READ_URL',
  { [name]: url }: Settings,
): string | undefined {
  const mode = findUnknownSslMode(url);
  if (mode !== undefined) {
    throw new ConfigError(
      `sslmode in ${name} is ${JSON.stringify(mode)}, but must be ${sslModes}.`,
    );
  }
  return url && nameSslMode(url);
}

function describeError(name: SettingName, value: string | undefined): string {
  const { secret, allowed } = metaOf(name);
  const valueText = secret ? 'a secret that is not shown here' : JSON.stringify(value);
  return `${name} is ${valueText}, but must be ${allowed.replaceAll('`', '')}.`;
}

/** Throws if a page could not use the passkeys: browsers offer only those of its domain or of a domain above it. */
function requirePasskeyDomain(
  { AUTH_PASSKEY_DOMAIN, AUTH_PASSKEY_ORIGINS }: Settings,
  publicUrl: string,
): void {
  const domain = AUTH_PASSKEY_DOMAIN ?? new URL(publicUrl).hostname;
  for (const url of [publicUrl, ...AUTH_PASSKEY_ORIGINS]) {
    if (`.${new URL(url).hostname}`.endsWith(`.${domain}`)) continue;
    const name = AUTH_PASSKEY_DOMAIN ? 'AUTH_PASSKEY_DOMAIN' : 'AUTH_PASSKEY_ORIGINS';
    throw new ConfigError(`${name} does not fit: ${url} is not a URL of ${domain}.`);
  }
}

/** Describes which of the settings that work only together are missing. An option alone would have no effect, so it needs the others too. */
function findMissing(
  values: Record<string, string | undefined>,
  names: SettingName[],
  options: SettingName[],
): string[] {
  const missing = names.filter((name) => values[name] === undefined);
  const [first] = [...names, ...options].filter((name) => values[name] !== undefined);
  if (!first || missing.length === 0) return [];
  const list = [missing.slice(0, -1).join(', '), ...missing.slice(-1)]
    .filter(Boolean)
    .join(' and ');
  return [`${first} is set, but ${list} must be set with it.`];
}
