/** Headers that policies may read; keys and cookies must not get into the database's logs. */
const policyHeaders = new Set(['user-agent', 'origin', 'x-client-info', 'accept-language', 'host']);

/** Renders the JSON of the setting `request.headers`. */
export function renderPolicyHeaders(headers: Record<string, unknown>): string {
  const shownHeaders = Object.entries(headers).filter(([name]) => policyHeaders.has(name));
  return JSON.stringify(Object.fromEntries(shownHeaders));
}
