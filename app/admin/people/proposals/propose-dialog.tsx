import { type ReactNode, useState } from 'react';
import { maxMessageLength } from '../../../../domain/limits.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import type { JobChoice } from '../../jobs/data/choices.ts';
import { JobPicker } from '../../jobs/job-picker.tsx';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { useMessages } from '../../use-messages.ts';

type ProposalInput = { jobId: string; message: string };

type ProposeDialogProps = {
  count: number;
  open: boolean;
  onClose: () => void;
  onPropose: (input: ProposalInput) => Promise<void> | void;
  onChooseJob?: (jobId: string | undefined) => void;
  disabled?: boolean;
  /** Describes the effect of the dialog. */
  children?: ReactNode;
};

/** Asks for a job and a personal message, for one person or many. */
export function ProposeDialog(props: ProposeDialogProps) {
  const { count, open, onClose, onPropose, onChooseJob, disabled = false, children } = props;
  const people = useMessages('people');
  const candidates = useMessages('candidates');
  const jobPicker = useMessages('jobPicker');
  const language = useLanguage();
  const { propose } = candidates;
  const [job, setJob] = useState<JobChoice>();
  const [error, setError] = useState<string>();
  const { pending, onSubmit } = useSubmit(async (field) => {
    if (!job) return setError(jobPicker.required);
    await onPropose({ jobId: job.id, message: field('message') });
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={formatPlural(propose.title, count, language)}
      onSubmit={onSubmit}
      cancel={people.cancel}
      submit={pending ? propose.sending : propose.submit}
      disabled={pending || disabled}
    >
      <p className="text-soft">{propose.text}</p>
      <JobPicker
        chosen={job}
        error={error}
        onChoose={(chosen) => {
          setJob(chosen);
          setError(undefined);
          onChooseJob?.(chosen?.id);
        }}
      />
      {children}
      <TextareaField
        name="message"
        label={propose.message}
        hint={propose.messageHint}
        rows={4}
        maxLength={maxMessageLength}
      />
    </FormDialog>
  );
}
