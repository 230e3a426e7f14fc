import { SelectField } from '../../../ui/field.tsx';
import { useMessages } from '../../use-messages.ts';
import { type Application, updateOwner } from '../data/application.ts';
import { useColleagues } from '../data/use-choices.ts';
import { usePanelMutation } from './use-panel-mutation.ts';

export function OwnerField({ application }: { application: Application }) {
  const messages = useMessages('applications');
  const { data: colleagues = [] } = useColleagues();
  const { pending, save } = usePanelMutation(application.id);

  return (
    <SelectField
      label={messages.panel.owner}
      value={application.ownerId ?? ''}
      disabled={pending}
      onChange={(event) => {
        const owner = event.currentTarget.value || null;
        void save((client) => updateOwner(client, application.id, owner));
      }}
    >
      <option value="">{messages.noOwner}</option>
      {colleagues.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
