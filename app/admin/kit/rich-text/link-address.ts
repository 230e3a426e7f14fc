import { isSafeUrl } from '../../../../domain/safe-url.ts';

/** The address somebody means: mail and bare hosts need no scheme. Undefined for what is no link. */
export function parseLinkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (address === '' || /\s/.test(address)) return undefined;
  if (isSafeUrl(address)) return address;
  if (/^[^@/:]+@[^@/:]+\.[^@/:.]+$/.test(address)) return `mailto:${address}`;
  if (/^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]|$)/.test(address)) return `https://${address}`;
  return undefined;
}
