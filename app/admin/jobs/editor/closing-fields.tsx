import { type ReactNode, useId } from 'react';
import { maxMeritNoteLength } from '../../../../domain/applications/application-move.ts';
import { undecidedStages } from '../../../../domain/jobs/job-closing.ts';
import { maxMessageLength } from '../../../../domain/limits.ts';
import { fill } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { CheckboxField, InputField } from '../../../ui/fields/field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { EndedInterviewsNotice } from '../../interviews/coming-interviews-notice.tsx';
import { defaultSendAt, SendAtField } from '../../kit/forms/send-at-field.tsx';
import { useMessages } from '../../use-messages.ts';
import type { StageCounts } from '../data/editor.ts';
import type { ClosingDraft, ClosingError } from './closing-draft.ts';

type ClosingFieldsProps = {
  draft: ClosingDraft;
  onChange: (changes: Partial<ClosingDraft>) => void;
  counts: StageCounts;
  /** Applicants with a coming interview, by stage. */
  interviewees: StageCounts;
  waiting: number;
  rejected: number;
  errors: Set<ClosingError>;
  /** A preview of the mail to one of the rejected applicants. */
  preview: ReactNode;
};

export function ClosingFields(props: ClosingFieldsProps) {
  const { draft, onChange, counts, waiting } = props;
  const { close: messages } = useMessages('jobEditor');
  const language = useLanguage();
  const present = undecidedStages.filter((stage) => counts[stage]);
  return (
    <>
      <div className="grid gap-1.5">
        <p className="font-semibold">{formatPlural(messages.waiting, waiting, language)}</p>
        <ul className="flex flex-wrap gap-2">
          {present.map((stage) => (
            <li key={stage} className="rounded-full bg-wool px-3 py-0.5">
              {messages.stages[stage]} <b className="tabular-nums">{counts[stage]}</b>
            </li>
          ))}
        </ul>
      </div>
      <fieldset className="grid gap-2.5">
        <legend className="pb-1.5 font-semibold">{messages.what}</legend>
        <Radio
          name="what"
          label={messages.leave}
          hint={messages.leaveHint}
          checked={!draft.isRejecting}
          onChoose={() => onChange({ isRejecting: false })}
        />
        <Radio
          name="what"
          label={messages.reject}
          hint={messages.rejectHint}
          checked={draft.isRejecting}
          onChoose={() => onChange({ isRejecting: true })}
        />
      </fieldset>
      {draft.isRejecting && <Rejection {...props} />}
    </>
  );
}

function Rejection(props: ClosingFieldsProps) {
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

type RadioProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChoose: () => void;
};

function Radio({ name, label, hint, checked, onChoose }: RadioProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
      <input
        id={id}
        type="radio"
        name={name}
        className="mt-0.5 size-5 min-h-0! accent-primary"
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={checked}
        onChange={onChoose}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="col-start-2 text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
