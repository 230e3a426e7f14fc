/** True if the response must not be cached for other visitors. */
export const isUncacheable = ({ headers }: Response) =>
  /no-store|private/.test(headers.get('cache-control') ?? '');

/** True for a feed or other data that browsers revalidate, as they do pages. */
export const isCacheableData = ({ status, headers }: Response) =>
  status === 200 && !isPageType(headers) && headers.get('cache-control') === 'no-cache';

export const redirectTo = (location: string) =>
  new Response(null, { status: 308, headers: { location } });

/** Sets the headers of a response that depends on the visitor's language, or is only temporary. */
export function setNoStore(response: Response): Response {
  response.headers.set('vary', 'Accept-Language, Cookie');
  response.headers.set('cache-control', 'no-store');
  return response;
}

/** A private page must not be cached, indexed by search engines, or leak its URL to other sites. */
export function setPrivateHeaders(headers: Headers): void {
  headers.set('cache-control', 'no-store');
  headers.set('referrer-policy', 'same-origin');
  headers.set('x-robots-tag', 'noindex, nofollow');
}

export function isPage(response: Response): boolean {
  return isPageType(response.headers);
}

function isPageType(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}
