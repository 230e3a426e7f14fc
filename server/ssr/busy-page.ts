const text = `Too many pages were requested at the same time. Please try again in a moment.
För många sidor begärdes samtidigt. Försök igen om en stund.
`;

/** Sent instead of a page when the server is overloaded. It is plain text, because rendering is what the server has no time for. */
export function busyPage(): Response {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '5',
  };
  return new Response(text, { status: 503, headers });
}
