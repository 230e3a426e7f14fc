import type { Config } from './config.ts';
import { type SettingName, settings } from './settings.ts';

// Defaults that are right for a trial and wrong for visitors: invented addresses, which nobody reads.

type PlaceholderSettings = Pick<
  Config,
  'MAIL_FROM' | 'CONTACT_EMAIL' | 'CONTACT_PHONE' | 'SUPPORT_EMAIL' | 'SOCIAL_URL'
>;

const purposes: Record<keyof PlaceholderSettings, string> = {
  MAIL_FROM: 'every mail is sent from it',
  CONTACT_EMAIL: 'every page shows it',
  CONTACT_PHONE: 'every page shows it',
  SUPPORT_EMAIL: 'the error screen shows it',
  SOCIAL_URL: 'every page links to it',
};

/** Returns one line for each setting that still has its example value although the site is public. */
export function findPlaceholders(config: Config): string[] {
  if (!isPublic(config.PUBLIC_URL)) return [];
  return (Object.keys(purposes) as (keyof PlaceholderSettings)[])
    .filter((name) => name !== 'MAIL_FROM' || config.SMTP_URL)
    .filter((name) => config[name] === defaultOf(name))
    .map((name) => `${name} is still the example ${config[name]}, and ${purposes[name]}. Set it.`);
}

/** The process itself serves no TLS, so a site with TLS has a proxy in front. */
export function findUntrustedProxy({ PUBLIC_URL, TRUST_PROXY }: Config): string[] {
  if (TRUST_PROXY > 0 || !PUBLIC_URL.startsWith('https:')) return [];
  return [
    'PUBLIC_URL has TLS, so a proxy is in front, but TRUST_PROXY is 0: all visitors count as one and share its limits. Set TRUST_PROXY=1, or the number of proxies.',
  ];
}

/** Returns a line for the first start, which creates the administrator. */
export function findAdministratorPlaceholder({ PUBLIC_URL, ADMIN_EMAIL }: Config): string[] {
  if (!isPublic(PUBLIC_URL) || ADMIN_EMAIL !== defaultOf('ADMIN_EMAIL')) return [];
  return [
    `ADMIN_EMAIL was not set: no mail to ${ADMIN_EMAIL} arrives. Invite yourself with your own address and sign in with that.`,
  ];
}

const defaultOf = (name: SettingName) => settings.shape[name].parse(undefined);

/** False for this machine, and for names that no public site can have. */
export function isPublic(url: string): boolean {
  const { hostname } = new URL(url);
  if (hostname === '[::1]' || /^[\d.]+$/.test(hostname)) return false;
  return hostname.includes('.') && !/\.(example|invalid|test|local|localhost)$/.test(hostname);
}
