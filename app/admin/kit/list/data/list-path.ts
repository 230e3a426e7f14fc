import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { idOf, type ListQuery } from './list-source.ts';
import { openQuery } from './open-query.ts';

const dataApiPath = '/rest/v1/';

/** Returns the request for a list as the server can repeat it, below the mount point of the data API. */
export function renderListPath(client: BrowserClient, query: ListQuery): string {
  // The builder has its URL in a protected field.
  const { url } = openQuery(client, query, { select: idOf(query.source) }) as unknown as {
    url: URL;
  };
  const path = url.pathname.slice(url.pathname.indexOf(dataApiPath) + dataApiPath.length);
  return `${path}${url.search || '?'}`;
}
