import { maxMeritNoteLength } from '../../../../../domain/applications/application-move.ts';
import { undecidedStages } from '../../../../../domain/jobs/job-closing.ts';
import { maxMessageLength } from '../../../../../domain/limits.ts';
import { fill } from '../../../../i18n/format.ts';
import { CheckboxField, InputField } from '../../../../ui/fields/field.tsx';
import { TextareaField } from '../../../../ui/fields/textarea-field.tsx';
import { EndedInterviewsNotice } from '../../../interviews/coming-interviews-notice.tsx';
import { defaultSendAt, SendAtField } from '../../../kit/forms/send-at-field.tsx';
import { useMessages } from '../../../use-messages.ts';
import type { ClosingFieldsProps } from './closing-fields.tsx';
import { Radio } from './radio.tsx';

/** The fields of a dialog that closes a job: which applicants are rejected, for which reason, and with which mail. */
export function RejectionFields(props: ClosingFieldsProps) {
  const { draft, onChange, counts, interviewees, rejected, errors, preview } = props;
  const ended = draft.stages.reduce((sum, stage) => sum + (interviewees[stage] ?? 0), 0);
  const editing = useMessages('editing');
  const { close: messages } = useMessages('jobEditor');
  const toggle = (stage: (typeof undecidedStages)[number]) =>
    onChange({
      stages: draft.stages.includes(stage)
        ? draft.stages.filter((other) => other !== stage)
        : [...draft.stages, stage],
    });
  return (
    <>
      <fieldset className="grid gap-1.5">
        <legend className="pb-1 font-semibold">{messages.which}</legend>
        {undecidedStages
          .filter((stage) => counts[stage])
          .map((stage) => (
            <CheckboxField
              key={stage}
              label={`${messages.stages[stage]} (${counts[stage]})`}
              checked={draft.stages.includes(stage)}
              onChange={() => toggle(stage)}
            />
          ))}
      </fieldset>
      <EndedInterviewsNotice count={ended} />
      <TextareaField
        label={messages.merit}
        hint={messages.meritHint}
        error={errors.has('merit') && messages.meritMissing}
        rows={3}
        maxLength={maxMeritNoteLength}
        value={draft.merit}
        onChange={(event) => onChange({ merit: event.target.value })}
      />
      <fieldset className="grid gap-2">
        <legend className="pb-1 font-semibold">{messages.mail}</legend>
        <Radio
          name="mail"
          label={messages.mailNow}
          checked={draft.mail === 'now'}
          onChoose={() => onChange({ mail: 'now' })}
        />
        <Radio
          name="mail"
          label={messages.mailLater}
          checked={draft.mail === 'later'}
          onChoose={() =>
            onChange({ mail: 'later', sendAfter: draft.sendAfter || defaultSendAt() })
          }
        />
        <Radio
          name="mail"
          label={messages.mailNothing}
          hint={draft.mail === 'nothing' && messages.mailNothingHint}
          checked={draft.mail === 'nothing'}
          onChoose={() => onChange({ mail: 'nothing' })}
        />
      </fieldset>
      {draft.mail === 'later' && (
        <SendAtField
          label={messages.sendAfter}
          error={errors.has('sendAfter') && messages.sendAfterMissing}
          value={draft.sendAfter}
          onChange={(sendAfter) => onChange({ sendAfter })}
        />
      )}
      {draft.mail !== 'nothing' && (
        <TextareaField
          label={messages.message}
          hint={messages.messageHint}
          rows={3}
          maxLength={maxMessageLength}
          value={draft.message}
          onChange={(event) => onChange({ message: event.target.value })}
        />
      )}
      {draft.mail !== 'nothing' && rejected > 0 && preview}
      {rejected > 0 && (
        <InputField
          label={fill(messages.confirm, { count: rejected })}
          error={errors.has('confirmation') && editing.errors.required}
          inputMode="numeric"
          autoComplete="off"
          value={draft.confirmation}
          onChange={(event) => onChange({ confirmation: event.target.value })}
        />
      )}
    </>
  );
}
