import { type FormEvent, useId, useState } from 'react';
import {
  fitsStage,
  movedTemplate,
  stageTemplate,
} from '../../../../domain/applications/application-move.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { BounceNotice } from '../../conversations/bounce-notice.tsx';
import { ComingInterviewsNotice } from '../../interviews/coming-interviews-notice.tsx';
import { JobPicker } from '../../jobs/job-picker.tsx';
import { RulesNotice } from '../../jobs/stage-rules/rules-notice.tsx';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { ReasonField } from '../../reject-reasons/reason-field.tsx';
import { useStages } from '../../stage-templates/use-stages.ts';
import { useMessages } from '../../use-messages.ts';
import { findApplication } from '../data/application.ts';
import { usePanelQuery } from '../data/use-panel-query.ts';
import { jobOf, nameOf } from '../describe.ts';
import type { FailedMove } from './describe-move.ts';
import { FailedMoveNotice } from './failed-move-notice.tsx';
import { focusInvalidField } from './focus-invalid-field.ts';
import { InterviewRequestNotice } from './interview-request-notice.tsx';
import type { MailChoice } from './mail-choice.ts';
import { MailFields } from './mail-fields.tsx';
import { MeritField } from './merit-field.tsx';
import { type MoveInput, moveDraftKeys, readMoveInput } from './move-input.ts';
import type { PendingMove } from './moves-context.ts';

type MoveDialogProps = {
  pendingMove: PendingMove;
  /** The input of an earlier try that failed. */
  input?: MoveInput;
  failedMove?: FailedMove;
  isMoving: boolean;
  onMove: (input: MoveInput) => void;
  onCancel: () => void;
};

/**
 * Every move asks whether to notify the applicant: now, later or not at all. Enter confirms the
 * selection.
 */
export function MoveDialog(props: MoveDialogProps) {
  const { pendingMove, input, failedMove, isMoving, onMove, onCancel } = props;
  const { card, to, toStep, toJob = false } = pendingMove;
  const messages = useMessages('applications');
  const jobPicker = useMessages('jobPicker');
  const language = useLanguage();
  const id = useId();
  const { data: application } = usePanelQuery(card.id, 'row', findApplication);
  // Applicants know the six stages only, so that a move within one is no news for them.
  const isWithinStage = to === card.stage && !toJob;
  const stageName = useStages().nameStage({ stage: to, stepId: toStep });
  const template = toJob ? movedTemplate : isWithinStage ? undefined : stageTemplate(to);
  const draftKeys = moveDraftKeys(pendingMove);
  const [message, setMessage] = useDraft(draftKeys.message, input?.choice.message);
  const [merit, setMerit] = useDraft(draftKeys.merit, input?.merit);
  const [choice, setChoice] = useState<MailChoice>(
    input?.choice ?? {
      timing: template ? 'now' : 'never',
      template: template ?? 'application_message',
      at: '',
      message,
    },
  );
  const [job, setJob] = useState(input?.job);
  const [jobError, setJobError] = useState<string>();
  const [invalid, setInvalid] = useState<string[]>([]);
  const { missing } = messages.move;
  const errorOf = (field: keyof typeof missing) =>
    invalid.includes(field) ? missing[field] : undefined;
  const isReject = to === 'rejected' && !toJob && !isWithinStage;
  const isHire = to === 'hired' && !toJob && !isWithinStage;
  const name = nameOf(card, messages);
  // The failed move has no card if the application was withdrawn, deleted or moved: there is nothing to retry then.
  const canRetry = !failedMove || failedMove.card !== undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const invalidFields = focusInvalidField(event.currentTarget);
    setInvalid(invalidFields);
    if (toJob && !job) return setJobError(jobPicker.required);
    if (invalidFields.length > 0) return;
    onMove(readMoveInput(event.currentTarget, pendingMove, { choice, job }));
  }

  function chooseTitle(): string {
    if (toJob) return messages.move.jobTitle;
    if (isReject) return messages.move.rejectTitle;
    if (isHire) return messages.move.hireTitle;
    return fill(messages.move.title, { stage: stageName });
  }

  return (
    <FormDialog
      onClose={onCancel}
      title={chooseTitle()}
      id={id}
      onSubmit={submit}
      onInput={({ target }) => {
        const name = target instanceof Element && target.getAttribute('name');
        if (name) setInvalid((fields) => fields.filter((field) => field !== name));
      }}
      noValidate
      cancel={messages.move.cancel}
      submit={isReject ? messages.move.reject : isHire ? messages.move.hire : messages.move.confirm}
      tone={isReject ? 'danger' : 'solid'}
      disabled={isMoving || !canRetry}
    >
      <p className="wrap-anywhere text-soft">
        {fill(messages.move.about, { name, job: jobOf(card, language, messages) })}
      </p>
      {isReject && <InterviewRequestNotice applicationId={card.id} name={name} />}
      {(isReject || isHire || toJob) && (
        <ComingInterviewsNotice applicationId={card.id} effect={isHire ? 'kept' : 'ended'} />
      )}
      {!isWithinStage && (
        <RulesNotice
          jobIds={[job?.id ?? card.jobId]}
          stage={to}
          canMail={!application || application.email !== null}
        />
      )}
      {toJob && (
        <>
          <JobPicker
            withClosed
            except={card.jobId}
            chosen={job}
            error={jobError}
            onChoose={(choice) => {
              setJob(choice);
              setJobError(undefined);
            }}
          />
          <p className="text-soft">{fill(messages.move.jobHint, { stage: stageName })}</p>
        </>
      )}
      {isReject && <ReasonField error={errorOf('reason')} defaultValue={input?.reason} />}
      {(isReject || isHire) && (
        <MeritField error={errorOf('merit')} defaultValue={merit} onChange={setMerit} />
      )}
      <MailFields
        choice={choice}
        onChange={(newChoice) => {
          setChoice(newChoice);
          setMessage(newChoice.message);
        }}
        name={name.split(' ')[0] ?? name}
        language={application?.language}
        hasAddress={!application || application.email !== null}
        fits={(key) => fitsStage(key, { stage: to, isMovedToJob: toJob })}
        previewFor={{ id: card.id }}
        jobId={job?.id}
        errors={{ send_at: errorOf('send_at'), message: errorOf('message') }}
      />
      {choice.timing !== 'never' && application && (
        <BounceNotice personId={application.personId} address={application.email} />
      )}
      {failedMove && <FailedMoveNotice failedMove={failedMove} applicationId={card.id} />}
    </FormDialog>
  );
}
