import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { useClientQuery } from '../../backend/use-client-query.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePendingAction } from '../kit/actions/use-pending-action.ts';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx';
import { useMessages } from '../use-messages.ts';
import { countDemoContent, removeDemoContent } from './data.ts';

type DemoDialogProps = { onRemoved: () => void; onClose: () => void };

/** Lists the demo content by kind before it is removed permanently. */
export function DemoDialog({ onRemoved, onClose }: DemoDialogProps) {
  const { demo: t } = useMessages('goLive');
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const language = useLanguage();
  const { pending, run } = usePendingAction();
  const { data } = useClientQuery({
    queryKey: ['demo-content'],
    queryFn: countDemoContent,
    gcTime: 0,
  });
  const kinds: Record<string, string> = t.kinds;

  const submit = () =>
    run(async () => {
      await removeDemoContent(await getClient());
      toast.success(t.done);
      onClose();
      onRemoved();
      // All queries are refetched, because the removal changes every list and figure.
      await queries.invalidateQueries();
    });

  return (
    <ConfirmDialog messages={t} pending={pending || !data} onSubmit={submit} onClose={onClose}>
      {data ? (
        <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
          {data.counts.map(({ kind, rows }) => (
            <div key={kind} className="contents">
              <dt>{kinds[kind] ?? kind}</dt>
              <dd className="text-right tabular-nums">{formatNumber(rows, language)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Skeleton className="h-48" />
      )}
    </ConfirmDialog>
  );
}
