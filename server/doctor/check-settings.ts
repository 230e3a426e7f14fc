import type { Config } from '../boot/config.ts';
import { findPlaceholders, findUntrustedProxy, isPublic } from '../boot/find-placeholders.ts';
import { findRunningSince } from '../postgres/embedded/lock.ts';
import { findStats } from '../support/find-stats.ts';
import { type Finding, ok, thenRestart, warning } from './finding.ts';

/** `notes` are mistakes in .env. */
export async function checkSettings(config: Config, notes: string[]): Promise<Finding[]> {
  const findings = notes.map((note) => {
    const { text, hint } = /^(?<text>.*?\.) (?<hint>\S.*)$/s.exec(note)?.groups ?? {};
    return warning(
      text ?? note,
      [hint, 'Correct it in .env.', thenRestart].filter(Boolean).join(' '),
    );
  });
  for (const line of [...findPlaceholders(config), ...findUntrustedProxy(config)]) {
    const { text, remedy } = /^(?<text>.*\.) (?<remedy>Set .*)$/s.exec(line)?.groups ?? {};
    findings.push(warning(text ?? line, `${remedy ?? 'Change it in .env.'} ${thenRestart}`));
  }
  if (isPublic(config.PUBLIC_URL) && !config.PUBLIC_URL.startsWith('https:')) {
    findings.push(
      warning(
        'PUBLIC_URL is public and has no TLS, so passwords travel in clear text.',
        `Put a proxy with a certificate in front (docs/proxy-tls.conf) and set PUBLIC_URL=https://…. ${thenRestart}`,
      ),
    );
  }
  if (await isEnvOpen()) {
    findings.push(
      warning('Every user of this machine can read the secrets in .env.', 'Run: chmod 600 .env'),
    );
  }
  if (await isEnvNewer(config)) {
    findings.push(
      warning(
        '.env was changed after the product was started, which still uses the former settings.',
        'Restart the product. This command has examined the new settings.',
      ),
    );
  }
  return findings.length > 0 ? findings : [ok('The settings are complete.')];
}

async function isEnvOpen(): Promise<boolean> {
  const env = await findStats('.env');
  return env !== undefined && (env.mode & 0o004) !== 0;
}

async function isEnvNewer({ DATA_DIR }: Config): Promise<boolean> {
  const env = await findStats('.env');
  const since = await findRunningSince(DATA_DIR);
  return env !== undefined && since !== undefined && env.mtime > since;
}
