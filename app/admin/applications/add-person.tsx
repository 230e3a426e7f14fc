import { useState } from 'react';
import { toast } from 'sonner';
import type { FormFailure } from '../../../domain/forms/form-error.ts';
import { languages } from '../../../domain/language.ts';
import { maxNameLength } from '../../../domain/limits.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { BackendError } from '../../backend/backend-error.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { CheckboxField, FileField, InputField, SelectField } from '../../ui/fields/field.tsx';
import { toastError } from '../../ui/toast/toast-error.ts';
import type { JobChoice } from '../jobs/data/choices.ts';
import { JobPicker } from '../jobs/job-picker.tsx';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { useMessages } from '../use-messages.ts';
import { addApplication } from './data/moves.ts';
import { useJobChoice } from './data/use-choices.ts';
import type { AdminApplicationsMessages } from './messages.en.ts';
import { describeMoveError } from './moves/describe-move.ts';
import { useMoves } from './moves/moves-context.ts';

type AddPersonProps = {
  /** The job that the board is filtered by, if any. */
  job: string | undefined;
  onClose: () => void;
  onAdded: (id: string) => void;
};

/** Adds a person who did not apply on the site: name, job, and an optional e-mail address and CV. */
export function AddPerson({ job: shown, onClose, onAdded }: AddPersonProps) {
  const messages = useMessages('applications');
  const jobPicker = useMessages('jobPicker');
  const language = useLanguage();
  const { getClient } = useAuth();
  const { refresh } = useMoves();
  const [fieldErrors, setFieldErrors] = useState<FormFailure['fields']>();
  // Undefined until the user chooses, while the job of the board is selected; null once the user has cleared it.
  const [pickedJob, setPickedJob] = useState<JobChoice | null>();
  const { data: shownJob } = useJobChoice(shown);
  const job = (pickedJob === undefined ? shownJob : pickedJob) ?? undefined;
  const [jobError, setJobError] = useState<string>();
  const { pending, onSubmit } = useSubmit(async (fields, form) => {
    setFieldErrors(undefined);
    if (!job) return setJobError(jobPicker.required);
    const data = new FormData(form);
    data.set('job_id', job.id);
    try {
      const { id } = await addApplication(await getClient(), data);
      const name = `${fields('first_name')} ${fields('last_name')}`.trim();
      toast(fill(messages.add.added, { name }));
      onAdded(id);
      await refresh([id]).catch(() => undefined);
    } catch (error) {
      if (isRejectedByField(error)) setFieldErrors(error.fieldErrors);
      else toastError(fill(messages.add.failed, { error: describeMoveError(error, messages) }));
    }
  });
  const errorOf = (name: string) => describeFieldError(name, fieldErrors, messages.add);

  return (
    <FormDialog
      onClose={onClose}
      title={messages.add.title}
      onSubmit={onSubmit}
      cancel={messages.move.cancel}
      submit={messages.add.save}
      disabled={pending}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField
          name="first_name"
          label={messages.add.firstName}
          required
          maxLength={maxNameLength}
          autoComplete="off"
        />
        <InputField
          name="last_name"
          label={messages.add.lastName}
          required
          maxLength={maxNameLength}
          autoComplete="off"
        />
      </div>
      <InputField
        name="email"
        type="email"
        label={messages.add.email}
        hint={messages.add.emailHint}
        autoComplete="off"
        error={errorOf('email')}
      />
      <JobPicker
        withClosed
        chosen={job}
        error={jobError ?? errorOf('job_id')}
        onChoose={(chosen) => {
          setPickedJob(chosen ?? null);
          setJobError(undefined);
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField
          name="phone"
          type="tel"
          label={messages.add.phone}
          autoComplete="off"
          error={errorOf('phone')}
        />
        <SelectField name="language" label={messages.add.language} defaultValue={language}>
          {languages.map((code) => (
            <option key={code} value={code}>
              {messages.languages[code]}
            </option>
          ))}
        </SelectField>
      </div>
      <FileField
        name="cv"
        choose={messages.add.chooseFile}
        noFile={messages.add.noFile}
        label={messages.add.cv}
        hint={messages.add.cvHint}
        error={errorOf('cv')}
        accept=".pdf,.docx,.odt,.rtf,.txt"
      />
      <CheckboxField name="tell" label={messages.add.tell} defaultChecked />
    </FormDialog>
  );
}

function describeFieldError(
  name: string,
  fieldErrors: FormFailure['fields'],
  { exists, errors: errorMessages }: AdminApplicationsMessages['add'],
): string | undefined {
  const code = fieldErrors?.[name];
  if (!code) return undefined;
  if (name === 'email' && code === 'choice_invalid') return exists;
  return Object.entries(errorMessages).find(([key]) => key === code)?.[1] ?? errorMessages.other;
}

const isRejectedByField = (error: unknown): error is BackendError =>
  error instanceof BackendError && Object.keys(error.fieldErrors).length > 0;
