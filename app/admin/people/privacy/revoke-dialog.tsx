import { fill } from '../../../i18n/format.ts';
import { Dialog, DialogFooter } from '../../../ui/dialog.tsx';
import { DialogButtons } from '../../kit/dialog-buttons.tsx';
import { useMessages } from '../../use-messages.ts';
import { revokeLinks } from '../data/actions.ts';
import type { Person } from '../data/people.ts';
import { usePersonMutation } from '../use-person-mutation.ts';

type RevokeDialogProps = { person: Person; open: boolean; onClose: () => void };

/** Revokes the private links in all mails that the person has received. */
export function RevokeDialog({ person, open, onClose }: RevokeDialogProps) {
  const people = useMessages('people');
  const { privacy } = people;
  const mutate = usePersonMutation();
  const revoke = () => {
    onClose();
    let count = 0;
    void mutate({
      done: () => (count > 0 ? fill(privacy.revokeDone, { count }) : privacy.revokeNone),
      work: async (client) => {
        count = await revokeLinks(client, person.id);
      },
    });
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={fill(privacy.revokeTitle, { name: person.full_name || people.unnamed })}
    >
      <p className="text-soft">{privacy.revokeText}</p>
      <DialogFooter>
        <DialogButtons
          cancel={people.cancel}
          submit={privacy.revokeSubmit}
          tone="danger"
          onCancel={onClose}
          onSubmit={revoke}
        />
      </DialogFooter>
    </Dialog>
  );
}
