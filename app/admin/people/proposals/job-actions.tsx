import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../../ui/overlays/dropdown-menu.tsx';
import { askToRenew, proposeJob } from '../../candidates/data.ts';
import { useMessages } from '../../use-messages.ts';
import type { Person } from '../data/people.ts';
import { AddToJobDialog } from './add-to-job-dialog.tsx';
import { ProposeDialog } from './propose-dialog.tsx';
import { useMailPerson } from './use-mail-person.ts';

/** Actions for a person in the candidate bank. */
export function JobActions({ person }: { person: Person }) {
  const people = useMessages('people');
  const candidates = useMessages('candidates');
  const { pending, write } = useMailPerson();
  const [openDialog, setOpenDialog] = useState<'add' | 'propose'>();
  const close = () => setOpenDialog(undefined);
  const name = person.full_name || people.unnamed;

  return (
    <span className="flex flex-wrap justify-end gap-2">
      {person.candidates?.state !== 'paused' && (
        <Button variant="paper" size="compact" onClick={() => setOpenDialog('propose')}>
          {people.profile.propose}
        </Button>
      )}
      <Button size="compact" onClick={() => setOpenDialog('add')}>
        {people.profile.addToJob}
      </Button>
      <DropdownMenu trigger={<IconButton icon="more" label={people.more} disabled={pending} />}>
        <DropdownMenuItem
          onSelect={() =>
            void write((client) => askToRenew(client, [person.id]), candidates.renew.sent)
          }
        >
          {candidates.renew.ofOne}
        </DropdownMenuItem>
      </DropdownMenu>
      <AddToJobDialog
        person={{ id: person.id, name }}
        open={openDialog === 'add'}
        onClose={close}
      />
      {openDialog === 'propose' && (
        <ProposeDialog
          count={1}
          open
          onClose={close}
          onPropose={async ({ jobId, message }) => {
            const isDone = await write(
              (client) =>
                proposeJob(client, { personIds: [person.id], role: 'candidate', jobId, message }),
              candidates.propose.sent,
            );
            if (isDone) close();
          }}
        />
      )}
    </span>
  );
}
