import { type FormEvent, useState } from 'react';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { JobChoice } from '../../jobs/data/choices.ts';
import { JobPicker } from '../../jobs/job-picker.tsx';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useMessages } from '../../use-messages.ts';
import type { BulkDialogProps } from '../bulk-dialog-props.ts';
import { PreviewSummary } from '../preview-summary.tsx';
import { useBulkDialog } from '../use-bulk-dialog.ts';

/** Adds everybody who is selected to one job. */
export function BulkAddToJobDialog({
  target,
  selection,
  count,
  close,
  onStarted,
}: BulkDialogProps) {
  const bulk = useMessages('bulk');
  const jobPicker = useMessages('jobPicker');
  const language = useLanguage();
  const [job, setJob] = useState<JobChoice>();
  const [error, setError] = useState<string>();
  const call = job && {
    target,
    selection,
    work: { kind: 'add_to_job' as const, job_id: job.id },
  };
  const { preview, previewError, start, isDisabled } = useBulkDialog(call, onStarted);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (call) void start(call);
    else setError(jobPicker.required);
  }
  return (
    <FormDialog
      onClose={close}
      title={fill(bulk.addToJob.title, { count: formatNumber(count, language) })}
      onSubmit={submit}
      cancel={bulk.cancel}
      submit={bulk.addToJob.submit}
      disabled={job !== undefined && isDisabled}
    >
      <JobPicker
        chosen={job}
        error={error}
        onChoose={(chosen) => {
          setJob(chosen);
          setError(undefined);
        }}
      />
      {job && <PreviewSummary preview={preview} error={previewError} undo="rows" />}
    </FormDialog>
  );
}
