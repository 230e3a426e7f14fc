import type { Config } from '../boot/config.ts';
import { findPlaceholders, findUntrustedProxy, isPublic } from '../boot/find-placeholders.ts';
import { type Finding, ok, warning } from './finding.ts';

export function checkSettings(config: Config): Finding[] {
  const findings = [...findPlaceholders(config), ...findUntrustedProxy(config)].map((line) => {
    const { text, remedy } = /^(?<text>.*\.) (?<remedy>Set .*)$/s.exec(line)?.groups ?? {};
    return warning(text ?? line, remedy ?? 'Change it in .env.');
  });
  if (isPublic(config.PUBLIC_URL) && !config.PUBLIC_URL.startsWith('https:')) {
    findings.push(
      warning(
        'PUBLIC_URL is public and has no TLS, so passwords travel in clear text.',
        'Put a proxy with a certificate in front (docs/proxy-tls.conf) and set PUBLIC_URL=https://….',
      ),
    );
  }
  return findings.length > 0 ? findings : [ok('The settings are complete.')];
}
