import { fill } from '../../../i18n/format.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { useMessages } from '../../use-messages.ts';
import { revokeLinks } from '../data/actions.ts';
import type { Person } from '../data/people.ts';
import { usePersonMutation } from '../use-person-mutation.ts';

type RevokeDialogProps = { person: Person; onClose: () => void };

/** Revokes the private links in all mails that the person has received. */
export function RevokeDialog({ person, onClose }: RevokeDialogProps) {
  const people = useMessages('people');
  const { privacy } = people;
  const mutate = usePersonMutation();
  const revoke = () => {
    onClose();
    let count = 0;
    return mutate({
      done: () => (count > 0 ? fill(privacy.revokeDone, { count }) : privacy.revokeNone),
      work: async (client) => {
        count = await revokeLinks(client, person.id);
      },
    });
  };

  return (
    <ConfirmDialog
      messages={{
        title: fill(privacy.revokeTitle, { name: person.full_name || people.unnamed }),
        text: privacy.revokeText,
        cancel: people.cancel,
        submit: privacy.revokeSubmit,
      }}
      pending={false}
      onSubmit={revoke}
      onClose={onClose}
    />
  );
}
