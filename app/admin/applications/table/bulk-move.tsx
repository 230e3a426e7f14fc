import { type FormEvent, useState } from 'react';
import { type Stage, stages } from '../../../../domain/application.ts';
import { isDecided } from '../../../../domain/application-move.ts';
import { CallError } from '../../../data/applications/call-function.ts';
import { moveApplication, undoMove } from '../../../data/applications/moves.ts';
import { retryLimited } from '../../../data/applications/retry-limited.ts';
import type { BrowserClient } from '../../../data/browser-client.ts';
import { Dialog, DialogFooter } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { DialogButtons } from '../../dialog-buttons.tsx';
import type { AskProps, Run } from '../../list/list-definition.ts';
import { defaultTemplate, type MailChoice, MailFields, toMail } from '../moves/mail-fields.tsx';
import type { Texts } from '../texts-context.ts';
import type { ApplicationRow } from './application-row.ts';
import { FromStages, useStageCounts } from './from-stages.tsx';

// A decision needs a merit note of its own for each person, so it is not among these.
const choices = stages.filter((stage) => !isDecided(stage));

type BulkMoveProps = AskProps<ApplicationRow> & { texts: Texts };

export function BulkMove({ texts, walk, proceed, cancel }: BulkMoveProps) {
  const counts = useStageCounts(walk);
  // People who are hired or rejected are moved only where that is asked for.
  const [from, setFrom] = useState<Stage[]>(choices);
  const [to, setTo] = useState<Stage>('screening');
  const [choice, setChoice] = useState<MailChoice>({
    when: 'now',
    template: 'application_stage_screening',
    at: '',
    message: '',
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    proceed(moveAll(from, to, choice));
  }

  return (
    <Dialog open onClose={cancel} title={texts.bulk.move}>
      <form onSubmit={submit} className="grid gap-4">
        <SelectField
          label={texts.columns.stage}
          value={to}
          onChange={(event) => {
            const stage = choices.find((one) => one === event.currentTarget.value) ?? 'screening';
            setTo(stage);
            const template = defaultTemplate(stage);
            setChoice({
              ...choice,
              when: template ? choice.when : 'nothing',
              template: template ?? 'application_message',
            });
          }}
        >
          {choices.map((stage) => (
            <option key={stage} value={stage}>
              {texts.stages[stage]}
            </option>
          ))}
        </SelectField>
        <FromStages texts={texts} counts={counts} to={to} from={from} onChange={setFrom} />
        <MailFields
          choice={choice}
          onChange={setChoice}
          name={texts.bulk.them}
          language={undefined}
          hasAddress
          withNothing
        />
        <DialogFooter>
          <DialogButtons cancel={texts.move.cancel} submit={texts.move.confirm} onCancel={cancel} />
        </DialogFooter>
      </form>
    </Dialog>
  );
}

/** A colleague was faster, or it is gone: no reason to leave the others. */
const isElsewhere = (error: unknown) =>
  error instanceof CallError && (error.code === 'conflict' || error.code === 'not_found');

/** One by one, each with its own mail; who is there already or has withdrawn is left alone. */
function moveAll(from: Stage[], to: Stage, choice: MailChoice): Run<ApplicationRow> {
  return async (client: BrowserClient, rows) => {
    const keys: string[] = [];
    const undo = async () => {
      const errors: unknown[] = [];
      for (const key of keys.toReversed()) {
        await retryLimited(() => undoMove(client, key)).catch((error) => errors.push(error));
      }
      if (errors.length > 0) throw errors[0];
    };
    const outcome = (error?: unknown) => ({
      count: keys.length,
      ...(keys.length > 0 && { undo }),
      error,
    });
    for (const row of rows) {
      if (row.stage === to || row.withdrawn_at || !from.includes(row.stage)) continue;
      const key = crypto.randomUUID();
      const move = { application_id: row.id, from: row.stage, to, mail: toMail(choice) };
      try {
        await retryLimited(() => moveApplication(client, move, key));
        keys.push(key);
      } catch (error) {
        if (!isElsewhere(error)) return outcome(error);
      }
    }
    return outcome();
  };
}
