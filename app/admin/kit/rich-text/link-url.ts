import { isSafeUrl } from '../../../../domain/safe-url.ts';

/**
 * Completes a typed link: e-mail addresses and hosts need no scheme. Undefined if it is not a link.
 */
export function parseLinkUrl(typed: string): string | undefined {
  const address = typed.trim();
  if (address === '' || /\s/.test(address)) return undefined;
  if (isSafeUrl(address)) return address;
  if (/^[^@/:]+@[^@/:]+\.[^@/:.]+$/.test(address)) return `mailto:${address}`;
  if (/^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]|$)/.test(address)) return `https://${address}`;
  return undefined;
}
