const retryable = [502, 503, 504];

const refusals = [401, 403];

/** Sent to the window when the backend refuses a request: the session may have been ended elsewhere. */
export const refusedEvent = 'backend-refused';

/**
 * The fetch of the browser client. Only 502, 503, 504 and no response keep a session whose refresh
 * failed; auth-js retries any other 5xx for half a minute too, while the screen waits. Such a
 * response reaches it as a refusal.
 */
export const refreshFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const { status } = response;
  if (refusals.includes(status) && !isAuth(input)) window.dispatchEvent(new Event(refusedEvent));
  if (status < 500 || retryable.includes(status) || !isRefresh(input)) return response;
  return new Response(response.body, { status: 400, headers: response.headers });
};

type Input = Parameters<typeof fetch>[0];

const urlOf = (input: Input) => (input instanceof Request ? input.url : String(input));
const isAuth = (input: Input) => urlOf(input).includes('/auth/v1/');
const isRefresh = (input: Input) =>
  urlOf(input).includes('/auth/v1/token?grant_type=refresh_token');
