import { type ReactNode, useId } from 'react';
import { findPlanForSearches } from '../../../../../domain/clients/client-plan.ts';
import { inLanguage } from '../../../../../domain/in-language.ts';
import { fill } from '../../../../i18n/format.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../../i18n/localized-link.tsx';
import { buttonClass } from '../../../../ui/button-class.ts';
import { SelectField } from '../../../../ui/fields/field.tsx';
import { TextareaField } from '../../../../ui/fields/textarea-field.tsx';
import { useStaff } from '../../../shell/staff-context.ts';
import { useMessages } from '../../../use-messages.ts';
import type { PlanUse } from '../../data/plan-use.ts';

/** The reason to open a search beyond the plan; the trigger `check_plan_limit` has the same limit. */
const maxReasonLength = 500;

export type LimitChoice = { way: 'upgrade' | 'close' | 'goOn'; jobId: string; reason: string };

type PlanLimitProps = {
  use: PlanUse;
  client: { id: string; name: string };
  choice: LimitChoice;
  onChange: (choice: LimitChoice) => void;
  isReasonMissing: boolean;
};

/** Asks what to do if the client's plan has no room for another search. */
export function PlanLimit({ use, client, choice, onChange, isReasonMissing }: PlanLimitProps) {
  const { limit: t } = useMessages('clientPlans');
  const { untitled } = useMessages('jobs');
  const language = useLanguage();
  const { plans } = useMessages('clients');
  const { role, userId } = useStaff();
  const canManage = role === 'admin' || use.ownerId === userId;
  const largerPlan = use.isPaused ? undefined : findPlanForSearches(use.used + 1);

  return (
    <div className="grid gap-3 rounded-compact border border-line bg-wool p-4">
      <div className="grid gap-1">
        <p className="font-semibold">{t.title}</p>
        <p>{useSituation(use, client.name)}</p>
      </div>
      <fieldset className="grid gap-3">
        <legend className="sr-only">{t.choices}</legend>
        {largerPlan && (
          <Way
            way="upgrade"
            label={fill(t.upgrade, { plan: plans[largerPlan] })}
            hint={canManage ? t.upgradeHint : t.upgradeOther}
            choice={choice}
            onChange={onChange}
          >
            <LocalizedLink
              to={`/admin/clients/${client.id}`}
              className={buttonClass({ variant: 'paper', size: 'compact' })}
            >
              {t.openClient}
            </LocalizedLink>
          </Way>
        )}
        {use.others.length > 0 && !use.isPaused && (
          <Way way="close" label={t.close} hint={t.closeHint} choice={choice} onChange={onChange}>
            <SelectField
              label={t.closeJob}
              value={choice.jobId || use.others[0]?.id}
              onChange={(event) => onChange({ ...choice, jobId: event.target.value })}
            >
              {use.others.map(({ id, title }) => (
                <option key={id} value={id}>
                  {inLanguage(title, language) || untitled}
                </option>
              ))}
            </SelectField>
          </Way>
        )}
        <Way way="goOn" label={t.goOn} hint={t.goOnHint} choice={choice} onChange={onChange}>
          <TextareaField
            label={t.reason}
            rows={2}
            maxLength={maxReasonLength}
            value={choice.reason}
            error={isReasonMissing ? t.reasonMissing : undefined}
            onChange={(event) => onChange({ ...choice, reason: event.target.value })}
          />
        </Way>
      </fieldset>
    </div>
  );
}

function useSituation({ plan, isPaused, allowed, used }: PlanUse, client: string): string {
  const { limit: t } = useMessages('clientPlans');
  const { plans } = useMessages('clients');
  if (!plan) return fill(t.noPlan, { client });
  if (isPaused) return fill(t.paused, { client, plan: plans[plan] });
  return fill(t.text, { client, plan: plans[plan], used, allowed });
}

type WayProps = {
  way: LimitChoice['way'];
  label: string;
  hint: string;
  choice: LimitChoice;
  onChange: (choice: LimitChoice) => void;
  children: ReactNode;
};

/** One way to go on, with its fields while it is chosen. */
function Way({ way, label, hint, choice, onChange, children }: WayProps) {
  const id = useId();
  const isChosen = choice.way === way;
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[auto_1fr] gap-x-3">
        <input
          id={id}
          type="radio"
          name="beyond-plan"
          className="mt-1 size-4 accent-primary"
          checked={isChosen}
          aria-describedby={`${id}-hint`}
          onChange={() => onChange({ ...choice, way })}
        />
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="col-start-2 text-soft">
          {hint}
        </p>
      </div>
      {isChosen && <div className="pl-7">{children}</div>}
    </div>
  );
}
