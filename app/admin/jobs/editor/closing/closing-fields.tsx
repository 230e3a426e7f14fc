import type { ReactNode } from 'react';
import { undecidedStages } from '../../../../../domain/jobs/job-closing.ts';
import { formatPlural } from '../../../../i18n/format-plural.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { useMessages } from '../../../use-messages.ts';
import type { StageCounts } from '../../data/closing.ts';
import type { ClosingDraft, ClosingError } from './closing-draft.ts';
import { Radio } from './radio.tsx';
import { RejectionFields } from './rejection-fields.tsx';

export type ClosingFieldsProps = {
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
      {draft.isRejecting && <RejectionFields {...props} />}
    </>
  );
}
