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
import { SelectField } from '../../../ui/fields/field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import type { BulkDialogProps } from '../../bulk/bulk-dialog-props.ts';
import { undoMinutes } from '../../bulk/preview-summary.tsx';
import { useBulkDialog } from '../../bulk/use-bulk-dialog.ts';
import { EndedInterviewsNotice } from '../../interviews/coming-interviews-notice.tsx';
import { RulesNotice } from '../../jobs/stage-rules/rules-notice.tsx';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { FormAlert } from '../../kit/forms/form-alert.tsx';
import { ReasonField, toRejectReason } from '../../reject-reasons/reason-field.tsx';
import { useSharedTemplate } from '../../stage-templates/data/chosen-template.ts';
import { type StageOption, useStages } from '../../stage-templates/use-stages.ts';
import { useMessages } from '../../use-messages.ts';
import { type MailChoice, toMail } from '../moves/mail-choice.ts';
import { MailFields } from '../moves/mail-fields.tsx';
import { FromStages } from './from-stages.tsx';
import { openStages, suggestStage, type Target } from './suggest-stage.ts';

const targets: Target[] = [...openStages, 'rejected'];

/** By default nobody is moved backwards and no decision is reverted. */
const earlierThan = (to: Target): Stage[] =>
  to === 'rejected' ? openStages : openStages.slice(0, openStages.indexOf(to));

const choiceFor = (to: Target, timing: MailChoice['timing']): MailChoice => {
  const template = stageTemplate(to);
  return {
    timing: template ? timing : 'never',
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
  const [chosenTo, setTo] = useState<Target>();
  const [chosen, setChosen] = useState<string>();
  const [chosenFrom, setFrom] = useState<Stage[]>();
  const [chosenMail, setChoice] = useState<MailChoice>();
  // The counts by stage do not depend on the target, so that another one is not counted again.
  const counting = { kind: 'move' as const, to: 'new' as const, from: [...stages] };
  const { preview, previewError, start, isStarting } = useBulkDialog(
    { target, selection, work: counting },
    onStarted,
  );
  const to = chosenTo ?? (isReject ? 'rejected' : suggestStage(preview?.stages));
  const from = chosenFrom ?? earlierThan(to);
  const choice = chosenMail ?? choiceFor(to, 'now');
  const jobs = [...new Set(Object.values(preview?.stages ?? {}).flatMap((stage) => stage.jobs))];
  const { templateId = null } = useSharedTemplate(jobs);
  const options = useStages()
    .listStages(templateId)
    .filter(({ stage }) => (isReject ? stage === 'rejected' : !isDecided(stage)));
  const ofStage = options.filter(({ stage }) => stage === to);
  const option = ofStage.find(({ key }) => key === chosen) ?? ofStage[0];
  // A step after the first one also takes people from the first step of its stage.
  const isWithin = option !== ofStage[0];
  const moved = from
    .filter((stage) => isWithin || stage !== to)
    .map((stage) => preview?.stages?.[stage]);
  const first = moved.find((stage) => stage?.first)?.first ?? undefined;
  const unreachable = moved.reduce((sum, stage) => sum + (stage?.no_address ?? 0), 0);
  const interviews = moved.reduce((sum, stage) => sum + (stage?.interviews ?? 0), 0);
  const count = moved.reduce((sum, stage) => sum + (stage?.count ?? 0), 0);

  function choose({ key, stage }: StageOption) {
    const target = targets.find((option) => option === stage) ?? 'screening';
    const isFirst = options.find((other) => other.stage === stage)?.key === key;
    setTo(target);
    setChosen(key);
    setFrom(isFirst ? earlierThan(target) : [...earlierThan(target), target]);
    setChoice({ ...choiceFor(target, choice.timing), message: choice.message });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const decision = isReject && {
      ...toRejectReason(String(data.get('reason') ?? '')),
      merit_note: String(data.get('merit') ?? ''),
    };
    const to_step = option?.stepId ?? undefined;
    const work = { kind: 'move' as const, to, to_step, from, mail: toMail(choice), ...decision };
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
      {(!isReject || options.length > 1) && (
        <SelectField
          label={messages.columns.stage}
          value={option?.key}
          onChange={(event) => {
            const chosenOption = options.find(({ key }) => key === event.currentTarget.value);
            if (chosenOption) choose(chosenOption);
          }}
        >
          {options.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
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
          to={isWithin ? undefined : to}
          name={option?.name ?? messages.stages[to]}
          from={from}
          onChange={setFrom}
          legend={isReject ? bulk.reject.from : messages.bulk.whoToMove}
        />
      )}
      {isReject && (
        <>
          <EndedInterviewsNotice count={interviews} />
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
      {choice.timing !== 'never' && unreachable > 0 && (
        <p className="text-amber">
          {fill(bulk.preview.noAddress, { count: formatNumber(unreachable, language) })}
        </p>
      )}
      {choice.timing === 'never' && (
        <p className="text-soft">{fill(bulk.preview.undo, { minutes: undoMinutes })}</p>
      )}
    </FormDialog>
  );
}
