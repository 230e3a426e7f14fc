import { redirect } from 'react-router';
import { localizedHref } from '../../i18n/href.ts';
import { loadContext } from '../../load-context.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { openPage } from '../shell/open-page.server.ts';
import type { Route } from './+types/own-file.ts';

export const handle = { cache: 'private' } satisfies RouteHandle;

/**
 * Opens a file of the person's own page. Its signed link is made on request: one in the page would end while the page
 * is still open.
 */
export async function loader(args: Route.LoaderArgs) {
  const { language } = openPage(args);
  const { token, file } = args.params;
  const shown = await args.context.get(loadContext).showPerson(token);
  const documents = typeof shown === 'object' ? shown.documents : [];
  const ownDocument = documents.find(({ id }) => id === file);
  return redirect(ownDocument?.url ?? localizedHref(`/me/${token}`, language), {
    headers: { 'cache-control': 'private, no-store' },
  });
}
