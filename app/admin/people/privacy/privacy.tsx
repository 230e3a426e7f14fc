import { useState } from 'react';
import { toast } from 'sonner';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { fill } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { downloadFile } from '../../../ui/download-file.ts';
import { usePendingAction } from '../../kit/actions/use-pending-action.ts';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import { exportPerson, revokeLinks } from '../data/actions.ts';
import type { Person } from '../data/people.ts';
import { usePersonMutation } from '../use-person-mutation.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { HoldDialog } from './hold-dialog.tsx';

export function PersonPrivacy({ person }: { person: Person }) {
  const people = useMessages('people');
  const { privacy } = people;
  const [openDialog, setOpenDialog] = useState<'erase' | 'hold' | 'revoke'>();
  const close = () => setOpenDialog(undefined);

  return (
    <Section title={privacy.title}>
      <p className="text-soft">{privacy.text}</p>
      <div className="grid gap-2">
        <ExportButton person={person} />
        <Button variant="paper" size="compact" onClick={() => setOpenDialog('revoke')}>
          {privacy.revoke}
        </Button>
        <Button
          variant="paper"
          size="compact"
          disabled={person.legal_hold}
          onClick={() => setOpenDialog('hold')}
        >
          {privacy.hold}
        </Button>
        <Button
          variant="paper"
          size="compact"
          className="text-lingon"
          disabled={person.legal_hold || person.erasure_requested_at !== null}
          aria-describedby={person.legal_hold ? 'erase-blocked' : undefined}
          onClick={() => setOpenDialog('erase')}
        >
          {privacy.erase}
        </Button>
        {person.legal_hold && (
          <p id="erase-blocked" className="text-soft">
            {privacy.heldWhy}
          </p>
        )}
      </div>
      <EraseDialog person={person} open={openDialog === 'erase'} onClose={close} />
      <HoldDialog person={person} open={openDialog === 'hold'} onClose={close} />
      {openDialog === 'revoke' && <RevokeDialog person={person} onClose={close} />}
    </Section>
  );
}

function ExportButton({ person }: { person: Person }) {
  const people = useMessages('people');
  const { privacy } = people;
  const { getClient } = useAuth();
  const { pending, run } = usePendingAction({ errors: people.errors });
  const start = () =>
    run(async () => {
      const file = await exportPerson(await getClient(), person.id);
      downloadFile(file, `person-${person.id}.json`);
      toast.success(privacy.exported);
    });
  return (
    <Button
      variant="paper"
      size="compact"
      disabled={pending || person.erase_after !== null}
      onClick={start}
    >
      {pending ? privacy.exporting : privacy.export}
    </Button>
  );
}

type RevokeDialogProps = { person: Person; onClose: () => void };

/** Revokes the private links in all mails that the person has received. */
function RevokeDialog({ person, onClose }: RevokeDialogProps) {
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
