import { useState } from 'react';
import { undoSeconds } from '../../../domain/mail/staff-mail.ts';
import type { FreelancerDecision } from '../../../domain/people/freelancer-decision.ts';
import { fill } from '../../i18n/format.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import type { Message } from '../../i18n/messages-of.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { proposeJob } from '../candidates/data.ts';
import type { UndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { AddToJobDialog } from '../people/proposals/add-to-job-dialog.tsx';
import { ProposeDialog } from '../people/proposals/propose-dialog.tsx';
import { useMailPerson } from '../people/proposals/use-mail-person.ts';
import { useMessages } from '../use-messages.ts';
import {
  decideFreelancer,
  type Freelancer,
  type FreelancerState,
  setFreelancerState,
  undoDecision,
} from './data.ts';
import { freelancerTones } from './freelancer-columns.tsx';
import type { AdminFreelancersMessages } from './messages.en.ts';

type FreelancerActionsProps = {
  freelancer: Freelancer;
  mutate: UndoableMutation;
  messages: AdminFreelancersMessages;
};

export function FreelancerActions({ freelancer, mutate, messages }: FreelancerActionsProps) {
  const candidates = useMessages('candidates');
  const { actions } = messages;
  const { write } = useMailPerson();
  const [openDialog, setOpenDialog] = useState<'add' | 'propose'>();
  const [isDeciding, setDeciding] = useState(false);
  const close = () => setOpenDialog(undefined);
  const { person_id: id, state, person } = freelancer;
  const name = person.full_name || messages.unnamed;

  /** The mail is held back during the undo period. */
  const decide = async (to: FreelancerDecision['to'], done: Message<'name'>) => {
    if (state === 'left' || isDeciding) return;
    setDeciding(true);
    const key = crypto.randomUUID();
    await mutate({
      work: (client) => decideFreelancer(client, { person_id: id, from: state, to }, key),
      undo: (client) => undoDecision(client, key),
      done: fill(done, { name }),
      undoMs: (undoSeconds - 1) * 1000,
    });
    setDeciding(false);
  };
  const approve = () =>
    decide('approved', person.email ? actions.approved : actions.approvedSilently);
  const decline = () =>
    decide('declined', person.email ? actions.declined : actions.declinedSilently);
  const set = (to: FreelancerState, done: Message<'name'>) =>
    mutate({
      work: (client) => setFreelancerState(client, id, to),
      undo: (client) => setFreelancerState(client, id, state),
      done: fill(done, { name }),
    });

  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone={freelancerTones[state]}>{messages.states[state]}</Badge>
      {(state === 'pending' || state === 'declined') && (
        <Button size="compact" disabled={isDeciding} onClick={() => void approve()}>
          {actions.approve}
        </Button>
      )}
      {state === 'pending' && (
        <Button variant="paper" size="compact" disabled={isDeciding} onClick={() => void decline()}>
          {actions.decline}
        </Button>
      )}
      {state === 'approved' && (
        <>
          <Button size="compact" onClick={() => setOpenDialog('propose')}>
            {actions.propose}
          </Button>
          <Button variant="paper" size="compact" onClick={() => setOpenDialog('add')}>
            {actions.addToJob}
          </Button>
          <Button variant="paper" size="compact" onClick={() => void set('paused', actions.paused)}>
            {actions.pause}
          </Button>
        </>
      )}
      {state === 'paused' && (
        <Button size="compact" onClick={() => void set('approved', actions.resumed)}>
          {actions.resume}
        </Button>
      )}
      <LocalizedLink
        to={`/admin/applicants/${id}`}
        className={buttonClass({ variant: 'quiet', size: 'compact' })}
      >
        {actions.person}
      </LocalizedLink>
      <AddToJobDialog person={{ id, name }} open={openDialog === 'add'} onClose={close} />
      {openDialog === 'propose' && (
        <ProposeDialog
          count={1}
          open
          onClose={close}
          onPropose={async ({ jobId, message }) => {
            const isDone = await write(
              (client) =>
                proposeJob(client, { personIds: [id], role: 'freelancer', jobId, message }),
              candidates.propose.sent,
            );
            if (isDone) close();
          }}
        />
      )}
    </div>
  );
}
