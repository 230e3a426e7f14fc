import { type ComponentProps, createContext, type MouseEvent, use } from 'react';
import { isFollowedByRouter } from './is-followed-by-router.ts';

type FollowOptions = {
  replace?: boolean | undefined;
  preventScrollReset?: boolean | undefined;
  viewTransition?: boolean | undefined;
  /** Passed to the page. */
  state?: unknown;
};

/** Opens a page without reloading the document. */
export type FollowLink = (href: string, options: FollowOptions) => void;

/** The root of the app provides it. */
export const FollowLinkContext = createContext<FollowLink | undefined>(undefined);

type PageLinkProps = ComponentProps<'a'> &
  FollowOptions & {
    href: string;
    /** Loads the page as a whole. */
    reloadDocument?: boolean;
  };

/**
 * A link to another page of the product. The router's own link subscribes to several contexts and resolves its path in
 * every render, and a page has forty links.
 */
export function PageLink(props: PageLinkProps) {
  const { href, onClick, replace, preventScrollReset, viewTransition, state, ...rest } = props;
  const { reloadDocument, ...link } = rest;
  const follow = use(FollowLinkContext);

  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!follow || reloadDocument) return;
    if (!isFollowedByRouter(event, { ...link, href }, window.location.href)) return;
    event.preventDefault();
    follow(href, { replace, preventScrollReset, viewTransition, state });
  };

  return <a href={href} onClick={open} {...link} />;
}
