import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { levenshtein } from '../support/levenshtein.ts';
import { metaOf, type SettingName, type Settings, settings } from './settings.ts';
import { findUnknownSslMode, nameSslMode, sslModes } from './ssl-mode.ts';

// The only code that reads the environment. It is parsed once at the start and passed on from there.

export type Config = Settings & { PUBLIC_URL: string };

export class ConfigError extends Error {}

const bucketKeys: SettingName[] = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
const bucketOptions: SettingName[] = ['S3_ENDPOINT', 'S3_REGION'];

export function readConfig(env: Record<string, string | undefined> = environment()): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  // An empty S3_BUCKET switches the bucket off, also if its other settings are still there.
  if (env.S3_BUCKET !== undefined && !given.S3_BUCKET) {
    for (const name of [...bucketKeys, ...bucketOptions]) delete given[name];
  }
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0] as SettingName));
    throw new ConfigError([...wrong].map((name) => describeError(name, given[name])).join('\n'));
  }
  requireTogether(given, ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'], ['LINKEDIN_ISSUER']);
  requireTogether(given, ['S3_BUCKET', ...bucketKeys], bucketOptions);
  const { PORT, DATA_DIR, DATABASE_URL, PUBLIC_URL = `http://localhost:${PORT}` } = parsed.data;
  const unknown = findUnknownSslMode(DATABASE_URL);
  if (unknown !== undefined) {
    throw new ConfigError(
      `sslmode in DATABASE_URL is ${JSON.stringify(unknown)}, but must be ${sslModes}.`,
    );
  }
  return {
    ...parsed.data,
    DATA_DIR: resolve(DATA_DIR),
    DATABASE_URL: DATABASE_URL && nameSslMode(DATABASE_URL),
    PUBLIC_URL: new URL(PUBLIC_URL).origin,
  };
}

function environment(): Record<string, string | undefined> {
  const { text, values: file } = readEnvFile('.env');
  for (const line of findLinesWithoutValue(text)) {
    console.warn(`Line ${line} in .env has no = and has no effect. Write it as NAME=value.`);
  }
  for (const [given, meant] of findMisspelt(Object.keys(file))) {
    console.warn(`${given} in .env is not a setting and has no effect. Did you mean ${meant}?`);
  }
  return { ...file, ...process.env };
}

/** Other products have other settings with these prefixes, such as SMTP_HOST. */
const ownPrefixes = ['SMTP', 'S3', 'LINKEDIN', 'AUTH'];

/** The allowed distance is smaller for short names, which would otherwise match other words. */
const maxDistance = (name: string) => (name.length < 6 ? 1 : 2);

/** Finds names that are probably misspelt settings. Other names may belong to other programs. */
export function findMisspelt(names: string[]): [given: string, meant: string][] {
  const known = Object.keys(settings.shape);
  return names.flatMap((given): [string, string][] => {
    if (known.includes(given)) return [];
    const distances = known.map((name) => ({ name, off: levenshtein(given.toUpperCase(), name) }));
    const nearest = distances.reduce((best, next) => (next.off < best.off ? next : best));
    if (nearest.off <= maxDistance(nearest.name)) return [[given, nearest.name]];
    const prefix = ownPrefixes.find((one) => given === one || given.startsWith(`${one}_`));
    const meant = known.find((name) => prefix && name.startsWith(`${prefix}_`));
    return meant ? [[given, meant]] : [];
  });
}

/**
 * Finds the numbers of lines that are neither settings nor comments. The text of such a line is not shown: it may be a
 * secret. Values in quotes may have several lines.
 */
export function findLinesWithoutValue(text: string): number[] {
  const blank = (matched: string) => matched.replace(/[^\n]/g, '');
  const rest = text
    .replace(/^[^\S\n]*#.*$/gm, '')
    .replace(/^[^=\n]+=[^\S\n]*(?:"[^"]*"|'[^']*'|`[^`]*`)[^\n]*/gm, (one) => `=${blank(one)}`);
  return rest.split('\n').flatMap((line, index) => {
    const isSetting = line.includes('=') || line.trim() === '';
    return isSetting ? [] : [index + 1];
  });
}

type EnvFile = { text: string; values: Record<string, string | undefined> };

/** Editors on Windows start a file with a byte order mark, which would become part of the first name. */
export function readEnvFile(name: string): EnvFile {
  if (!existsSync(name)) return { text: '', values: {} };
  try {
    const text = readFileSync(name, 'utf8').replace(/^\uFEFF/, '');
    return { text, values: parseEnv(text) };
  } catch (error) {
    throw new ConfigError(
      `The file ${name} cannot be read (${(error as { code?: string }).code}).`,
    );
  }
}

function describeError(name: SettingName, value: string | undefined): string {
  const { secret, allowed } = metaOf(name);
  const shown = secret ? 'a secret that is not shown here' : JSON.stringify(value);
  return `${name} is ${shown}, but must be ${allowed.replaceAll('`', '')}.`;
}

/** Settings that work only together. An option alone would have no effect, so it needs the others too. */
function requireTogether(
  given: Record<string, string | undefined>,
  names: SettingName[],
  options: SettingName[] = [],
): void {
  const missing = names.filter((name) => given[name] === undefined);
  const [first] = [...names, ...options].filter((name) => given[name] !== undefined);
  if (!first || missing.length === 0) return;
  const list = [missing.slice(0, -1).join(', '), ...missing.slice(-1)]
    .filter(Boolean)
    .join(' and ');
  throw new ConfigError(`${first} is set, but ${list} must be set with it.`);
}
