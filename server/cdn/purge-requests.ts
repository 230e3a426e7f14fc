// Fills the operator’s template of a purge request. CDNs differ: they expect tags in a header, in the body or in the URL.

export type PurgeTemplate = {
  urls: string[];
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
};

type PurgeRequest = { url: string; init: RequestInit };

/** Returns one request for each URL with all tags, or for each URL and tag if the template has room for one tag. */
export function purgeRequests(template: PurgeTemplate, tags: string[]): PurgeRequest[] {
  const { urls, method, headers, body } = template;
  const takesOne = [...urls, ...Object.values(headers), body].some((text) =>
    text?.includes('{tag}'),
  );
  const groups = takesOne ? tags.map((tag) => [tag]) : [tags];
  return groups.flatMap((group) =>
    urls.map((url) => ({
      url: fill(url, group),
      init: {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [name, fill(value, group)]),
          ),
        },
        ...(body && { body: fill(body, group) }),
      },
    })),
  );
}

/** Tags are names of tables, so they need no escapes in URLs, headers and JSON. */
const fill = (text: string, tags: string[]) =>
  text
    .replaceAll('{tag}', tags[0] ?? '')
    .replaceAll('{tags}', tags.join(' '))
    .replaceAll('{tags,}', tags.join(','))
    .replaceAll('{tags[]}', JSON.stringify(tags));

const timeoutMs = 10_000;

/** Throws with the host and the status: the URL may contain a secret. */
export async function sendPurge(template: PurgeTemplate, tags: string[]): Promise<void> {
  await Promise.all(
    purgeRequests(template, tags).map(async ({ url, init }) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, { ...init, signal, redirect: 'error' });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`${new URL(url).host} responded with ${response.status}`);
    }),
  );
}
