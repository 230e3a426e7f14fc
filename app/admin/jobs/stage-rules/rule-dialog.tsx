import { useState } from 'react';
import { type Stage, stageRuleKinds } from '../../../../domain/enums.ts';
import {
  ruledStages,
  type StageRuleFields,
  type StageRuleKind,
  stageRuleFields,
} from '../../../../domain/jobs/stage-rule.ts';
import { maxTaskLengths } from '../../../../domain/tasks/task.ts';
import { InputField } from '../../../ui/fields/field.tsx';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { FormAlert } from '../../kit/forms/form-alert.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { useMessages } from '../../use-messages.ts';
import { ChoiceField } from '../editor/choice-field.tsx';
import { createStageRule, type StageRule, updateStageRule } from './data.ts';
import { DaysAndColleague, RuleMailFields } from './rule-fields.tsx';

type RuleDialogProps = {
  jobId: string;
  /** Undefined for a new rule. */
  rule: StageRule | undefined;
  mutate: UndoableMutation;
  onClose: () => void;
};

export function RuleDialog({ jobId, rule, mutate, onClose }: RuleDialogProps) {
  const { dialog: t, stages } = useMessages('stageRules');
  const [kind, setKind] = useState<StageRuleKind>(rule?.kind ?? 'task');
  const [stage, setStage] = useState<Stage>(rule?.stage ?? 'interview');
  const [isInvalid, setInvalid] = useState(false);
  const { pending, onSubmit } = useSubmit(async (field) => {
    const names = ['template_key', 'minutes', 'title', 'days', 'staff_id'];
    const typedValues = Object.fromEntries(names.map((name) => [name, field(name)]));
    const { data } = stageRuleFields.safeParse({ ...typedValues, kind, stage });
    setInvalid(!data);
    if (!data) return;
    const isDone = await mutate({
      work: (client) =>
        rule ? updateStageRule(client, rule, data) : createStageRule(client, jobId, data),
      done: rule ? savedMessage(rule, data) : t.added,
    });
    if (isDone) onClose();
  });
  /** Describes what happens to the mail that the rule has scheduled. */
  function savedMessage(before: StageRule, { kind: saved, stage: to }: StageRuleFields): string {
    if (saved !== 'mail') return t.saved;
    return before.stage === to ? t.savedMail : t.savedStage;
  }

  return (
    <FormDialog
      title={rule ? t.edit : t.add}
      cancel={t.cancel}
      submit={rule ? t.submit : t.submitNew}
      disabled={pending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ChoiceField<Stage>
          label={t.stage}
          value={stage}
          choices={ruledStages}
          labels={stages}
          onChange={setStage}
        />
        {!rule && (
          <ChoiceField
            label={t.kind}
            value={kind}
            choices={stageRuleKinds}
            labels={t.kinds}
            onChange={(next) => {
              setKind(next);
              setInvalid(false);
            }}
          />
        )}
      </div>
      {kind === 'mail' && <RuleMailFields rule={rule} stage={stage} />}
      {kind === 'task' && (
        <InputField
          name="title"
          label={t.title}
          defaultValue={rule?.title ?? ''}
          maxLength={maxTaskLengths.title}
          required
        />
      )}
      {kind !== 'mail' && <DaysAndColleague jobId={jobId} kind={kind} rule={rule} />}
      {isInvalid && <FormAlert>{t.invalid}</FormAlert>}
    </FormDialog>
  );
}
