import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { BulkCall, BulkPreview } from '../../../domain/bulk/bulk-action.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { codeOf } from '../../backend/backend-error.ts';
import { useClientQuery } from '../../backend/use-client-query.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toastError } from '../../ui/toast/toast-error.ts';
import { useDescribeError } from '../kit/actions/use-describe-error.ts';
import { useMessages } from '../use-messages.ts';
import { bulkKey, previewBulkAction, startBulkAction } from './data/actions.ts';
import { countAll } from './describe-action.ts';

/** The number of rows that an action would change. */
export const countChanged = ({ count, skipped }: BulkPreview): number => count - countAll(skipped);

/**
 * Counts what an action would do, and starts it on exactly the rows that were counted; the panel of the back office
 * then shows it on every screen. If other rows match by then, it says so and counts again.
 */
export function useBulkDialog(previewed: BulkCall | undefined, onStarted: () => void) {
  const { preview: messages } = useMessages('bulk');
  const language = useLanguage();
  const describeError = useDescribeError();
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const [isStarting, setStarting] = useState(false);
  const opened = useRef(crypto.randomUUID());
  const { data, error, refetch } = useClientQuery<BulkPreview | null>({
    queryKey: [...bulkKey, 'preview', opened.current, previewed],
    queryFn: (client) => (previewed ? previewBulkAction(client, previewed) : null),
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const preview = data ?? undefined;

  const start = async (call: BulkCall) => {
    if (isStarting || !preview) return;
    setStarting(true);
    try {
      await startBulkAction(await getClient(), { ...call, version: preview.version });
      await queries.invalidateQueries({ queryKey: bulkKey });
      onStarted();
    } catch (error) {
      if (codeOf(error) !== 'conflict')
        return void toastError(describeError(error, messages.failed));
      const { data: next } = await refetch();
      toastError(
        fill(messages.changed, {
          count: formatNumber(next?.count ?? 0, language),
          before: formatNumber(preview.count, language),
        }),
      );
    } finally {
      setStarting(false);
    }
  };

  /** Nothing can be started before it was counted, or if it would change nothing. */
  const isDisabled = isStarting || !preview || countChanged(preview) <= 0;

  return { preview, previewError: error, start, isStarting, isDisabled };
}
