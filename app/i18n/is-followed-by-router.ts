import type { MouseEvent } from 'react';

type Click = Pick<
  MouseEvent,
  'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
>;

type Link = {
  href: string;
  target?: string | undefined;
  download?: string | boolean | undefined;
};

/**
 * Returns whether the router follows a link on the page at this URL. The browser follows links that open another tab or
 * another site or that save a file. Nobody follows a link whose handler has prevented it.
 */
export function isFollowedByRouter(click: Click, link: Link, pageUrl: string): boolean {
  const { href, target, download } = link;
  const hasModifier = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  const staysHere = !target || target === '_self';
  // An empty name is a download too.
  const isDownload = download !== undefined && download !== false;
  if (click.defaultPrevented || click.button !== 0 || hasModifier) return false;
  return staysHere && !isDownload && isOfSite(href, pageUrl);
}

const isOfSite = (href: string, pageUrl: string): boolean =>
  URL.canParse(href, pageUrl) && new URL(href, pageUrl).origin === new URL(pageUrl).origin;
