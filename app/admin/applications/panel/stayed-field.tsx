import { SelectField } from '../../../ui/fields/field.tsx';
import { useMessages } from '../../use-messages.ts';
import { type Application, updateStayed } from '../data/application.ts';
import { usePanelMutation } from './use-panel-mutation.ts';

const answers = { yes: true, no: false } as const;

/** Asks whether a hired person has stayed. The figures of the home page count the answers. */
export function StayedField({ application }: { application: Application }) {
  const t = useMessages('applications').panel.stayed;
  const { pending, save } = usePanelMutation(application.id);
  const { stage, stayedSixMonths, erasedAt } = application;
  if (stage !== 'hired' || erasedAt) return null;

  return (
    <SelectField
      label={t.label}
      hint={t.hint}
      value={stayedSixMonths === null ? '' : stayedSixMonths ? 'yes' : 'no'}
      disabled={pending}
      onChange={(event) => {
        const answer = event.currentTarget.value as keyof typeof answers | '';
        const stayed = answer ? answers[answer] : null;
        void save((client) => updateStayed(client, application.id, stayed));
      }}
    >
      <option value="">{t.unknown}</option>
      <option value="yes">{t.yes}</option>
      <option value="no">{t.no}</option>
    </SelectField>
  );
}
