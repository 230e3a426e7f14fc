import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { metaOf, type SettingName, type Settings, settings } from './settings.ts';

// The only reader of the environment: parsed once at start, passed down from there.

export type Config = Settings & { PUBLIC_URL: string };

export class ConfigError extends Error {}

export function readConfig(env: Record<string, string | undefined> = environment()): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0] as SettingName));
    throw new ConfigError([...wrong].map((name) => explain(name, given[name])).join('\n'));
  }
  requireTogether(parsed.data, ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET']);
  requireTogether(parsed.data, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  const { PORT, DATA_DIR, PUBLIC_URL = `http://localhost:${PORT}` } = parsed.data;
  return { ...parsed.data, DATA_DIR: resolve(DATA_DIR), PUBLIC_URL: new URL(PUBLIC_URL).origin };
}

function environment(): Record<string, string | undefined> {
  return { ...readFile('.env'), ...process.env };
}

function readFile(name: string): Record<string, string | undefined> {
  if (!existsSync(name)) return {};
  try {
    return parseEnv(readFileSync(name, 'utf8'));
  } catch (error) {
    throw new ConfigError(
      `The file ${name} cannot be read (${(error as { code?: string }).code}).`,
    );
  }
}

function explain(name: SettingName, value: string | undefined): string {
  const { secret, allowed } = metaOf(name);
  const shown = secret ? 'a secret that is not shown here' : JSON.stringify(value);
  return `${name} is ${shown}, but must be ${allowed.replaceAll('`', '')}.`;
}

function requireTogether(data: Settings, names: SettingName[]): void {
  const missing = names.filter((name) => data[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return;
  const [first] = names.filter((name) => data[name] !== undefined);
  throw new ConfigError(`${first} is set, but ${missing.join(' and ')} must be set with it.`);
}
