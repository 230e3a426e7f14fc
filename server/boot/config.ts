import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { levenshtein } from '../support/levenshtein.ts';
import { findOpenQuotes } from './find-open-quotes.ts';
import { metaOf, type SettingName, type Settings, settings } from './settings.ts';
import { findUnknownSslMode, nameSslMode, sslModes } from './ssl-mode.ts';

// The only code that reads the environment. It is parsed once at the start and passed on from there.

export type Config = Settings & { PUBLIC_URL: string };

export class ConfigError extends Error {}

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

/** Reads the environment and `.env`, whose mistakes are printed. */
export function environment(
  warn: (line: string) => void = console.warn,
): Record<string, string | undefined> {
  const { text, values } = readEnvFile('.env');
  for (const line of findLinesWithoutValue(text)) {
    warn(`Line ${line} in .env has no = and has no effect. Write it as NAME=value.`);
  }
  for (const name of findCutValues(text)) {
    warn(`${name} in .env ends before its #, which begins a comment. Put the value in quotes.`);
  }
  for (const name of findOpenQuotes(text)) {
    warn(
      `The quote of ${name} in .env does not end in its line, and the settings below may have no effect. Close it.`,
    );
  }
  for (const [name, settingName] of findMisspelt(Object.keys(values))) {
    warn(`${name} in .env is not a setting and has no effect. Did you mean ${settingName}?`);
  }
  return { ...values, ...process.env };
}

/** Other products have other settings with these prefixes, such as SMTP_HOST. */
const ownPrefixes = ['SMTP', 'SMS', 'S3', 'BACKUP', 'LINKEDIN', 'AUTH'];

/** The allowed distance is smaller for short names, which would otherwise match other words. */
const maxDistance = (name: string) => (name.length < 6 ? 1 : 2);

/** Finds names that are probably misspelt settings. Other names may belong to other programs. */
export function findMisspelt(names: string[]): [misspelt: string, setting: string][] {
  const settingNames = Object.keys(settings.shape);
  return names.flatMap((writtenName): [string, string][] => {
    if (settingNames.includes(writtenName)) return [];
    const candidates = settingNames.map((name) => ({
      name,
      distance: levenshtein(writtenName.toUpperCase(), name),
    }));
    const nearest = candidates.reduce((best, next) =>
      next.distance < best.distance ? next : best,
    );
    if (nearest.distance <= maxDistance(nearest.name)) return [[writtenName, nearest.name]];
    const prefix = ownPrefixes.find(
      (start) => writtenName === start || writtenName.startsWith(`${start}_`),
    );
    const settingName =
      settingNames.find((name) => isPartOf(name, writtenName.toUpperCase())) ??
      settingNames.find((name) => prefix && name.startsWith(`${prefix}_`));
    return settingName ? [[writtenName, settingName]] : [];
  });
}

/** DEMO and ADMIN_PASS are beginnings of settings, ENCRYPTION_KEY is the end of one. Single last words say too little. */
const isPartOf = (settingName: string, writtenName: string) =>
  (writtenName.length >= 4 && settingName.startsWith(writtenName)) ||
  (writtenName.includes('_') && settingName.endsWith(`_${writtenName}`));

/**
 * Finds the numbers of lines that are neither settings nor comments. The text of such a line is not shown: it may be a
 * secret. Values in quotes may have several lines.
 */
export function findLinesWithoutValue(text: string): number[] {
  const lines = withoutComments(text).split('\n');
  return lines.flatMap((line, index) => {
    const hasEffect = line.includes('=') || line.trim() === '';
    return hasEffect ? [] : [index + 1];
  });
}

/** Finds settings whose value has a # after another character, which other programs read as part of the value. */
export function findCutValues(text: string): string[] {
  const settingNames = Object.keys(settings.shape);
  const cut = withoutComments(text).matchAll(/^\s*(?:export\s+)?(\w+)\s*=[^#\n]*(?<=\S)#/gm);
  return [...cut].map(([, name = '']) => name).filter((name) => settingNames.includes(name));
}

/** Leaves out lines that are comments, and values in quotes. The number of lines stays the same. */
function withoutComments(text: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, '');
  return text
    .replace(/^[^\S\n]*#.*$/gm, '')
    .replace(
      /^[^=\n]+=[^\S\n]*(?:"[^"]*"|'[^']*'|`[^`]*`)[^\n]*/gm,
      (setting) => `=${blank(setting)}`,
    );
}

type EnvFile = { text: string; values: Record<string, string | undefined> };

/** Editors on Windows start a file with a byte order mark, which would become part of the first name. */
export function readEnvFile(name: string): EnvFile {
  if (!existsSync(name)) return { text: '', values: {} };
  try {
    const text = readFileSync(name, 'utf8').replace(/^\uFEFF/, '');
    if (!text.includes('\0')) return { text, values: parseEnv(text) };
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== 'EACCES') throw new ConfigError(`The file ${name} cannot be read (${code}).`);
    const user = userName();
    throw new ConfigError(
      `The file ${name} is closed to ${user}, the user of this process (${code}). Run as root: chown ${user} ${name}`,
    );
  }
  // No setting in it would have an effect, and the product would start with the defaults.
  throw new ConfigError(`The file ${name} is not in UTF-8, but probably UTF-16. Save it as UTF-8.`);
}

/** A user that only a container knows has no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}

function describeError(name: SettingName, value: string | undefined): string {
  const { secret, allowed } = metaOf(name);
  const shown = secret ? 'a secret that is not shown here' : JSON.stringify(value);
  return `${name} is ${shown}, but must be ${allowed.replaceAll('`', '')}.`;
}

/** Browsers give a page only the passkeys of its own domain or one above it. */
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
