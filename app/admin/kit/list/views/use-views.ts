import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { useAuth } from '../../../../backend/auth/auth-context.ts';
import { codeOf, uniqueViolation } from '../../../../backend/backend-error.ts';
import { queryKeys } from '../../../../backend/query-keys.ts';
import { useClientQuery } from '../../../../backend/use-client-query.ts';
import { fill } from '../../../../i18n/format.ts';
import { toastError } from '../../../../ui/toast/toast-error.ts';
import { useMessages } from '../../../use-messages.ts';
import { useDescribeError } from '../../use-describe-error.ts';
import {
  createView,
  deleteView,
  listViews,
  type SavedView,
  updateView,
} from '../data/saved-views.ts';

export type ViewActions = ReturnType<typeof useViews>;

export function useViews(screen: string) {
  const { getClient } = useAuth();
  const messages = useMessages('list').views;
  const describeError = useDescribeError();
  const queries = useQueryClient();
  const queryKey = queryKeys.list('saved_views', { screen });
  const { data: views = [] } = useClientQuery({
    queryKey,
    queryFn: (client) => listViews(client, screen),
  });

  async function run(work: () => Promise<unknown>, done: string): Promise<boolean> {
    try {
      await work();
      toast.success(done);
      return true;
    } catch (error) {
      const isTaken = codeOf(error) === uniqueViolation;
      toastError(isTaken ? messages.exists : describeError(error, messages.failed));
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey });
    }
  }

  return {
    views,
    save: (name: string, query: string) =>
      run(async () => createView(await getClient(), { screen, name, query }), messages.saved),
    change: (id: string, change: Partial<Pick<SavedView, 'name' | 'query' | 'is_shared'>>) =>
      run(async () => updateView(await getClient(), id, change), messages.saved),
    remove: ({ id, name }: SavedView) =>
      run(async () => deleteView(await getClient(), id), fill(messages.removed, { name })),
  };
}
