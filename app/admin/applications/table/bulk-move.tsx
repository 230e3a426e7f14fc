import { type FormEvent, useState } from 'react';
import {
  fitsStage,
  isDecided,
  maxMeritNoteLength,
  minMeritNoteLength,
  stageTemplate,
} from '../../../../domain/applications/application-move.ts';
import { type Stage, stages } from '../../../../domain/enums.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import type { BulkDialogProps } from '../../bulk/bulk-dialog-props.ts';
import { undoMinutes } from '../../bulk/preview-summary.tsx';
import { useBulkDialog } from '../../bulk/use-bulk-dialog.ts';
import { RulesNotice } from '../../jobs/stage-rules/rules-notice.tsx';
import { FormAlert } from '../../kit/form-alert.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { useDescribeError } from '../../kit/use-describe-error.ts';
import { ReasonField, toRejectReason } from '../../reject-reasons/reason-field.tsx';
import { useMessages } from '../../use-messages.ts';
import { type MailChoice, MailFields, toMail } from '../moves/mail-fields.tsx';
import { FromStages } from './from-stages.tsx';

type Target = Exclude<Stage, 'hired'>;

const openStages = stages.filter((stage): stage is Target => !isDecided(stage));

/** By default nobody is moved backwards and no decision is reverted. */
const earlierThan = (to: Target): Stage[] =>
  to === 'rejected' ? openStages : openStages.slice(0, openStages.indexOf(to));

const choiceFor = (to: Target, when: MailChoice['when']): MailChoice => {
  const template = stageTemplate(to);
  return {
    when: template ? when : 'nothing',
    template: template ?? 'application_message',
    at: '',
    message: '',
  };
};

type BulkMoveProps = BulkDialogProps & {
  /** Asks for a reason and a note, and offers no other stage. */
  isReject?: boolean;
};

/** Moves many applications, or rejects them. It says first what happens to people in other stages. */
export function BulkMove({ target, selection, close, onStarted, isReject = false }: BulkMoveProps) {
  const messages = useMessages('applications');
  const bulk = useMessages('bulk');
  const language = useLanguage();
  const describeError = useDescribeError();
  const [to, setTo] = useState<Target>(isReject ? 'rejected' : 'screening');
  const [from, setFrom] = useState(earlierThan(to));
  const [choice, setChoice] = useState(choiceFor(to, 'now'));
  // The counts by stage do not depend on the target, so that another one is not counted again.
  const counting = { kind: 'move' as const, to: 'new' as const, from: [...stages] };
  const { preview, previewError, start, isStarting } = useBulkDialog(
    { target, selection, work: counting },
    onStarted,
  );
  const moved = from.filter((stage) => stage !== to).map((stage) => preview?.stages?.[stage]);
  const first = moved.find((stage) => stage?.first)?.first ?? undefined;
  const unreachable = moved.reduce((sum, stage) => sum + (stage?.no_address ?? 0), 0);
  const count = moved.reduce((sum, stage) => sum + (stage?.count ?? 0), 0);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const decision = isReject && {
      ...toRejectReason(String(data.get('reason') ?? '')),
      merit_note: String(data.get('merit') ?? ''),
    };
    const work = { kind: 'move' as const, to, from, mail: toMail(choice), ...decision };
    void start({ target, selection, work });
  }

  return (
    <FormDialog
      onClose={close}
      title={isReject ? bulk.reject.title : messages.bulk.move}
      onSubmit={submit}
      cancel={messages.move.cancel}
      submit={fill(isReject ? bulk.reject.submit : messages.bulk.submit, {
        count: formatNumber(count, language),
      })}
      tone={isReject ? 'danger' : 'solid'}
      disabled={isStarting || count === 0}
    >
      {!isReject && (
        <SelectField
          label={messages.columns.stage}
          value={to}
          onChange={(event) => {
            const stage =
              openStages.find((option) => option === event.currentTarget.value) ?? 'screening';
            setTo(stage);
            setFrom(earlierThan(stage));
            setChoice({ ...choiceFor(stage, choice.when), message: choice.message });
          }}
        >
          {openStages.map((stage) => (
            <option key={stage} value={stage}>
              {messages.stages[stage]}
            </option>
          ))}
        </SelectField>
      )}
      {previewError ? (
        <FormAlert>{describeError(previewError, bulk.preview.failed)}</FormAlert>
      ) : (
        <FromStages
          messages={messages}
          counts={preview?.stages}
          to={to}
          from={from}
          onChange={setFrom}
          legend={isReject ? bulk.reject.from : messages.bulk.from}
        />
      )}
      {isReject && (
        <>
          <ReasonField />
          <TextareaField
            name="merit"
            label={messages.move.merit}
            hint={messages.move.meritHint}
            required
            minLength={minMeritNoteLength}
            maxLength={maxMeritNoteLength}
            rows={3}
          />
        </>
      )}
      <RulesNotice jobIds={[...new Set(moved.flatMap((stage) => stage?.jobs ?? []))]} stage={to} />
      <MailFields
        choice={choice}
        onChange={setChoice}
        name={messages.bulk.them}
        language={undefined}
        hasAddress
        fits={(key) => fitsStage(key, { stage: to })}
        previewFor={first}
        nowHint={fill(bulk.preview.undoMail, { minutes: undoMinutes })}
      />
      {choice.when !== 'nothing' && unreachable > 0 && (
        <p className="text-amber">
          {fill(bulk.preview.noAddress, { count: formatNumber(unreachable, language) })}
        </p>
      )}
      {choice.when === 'nothing' && (
        <p className="text-soft">{fill(bulk.preview.undo, { minutes: undoMinutes })}</p>
      )}
    </FormDialog>
  );
}
