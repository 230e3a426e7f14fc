import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseEnv } from 'node:util';
import { ConfigError } from '../config-error.ts';

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
