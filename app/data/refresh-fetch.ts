const retryable = [502, 503, 504];

/**
 * The fetch of the browser client. Only 502, 503, 504 and no response keep a session whose refresh
 * failed; auth-js retries any other 5xx for half a minute too, while the screen waits. Such a
 * response reaches it as a refusal.
 */
export const refreshFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const { status } = response;
  if (status < 500 || retryable.includes(status) || !isRefresh(input)) return response;
  return new Response(response.body, { status: 400, headers: response.headers });
};

function isRefresh(input: Parameters<typeof fetch>[0]): boolean {
  const url = input instanceof Request ? input.url : String(input);
  return url.includes('/auth/v1/token?grant_type=refresh_token');
}
