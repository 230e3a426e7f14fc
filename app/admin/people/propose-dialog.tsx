import { useState } from 'react';
import { fill } from '../../i18n/format.ts';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { TextareaField } from '../../ui/field.tsx';
import type { JobChoice } from '../jobs/data/choices.ts';
import { JobPicker } from '../jobs/job-picker.tsx';
import { DialogButtons } from '../kit/dialog-buttons.tsx';
import { useSubmit } from '../kit/use-submit.ts';
import { useWork } from '../kit/work-context.ts';
import { usePeople } from './people-context.ts';

export type ProposalWish = { jobId: string; message: string };

type ProposeDialogProps = {
  count: number;
  open: boolean;
  onClose: () => void;
  onPropose: (wish: ProposalWish) => Promise<void> | void;
};

/** Asks for a job and a personal message, for one person or many. */
export function ProposeDialog({ count, open, onClose, onPropose }: ProposeDialogProps) {
  const { people, candidates } = usePeople();
  const { jobPicker } = useWork();
  const { propose } = candidates;
  const [job, setJob] = useState<JobChoice>();
  const [error, setError] = useState<string>();
  const { pending, onSubmit } = useSubmit(async (field) => {
    if (!job) return setError(jobPicker.required);
    await onPropose({ jobId: job.id, message: field('message') });
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={count === 1 ? propose.title.one : fill(propose.title.other, { count })}
    >
      <form className="grid gap-4" onSubmit={onSubmit}>
        <p className="text-soft">{propose.text}</p>
        <JobPicker
          chosen={job}
          error={error}
          onChoose={(chosen) => {
            setJob(chosen);
            setError(undefined);
          }}
        />
        <TextareaField
          name="message"
          label={propose.message}
          hint={propose.messageHint}
          rows={4}
          maxLength={5000}
        />
        <DialogFooter>
          <DialogButtons
            cancel={people.cancel}
            submit={pending ? propose.sending : propose.submit}
            disabled={pending}
            onCancel={onClose}
          />
        </DialogFooter>
      </form>
    </Dialog>
  );
}
