import { toast } from 'sonner';
import { fill } from '../../../i18n/format.ts';
import { SelectField } from '../../../ui/fields/field.tsx';
import { useOwners } from '../../kit/staff/use-staff-names.ts';
import { useMessages } from '../../use-messages.ts';
import { type Application, updateApplicationOwner } from '../data/application.ts';
import { usePanelMutation } from './use-panel-mutation.ts';

export function OwnerField({ application }: { application: Application }) {
  const messages = useMessages('applications');
  const owners = useOwners({ current: application.ownerId, jobId: application.jobId });
  const { pending, save } = usePanelMutation(application.id);

  return (
    <SelectField
      label={messages.panel.owner}
      value={application.ownerId ?? ''}
      disabled={pending}
      onChange={(event) => {
        const owner = event.currentTarget.value || null;
        const { ownerId: ownerBefore, id } = application;
        const name = owners.find(({ value }) => value === owner)?.label ?? messages.noOwner;
        void save(async (client) => {
          await updateApplicationOwner(client, id, owner);
          toast(fill(messages.panel.ownerDone, { name }), {
            action: {
              label: messages.move.undo,
              onClick: () =>
                void save((undoClient) => updateApplicationOwner(undoClient, id, ownerBefore)),
            },
          });
        });
      }}
    >
      <option value="">{messages.noOwner}</option>
      {owners.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
