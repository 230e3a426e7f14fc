const retryable = [502, 503, 504];

const deniedStatuses = [401, 403];

/** Sent to the window after a 401 or 403: the session may have been ended elsewhere. */
export const deniedEvent = 'backend-denied';

/**
 * The fetch of the browser client. Only 502, 503, 504 and no response keep a session whose refresh
 * failed; auth-js retries any other 5xx for half a minute too, while the screen waits. Such a
 * response is therefore passed on as 400.
 */
export const refreshFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const { status } = response;
  if (deniedStatuses.includes(status) && !isAuth(input))
    window.dispatchEvent(new Event(deniedEvent));
  if (status < 500 || retryable.includes(status) || !isRefresh(input)) return response;
  return new Response(response.body, { status: 400, headers: response.headers });
};

type Input = Parameters<typeof fetch>[0];

const urlOf = (input: Input) => (input instanceof Request ? input.url : String(input));
const isAuth = (input: Input) => urlOf(input).includes('/auth/v1/');
const isRefresh = (input: Input) =>
  urlOf(input).includes('/auth/v1/token?grant_type=refresh_token');
