// Facts that a route states about its own page (`export const handle`). The page cache and the
// analytics read them; there is no list of paths anywhere else.

export type RouteHandle = {
  cache: RouteCache;
  /** The page's audience. Without one, the end of the page asks visitors for a role to fill. */
  audience?: Audience;
  /** Set where the page records its views itself. */
  tracksOwnViews?: true;
  /** Set where the reader has one task and no use for the menus of the site. */
  hasNoMenus?: true;
};

/** `recipient`: a person on their own pages. `reviewer`: a client who judges a shortlist. */
export type Audience = 'applicant' | 'candidate' | 'freelancer' | 'recipient' | 'reviewer';

/**
 * `private`: rendered for one reader, never stored, its URL not shared with other sites. The
 * default.
 */
export type RouteCache = 'private' | PublicCache;

/** Set for a page that is the same for everybody who reads the same language, so that it can be cached. */
type PublicCache = {
  public: true;
  /** Query parameters the page depends on beside `lang`. Others are dropped before it is rendered. */
  query?: readonly string[];
  /**
   * Set if the parameters have too many values to cache: with any except `lang` the page is rendered and
   * not cached.
   */
  uncachedWithQuery?: true;
  /** Set if the page is the same under every URL that the route matches: it is rendered and cached for this path alone. */
  path?: string;
};

export function cacheOf(handle: unknown): RouteCache {
  return (handle as Partial<RouteHandle> | undefined)?.cache ?? 'private';
}

export function tracksOwnViews(handle: unknown): boolean {
  return (handle as Partial<RouteHandle> | undefined)?.tracksOwnViews === true;
}

export function audienceOf(handle: unknown): Audience | undefined {
  return (handle as Partial<RouteHandle> | undefined)?.audience;
}

export function hasNoMenus(handle: unknown): boolean {
  return (handle as Partial<RouteHandle> | undefined)?.hasNoMenus === true;
}
