import { useState } from 'react';
import { fill } from '../../../i18n/format.ts';
import { addToJob, undoAddToJob } from '../../candidates/data.ts';
import type { JobChoice } from '../../jobs/data/choices.ts';
import { JobPicker, useJobName } from '../../jobs/job-picker.tsx';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { useMessages } from '../../use-messages.ts';
import { usePersonMutation } from '../use-person-mutation.ts';

type AddToJobDialogProps = {
  person: { id: string; name: string };
  open: boolean;
  onClose: () => void;
};

export function AddToJobDialog({ person, open, onClose }: AddToJobDialogProps) {
  const people = useMessages('people');
  const candidates = useMessages('candidates');
  const jobPicker = useMessages('jobPicker');
  const { add } = candidates;
  const nameJob = useJobName();
  const mutate = usePersonMutation();
  const [job, setJob] = useState<JobChoice>();
  const [error, setError] = useState<string>();
  const { pending, onSubmit } = useSubmit(async () => {
    if (!job) return setError(jobPicker.required);
    let applicationId: string | undefined;
    const isAdded = await mutate({
      done: fill(add.done, { name: person.name, job: nameJob(job) }),
      work: async (client) => {
        applicationId = await addToJob(client, person.id, job.id);
      },
      undo: async (client) => applicationId && undoAddToJob(client, applicationId),
    });
    if (!isAdded) return;
    setJob(undefined);
    onClose();
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={fill(add.title, { name: person.name })}
      onSubmit={onSubmit}
      cancel={people.cancel}
      submit={add.submit}
      disabled={pending}
    >
      <p className="text-soft">{add.text}</p>
      <JobPicker
        chosen={job}
        error={error}
        onChoose={(chosen) => {
          setJob(chosen);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
