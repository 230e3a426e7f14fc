import type { Database } from '../../../../../domain/database.types.ts';
import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { deleteOne, requireRow, unwrap } from '../../../../backend/unwrap.ts';
import { renderListPath } from './list-path.ts';
import { idOf, type ListQuery } from './list-source.ts';

const columns = 'id, user_id, name, query, is_shared, alerts:view_alerts(user_id)' as const;

export type SavedView = Pick<
  Database['public']['Tables']['saved_views']['Row'],
  'id' | 'user_id' | 'name' | 'query' | 'is_shared'
> & {
  /** The user’s own alert, if they are mailed about new rows. */
  alerts: { user_id: string }[];
};

export const hasAlert = ({ alerts }: SavedView) => alerts.length > 0;

/** Returns the user's own views and the views that colleagues share. */
export function listViews(client: BrowserClient, screen: string): Promise<SavedView[]> {
  return unwrap(
    client
      .from('saved_views')
      .select(columns)
      .eq('screen', screen)
      .order('position')
      .order('name')
      .order('id'),
  );
}

export function createView(
  client: BrowserClient,
  view: { screen: string; name: string; query: string; is_shared?: boolean },
): Promise<SavedView> {
  return unwrap(client.from('saved_views').insert(view).select(columns).single());
}

export async function updateView(
  client: BrowserClient,
  id: string,
  change: Partial<Pick<SavedView, 'name' | 'query' | 'is_shared'>>,
): Promise<void> {
  requireRow(await unwrap(client.from('saved_views').update(change).eq('id', id).select('id')));
}

export async function deleteView(client: BrowserClient, id: string): Promise<void> {
  await deleteOne(client.from('saved_views').delete().eq('id', id).select('id'));
}

type ViewAlert = Pick<
  Database['public']['Tables']['view_alerts']['Row'],
  'view_id' | 'request' | 'row_key'
>;

/** Finds the user’s own alert of a view. Giving the view another query ends it. */
export function findAlert(client: BrowserClient, id: string): Promise<ViewAlert | null> {
  return unwrap(
    client.from('view_alerts').select('view_id, request, row_key').eq('view_id', id).maybeSingle(),
  );
}

export async function createAlert(client: BrowserClient, alert: ViewAlert): Promise<void> {
  await unwrap(client.from('view_alerts').insert(alert));
}

/** Mails the user about new rows of the view from now on. */
export const followView = (client: BrowserClient, id: string, query: ListQuery): Promise<void> =>
  createAlert(client, {
    view_id: id,
    request: renderListPath(client, query),
    row_key: idOf(query.source),
  });

export async function unfollowView(client: BrowserClient, id: string): Promise<void> {
  await unwrap(client.from('view_alerts').delete().eq('view_id', id));
}
