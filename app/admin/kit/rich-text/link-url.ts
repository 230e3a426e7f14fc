import { isSafeUrl } from '../../../../domain/text/safe-url.ts';

/**
 * Completes a typed link: e-mail addresses and hosts need no scheme. Undefined if it is not a link.
 */
export function parseLinkUrl(typed: string): string | undefined {
  const url = typed.trim();
  if (url === '' || /\s/.test(url)) return undefined;
  if (isSafeUrl(url)) return url;
  if (/^[^@/:]+@[^@/:]+\.[^@/:.]+$/.test(url)) return `mailto:${url}`;
  if (/^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]|$)/.test(url)) return `https://${url}`;
  return undefined;
}
