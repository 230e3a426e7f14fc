import { type FormEvent, useState } from 'react';
import {
  fitsStage,
  isDecided,
  stageTemplate,
} from '../../../../domain/applications/application-move.ts';
import { type Stage, stages } from '../../../../domain/enums.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { RulesNotice } from '../../jobs/stage-rules/rules-notice.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import type { BulkDialogProps } from '../../kit/list/list-definition.ts';
import type { AdminApplicationsMessages } from '../messages.en.ts';
import { type MailChoice, MailFields } from '../moves/mail-fields.tsx';
import type { ApplicationRow } from './application-row.ts';
import {
  countMoved,
  FromStages,
  findFirst,
  listJobs,
  useSelectedApplications,
} from './from-stages.tsx';
import { bulkUndoSeconds, type MoveAllOptions, moveAll } from './move-all.ts';

// A decision needs a merit note for each person, so it is not available in bulk.
const choices: Stage[] = stages.filter((stage) => !isDecided(stage));

/** By default nobody is moved backwards and no decision is reverted. */
const earlierThan = (to: Stage) => choices.slice(0, choices.indexOf(to));

type BulkMoveProps = BulkDialogProps<ApplicationRow> & { messages: AdminApplicationsMessages };

export function BulkMove({ messages, walk, proceed, cancel }: BulkMoveProps) {
  const language = useLanguage();
  const selectedApplications = useSelectedApplications(walk);
  const [to, setTo] = useState<Stage>('screening');
  const [from, setFrom] = useState(earlierThan(to));
  const [choice, setChoice] = useState<MailChoice>({
    when: 'now',
    template: 'application_stage_screening',
    at: '',
    message: '',
  });

  const first = selectedApplications && findFirst(selectedApplications, from, to);
  const undo = { seconds: bulkUndoSeconds };

  const describe: MoveAllOptions['describe'] = ({ isNow, cancelled, unreachable }) => [
    ...(cancelled > 0
      ? [fill(messages.bulk.mailsCancelled, { count: formatNumber(cancelled, language) })]
      : []),
    ...(isNow ? [fill(messages.bulk.mailsLeave, undo)] : []),
    ...(unreachable > 0
      ? [fill(messages.bulk.rulesSkipped, { count: formatNumber(unreachable, language) })]
      : []),
  ];

  function submit(event: FormEvent) {
    event.preventDefault();
    const count = selectedApplications && countMoved(selectedApplications, from, to);
    proceed({ ...moveAll({ from, to, choice, describe }), count });
  }

  return (
    <FormDialog
      onClose={cancel}
      title={messages.bulk.move}
      onSubmit={submit}
      cancel={messages.move.cancel}
      submit={messages.move.confirm}
    >
      <SelectField
        label={messages.columns.stage}
        value={to}
        onChange={(event) => {
          const stage =
            choices.find((option) => option === event.currentTarget.value) ?? 'screening';
          setTo(stage);
          setFrom(earlierThan(stage));
          const template = stageTemplate(stage);
          setChoice({
            ...choice,
            when: template ? choice.when : 'nothing',
            template: template ?? 'application_message',
          });
        }}
      >
        {choices.map((stage) => (
          <option key={stage} value={stage}>
            {messages.stages[stage]}
          </option>
        ))}
      </SelectField>
      <FromStages
        messages={messages}
        counts={selectedApplications?.counts}
        to={to}
        from={from}
        onChange={setFrom}
      />
      <RulesNotice
        jobIds={selectedApplications ? listJobs(selectedApplications, from, to) : []}
        stage={to}
      />
      <MailFields
        choice={choice}
        onChange={setChoice}
        name={messages.bulk.them}
        language={undefined}
        hasAddress
        fits={(key) => fitsStage(key, { stage: to })}
        previewFor={first}
        nowHint={fill(messages.bulk.nowHint, undo)}
      />
    </FormDialog>
  );
}
