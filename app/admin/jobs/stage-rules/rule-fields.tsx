import { canRuleSend, stageTemplate } from '../../../../domain/applications/application-move.ts';
import type { Stage } from '../../../../domain/enums.ts';
import {
  maxRuleDays,
  maxRuleMinutes,
  type StageRuleKind,
} from '../../../../domain/jobs/stage-rule.ts';
import { InputField, SelectField } from '../../../ui/fields/field.tsx';
import { useTemplates } from '../../applications/data/use-choices.ts';
import { useOwners } from '../../kit/staff/use-staff-names.ts';
import { useMailName } from '../../mail/use-mail-name.ts';
import { useMessages } from '../../use-messages.ts';
import type { StageRule } from './data.ts';

export function RuleMailFields({ rule, stage }: { rule: StageRule | undefined; stage: Stage }) {
  const { dialog: t } = useMessages('stageRules');
  const nameMail = useMailName();
  const { data: allTemplates = [] } = useTemplates();
  const templates = allTemplates.map(({ key }) => key).filter((key) => canRuleSend(key, stage));
  const defaultTemplate = rule?.stage === stage ? rule.template_key : stageTemplate(stage);
  return (
    <>
      <SelectField
        name="template_key"
        label={t.template}
        defaultValue={defaultTemplate ?? undefined}
        // Options that load later would leave the first one selected.
        key={`${stage} ${templates.length}`}
      >
        {templates.map((template) => (
          <option key={template} value={template}>
            {nameMail(template)}
          </option>
        ))}
      </SelectField>
      <InputField
        name="minutes"
        type="number"
        label={t.minutes}
        hint={t.minutesHint}
        defaultValue={rule?.minutes ?? 30}
        min={1}
        max={maxRuleMinutes}
        required
      />
    </>
  );
}

type DaysAndColleagueProps = {
  jobId: string;
  kind: StageRuleKind;
  rule: StageRule | undefined;
};

export function DaysAndColleague({ jobId, kind, rule }: DaysAndColleagueProps) {
  const { dialog: t } = useMessages('stageRules');
  const owners = useOwners({ current: rule?.staff_id ?? null, jobId });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <InputField
        name="days"
        type="number"
        label={kind === 'remind' ? t.waiting : t.due}
        defaultValue={rule?.days ?? (kind === 'remind' ? 3 : 1)}
        key={kind}
        min={kind === 'remind' ? 1 : 0}
        max={maxRuleDays}
        required
      />
      {kind !== 'remind' && (
        <SelectField name="staff_id" label={t.colleague} defaultValue={rule?.staff_id ?? ''}>
          <option value="">{t.owner}</option>
          {owners.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
