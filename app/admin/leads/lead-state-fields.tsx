import { leadStates } from '../../../domain/enums.ts';
import { fill, formatTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/fields/chip.tsx';
import { SelectField } from '../../ui/fields/field.tsx';
import type { UndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { Section } from '../kit/screens/section.tsx';
import { useOwners } from '../kit/staff/use-staff-names.ts';
import { useStaff } from '../shell/staff-context.ts';
import { type Lead, type LeadState, updateLead } from './data.ts';
import type { AdminWaitingListMessages } from './messages.en.ts';

type LeadStateFieldsProps = {
  lead: Lead;
  mutate: UndoableMutation;
  messages: AdminWaitingListMessages;
};

/** The state of the lead and its assignee. */
export function LeadStateFields({ lead, mutate, messages }: LeadStateFieldsProps) {
  const language = useLanguage();
  const { userId } = useStaff();
  const owners = useOwners({ current: lead.assignee_id });
  const t = messages.lead;
  const company = lead.company || lead.person.full_name || messages.noCompany;
  const setState = (state: LeadState) =>
    mutate({
      work: (client) => updateLead(client, lead.id, { state }),
      undo: (client) =>
        updateLead(client, lead.id, {
          state: lead.state,
          state_changed_at: lead.state_changed_at,
        }),
      done: fill(t.stateSet, { company, state: messages.states[state] }),
    });
  const assign = (assignee: string | null) =>
    mutate({
      work: (client) => updateLead(client, lead.id, { assignee_id: assignee }),
      undo: (client) => updateLead(client, lead.id, { assignee_id: lead.assignee_id }),
      done: fill(t.assigned, {
        company,
        name: owners.find(({ value }) => value === assignee)?.label ?? messages.nobody,
      }),
    });

  return (
    <Section title={t.state}>
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">{t.state}</legend>
        {leadStates.map((state) => (
          <Chip
            key={state}
            isOn={lead.state === state}
            aria-pressed={lead.state === state}
            onClick={() => lead.state !== state && void setState(state)}
          >
            {messages.states[state]}
          </Chip>
        ))}
        <span className="text-[.8125rem] text-soft">
          {fill(t.since, { time: formatTime(new Date(lead.state_changed_at), language) })}
        </span>
      </fieldset>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-52">
          <SelectField
            label={t.assignee}
            value={lead.assignee_id ?? ''}
            onChange={(event) => void assign(event.target.value || null)}
          >
            <option value="">{messages.nobody}</option>
            {owners.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        {lead.assignee_id !== userId && (
          <Button variant="paper" size="compact" onClick={() => void assign(userId)}>
            {t.mine}
          </Button>
        )}
      </div>
    </Section>
  );
}
