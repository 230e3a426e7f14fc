import { clsx } from 'clsx';
import { startTransition, useId, useOptimistic, useState } from 'react';
import { ruledStages } from '../../../../domain/jobs/stage-rule.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { useUndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { Section } from '../../kit/screens/section.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { useMessages } from '../../use-messages.ts';
import {
  deleteStageRule,
  listStageRules,
  restoreStageRule,
  type StageRule,
  switchStageRule,
} from './data.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { useDescribeRule } from './use-describe-rule.ts';

const rulesKey = (jobId: string) => [...queryKeys.row('jobs', jobId), 'stage-rules'];

/** The rules of a job by stage. Rules are saved immediately, not with the draft of the ad. */
export function StageRulesSection({ jobId }: { jobId: string }) {
  const t = useMessages('stageRules');
  const { data: rules = [] } = useLiveTables({
    queryKey: rulesKey(jobId),
    queryFn: (client) => listStageRules(client, jobId),
    follow: [{ table: 'stage_rules', filter: `job_id=eq.${jobId}` }],
  });
  const mutate = useUndoableMutation(rulesKey(jobId), t.errors);
  const [editedRule, setEditedRule] = useState<StageRule | 'new'>();
  return (
    <Section
      title={t.title}
      text={t.text}
      actions={
        <Button variant="paper" size="compact" onClick={() => setEditedRule('new')}>
          {t.add}
        </Button>
      }
    >
      {rules.length === 0 && <p className="text-soft">{t.none}</p>}
      {ruledStages.map((stage) => {
        const stageRules = rules.filter((rule) => rule.stage === stage);
        return (
          stageRules.length > 0 && (
            <div key={stage} className="grid">
              <h3 className="font-sans text-sm font-semibold tracking-normal text-soft">
                {t.stages[stage]}
              </h3>
              <ul className="grid divide-y divide-line">
                {stageRules.map((rule) => (
                  <RuleRow
                    key={rule.id}
                    {...{ jobId, rule, mutate }}
                    onEdit={() => setEditedRule(rule)}
                  />
                ))}
              </ul>
            </div>
          )
        );
      })}
      {editedRule && (
        <RuleDialog
          jobId={jobId}
          rule={editedRule === 'new' ? undefined : editedRule}
          mutate={mutate}
          onClose={() => setEditedRule(undefined)}
        />
      )}
    </Section>
  );
}

type RuleRowProps = {
  jobId: string;
  rule: StageRule;
  mutate: ReturnType<typeof useUndoableMutation>;
  onEdit: () => void;
};

function RuleRow({ jobId, rule, mutate, onEdit }: RuleRowProps) {
  const t = useMessages('stageRules');
  const sentence = useDescribeRule()(rule);
  const { id } = rule;
  // Shows the new value until the server has responded. After a failure the stored value is shown again, with the reason.
  const [isOn, showOn] = useOptimistic(rule.is_on);
  const boxId = useId();
  const toggle = () =>
    startTransition(async () => {
      showOn(!isOn);
      await mutate({
        work: (client) => switchStageRule(client, id, !isOn),
        done: isOn ? t.turnedOff : t.turnedOn,
      });
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
      <div className="flex min-h-9 min-w-0 flex-1 basis-64 items-center gap-3">
        <Checkbox id={boxId} className="size-5" checked={isOn} onChange={toggle} />
        <label htmlFor={boxId} className={clsx('wrap-anywhere', !isOn && 'text-soft')}>
          {sentence}
        </label>
      </div>
      <span className="flex gap-3 max-sm:pl-8">
        <TextButton onClick={onEdit}>{t.change}</TextButton>
        <TextButton
          onClick={() =>
            void mutate({
              work: (client) => deleteStageRule(client, id),
              done: t.removed,
              undo: (client) => restoreStageRule(client, jobId, rule),
            })
          }
        >
          {t.remove}
        </TextButton>
      </span>
    </li>
  );
}
