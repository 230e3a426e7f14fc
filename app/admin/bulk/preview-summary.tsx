import { type BulkPreview, bulkUndoSeconds } from '../../../domain/bulk/bulk-action.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useDescribeError } from '../kit/actions/use-describe-error.ts';
import { FormAlert } from '../kit/forms/form-alert.tsx';
import { useMessages } from '../use-messages.ts';
import { describeReasons } from './describe-action.ts';
import { countChanged } from './use-bulk-dialog.ts';

type PreviewSummaryProps = {
  preview: BulkPreview | undefined;
  error: unknown;
  /** The part that can be undone: the rows, the rows and their mail, or nothing. Mail waits until that time is over. */
  undo: 'rows' | 'mail' | 'none';
};

export const undoMinutes = bulkUndoSeconds / 60;

/** Shows before an action how many rows it changes, which stay as they are, and how long it can be undone. */
export function PreviewSummary({ preview, error, undo }: PreviewSummaryProps) {
  const bulk = useMessages('bulk');
  const language = useLanguage();
  const describeError = useDescribeError();
  const { preview: messages } = bulk;
  if (error) return <FormAlert>{describeError(error, messages.failed)}</FormAlert>;
  if (!preview) return <p className="text-soft">{messages.counting}</p>;
  const skippedReasons = describeReasons(preview.skipped, { bulk, language });
  return (
    <div role="status" className="grid gap-1.5">
      <p className="font-semibold">
        {fill(messages.count, { count: formatNumber(preview.count, language) })}
      </p>
      {skippedReasons.length > 0 && (
        <>
          <p>
            {fill(messages.affected, { count: formatNumber(countChanged(preview), language) })}{' '}
            {messages.skippedRows}
          </p>
          <ul className="list-disc pl-5 text-amber">
            {skippedReasons.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      {undo !== 'none' && countChanged(preview) > 0 && (
        <p className="text-soft">
          {fill(undo === 'mail' ? messages.undoMail : messages.undo, { minutes: undoMinutes })}
        </p>
      )}
    </div>
  );
}
