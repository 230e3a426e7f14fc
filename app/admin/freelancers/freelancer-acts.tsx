import { useState } from 'react';
import { undoSeconds } from '../../../domain/staff-mail.ts';
import { proposeJob } from '../../data/candidates.ts';
import {
  type Freelancer,
  type FreelancerState,
  setFreelancerState,
} from '../../data/freelancers.ts';
import { callBackMail, sendStaffMail } from '../../data/staff-mail.ts';
import { fill } from '../../i18n/format.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import type { AdminFreelancersMessages } from '../../i18n/messages/en/admin-freelancers.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { AddToJobDialog } from '../people/add-to-job-dialog.tsx';
import { usePeople } from '../people/people-context.ts';
import { ProposeDialog } from '../people/propose-dialog.tsx';
import { useWrite } from '../people/use-write.ts';
import type { Act } from '../use-act.ts';
import { stateTones } from './freelancer-columns.tsx';

type FreelancerActsProps = { freelancer: Freelancer; act: Act; messages: AdminFreelancersMessages };

export function FreelancerActs({ freelancer, act, messages }: FreelancerActsProps) {
  const { candidates } = usePeople();
  const { acts } = messages;
  const { write } = useWrite();
  const [asking, setAsking] = useState<'add' | 'propose'>();
  const close = () => setAsking(undefined);
  const { person_id: id, state, person } = freelancer;
  const name = person.full_name || messages.unnamed;

  /** The mail about it waits as long as it can be undone. */
  const set = (to: FreelancerState, done: string, template?: string) => {
    let mailId: string | undefined;
    return act({
      work: async (client) => {
        await setFreelancerState(client, id, to);
        if (template && person.email) {
          mailId = (await sendStaffMail(client, { template, person_id: id })).id;
        }
      },
      undo: async (client) => {
        if (mailId) await callBackMail(client, mailId);
        await setFreelancerState(client, id, state);
      },
      done: fill(done, { name }),
      undoMs: (undoSeconds - 1) * 1000,
    });
  };
  const approve = () =>
    set('approved', person.email ? acts.approved : acts.approvedSilently, 'freelancer_approved');
  const decline = () =>
    set('declined', person.email ? acts.declined : acts.declinedSilently, 'freelancer_declined');

  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone={stateTones[state]}>{messages.states[state]}</Badge>
      {(state === 'pending' || state === 'declined') && (
        <Button size="compact" onClick={() => void approve()}>
          {acts.approve}
        </Button>
      )}
      {state === 'pending' && (
        <Button variant="paper" size="compact" onClick={() => void decline()}>
          {acts.decline}
        </Button>
      )}
      {state === 'approved' && (
        <>
          <Button size="compact" onClick={() => setAsking('propose')}>
            {acts.propose}
          </Button>
          <Button variant="paper" size="compact" onClick={() => setAsking('add')}>
            {acts.addToJob}
          </Button>
          <Button variant="paper" size="compact" onClick={() => void set('paused', acts.paused)}>
            {acts.pause}
          </Button>
        </>
      )}
      {state === 'paused' && (
        <Button size="compact" onClick={() => void set('approved', acts.resumed)}>
          {acts.resume}
        </Button>
      )}
      <LocalizedLink
        to={`/admin/applicants/${id}`}
        className={buttonClass({ variant: 'quiet', size: 'compact' })}
      >
        {acts.person}
      </LocalizedLink>
      <AddToJobDialog person={{ id, name }} open={asking === 'add'} onClose={close} />
      {asking === 'propose' && (
        <ProposeDialog
          count={1}
          open
          onClose={close}
          onPropose={async ({ jobId, message }) => {
            const isDone = await write(
              (client) => proposeJob(client, { personIds: [id], jobId, message }),
              candidates.propose.sent,
            );
            if (isDone) close();
          }}
        />
      )}
    </div>
  );
}
