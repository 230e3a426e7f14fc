import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { maxFollowedRows } from '../../../../../domain/staff/saved-view.ts';
import { useAuth } from '../../../../backend/auth/auth-context.ts';
import { codeOf, uniqueViolation } from '../../../../backend/backend-error.ts';
import { queryKeys } from '../../../../backend/query-keys.ts';
import { useClientQuery } from '../../../../backend/use-client-query.ts';
import { fill } from '../../../../i18n/format.ts';
import { toastError } from '../../../../ui/toast/toast-error.ts';
import { useMessages } from '../../../use-messages.ts';
import { useDescribeError } from '../../actions/use-describe-error.ts';
import type { ListQuery } from '../data/list-source.ts';
import { readCount } from '../data/read-count.ts';
import {
  createAlert,
  createView,
  deleteView,
  findAlert,
  followView,
  hasAlert,
  listViews,
  type SavedView,
  unfollowView,
  updateView,
} from '../data/saved-views.ts';

export type ViewActions = ReturnType<typeof useViews>;

export function useViews(screen: string) {
  const { getClient } = useAuth();
  const messages = useMessages('list').views;
  const { undo: undoLabel } = useMessages('shell');
  const describeError = useDescribeError();
  const queries = useQueryClient();
  const queryKey = queryKeys.list('saved_views', { screen });
  const { data: views = [] } = useClientQuery({
    queryKey,
    queryFn: (client) => listViews(client, screen),
  });

  /** Alerts need a list that can be read completely, to find out which rows are new. */
  async function follow(id: string, query: ListQuery): Promise<boolean> {
    const client = await getClient();
    const { total } = await readCount(client, query, { maxRows: maxFollowedRows });
    if (total < maxFollowedRows) {
      return run(() => followView(client, id, query), messages.followed);
    }
    toastError(fill(messages.tooMany, { count: String(maxFollowedRows) }));
    return false;
  }

  async function run(
    work: () => Promise<unknown>,
    done: string,
    undo?: () => Promise<unknown>,
  ): Promise<boolean> {
    try {
      await work();
      // The views are refetched before success is reported: until then a click on the view would open its former query.
      await queries.invalidateQueries({ queryKey });
      toast.success(done, undo && { action: { label: undoLabel, onClick: () => void undo() } });
      return true;
    } catch (error) {
      const isTaken = codeOf(error) === uniqueViolation;
      toastError(isTaken ? messages.exists : describeError(error, messages.failed));
      await queries.invalidateQueries({ queryKey });
      return false;
    }
  }

  return {
    views,
    save: (name: string, query: string) =>
      run(async () => createView(await getClient(), { screen, name, query }), messages.saved),
    change: (id: string, change: Partial<Pick<SavedView, 'name' | 'is_shared'>>) =>
      run(async () => updateView(await getClient(), id, change), messages.saved),
    /** Changes the query of a view, with undo. The user's alert then covers the new query. */
    replace: async (view: SavedView, query: string, list?: ListQuery) => {
      const client = await getClient();
      const alert = hasAlert(view) ? await findAlert(client, view.id) : null;
      const restore = async () => {
        await updateView(client, view.id, { query: view.query });
        if (alert) await createAlert(client, alert);
      };
      const isDone = await run(
        () => updateView(client, view.id, { query }),
        fill(messages.replaced, { name: view.name }),
        () => run(restore, messages.restored),
      );
      if (isDone && list && hasAlert(view)) await follow(view.id, list);
      return isDone;
    },
    follow,
    unfollow: (id: string) =>
      run(async () => unfollowView(await getClient(), id), messages.unfollowed),
    /** Deletes a view. Undo restores it with the user's alert, but not with the alerts of colleagues. */
    remove: (view: SavedView, list?: ListQuery) => {
      const { id, name, query, is_shared } = view;
      const restore = async () => {
        let restoredView: SavedView | undefined;
        const isDone = await run(async () => {
          restoredView = await createView(await getClient(), { screen, name, query, is_shared });
        }, messages.saved);
        if (isDone && restoredView && list && hasAlert(view)) await follow(restoredView.id, list);
      };
      const done = fill(messages.removed, { name });
      return run(async () => deleteView(await getClient(), id), done, restore);
    },
  };
}
