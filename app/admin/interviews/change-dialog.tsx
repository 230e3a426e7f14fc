import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { useClientQuery } from '../../backend/use-client-query.ts';
import { toastError } from '../../ui/toast/toast-error.ts';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';
import { useMessages } from '../use-messages.ts';
import { changeInterview, type Interview, interviewKeys, listFreeTimes } from './data.ts';
import { toLocal, toMoment } from './local-time.ts';
import { MeetingFields } from './meeting-fields.tsx';
import { OfferFields } from './offer-fields.tsx';
import { PeopleFields } from './people-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { useInterviewMutation } from './use-interview-mutation.ts';

type ChangeDialogProps = { interview: Interview; jobId: string; onClose: () => void };

/** Moves an interview, or changes its place, its people or the times that the candidate chooses from. */
export function ChangeDialog({ interview: live, jobId, onClose }: ChangeDialogProps) {
  const { form, changing } = useMessages('interviews');
  // The interview as the form was opened with it. The server rejects the change if the interview has moved since.
  const [interview] = useState(live);
  const { kind, minutes, place, staffIds, contactIds, startsAt, timeZone: zone } = interview;
  const [meeting, setMeeting] = useState({ kind, minutes, place: place ?? '' });
  const [people, setPeople] = useState({ staffIds, contactIds });
  const [times, setTimes] = useState(
    startsAt ? [toLocal(startsAt, zone)] : listComingTimes(interview),
  );
  const { pending, save } = useInterviewMutation(interview.applicationId);
  const { data: free } = useClientQuery({
    queryKey: interviewKeys.freeTimes(interview.applicationId, people.staffIds, meeting.minutes),
    queryFn: (client) =>
      listFreeTimes(client, interview.applicationId, people.staffIds, meeting.minutes),
    enabled: people.staffIds.length > 0 && meeting.minutes > 0,
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (people.staffIds.length === 0) return toastError(form.peopleMissing);
    const moments = times.map((time) => toMoment(time, zone));
    const isOfferChanged = !startsAt && times.join() !== listComingTimes(interview).join();
    const change = {
      interview_id: interview.id,
      sequence: interview.sequence,
      ...meeting,
      staff_ids: people.staffIds,
      contact_ids: people.contactIds,
      ...(startsAt && { starts_at: moments[0] }),
      ...(isOfferChanged && { times: moments }),
    };
    if (!(await save((client) => changeInterview(client, change)))) return;
    toast.success(startsAt ? changing.saved : changing.offerSaved);
    onClose();
  }

  return (
    <FormDialog
      title={changing.title}
      cancel={form.close}
      submit={startsAt ? changing.submit : changing.submitOffer}
      disabled={pending}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      {startsAt ? (
        <TimeFields value={times} onChange={setTimes} zone={zone} free={free ?? []} isSingle />
      ) : (
        <OfferFields value={times} onChange={setTimes} zone={zone} free={free} />
      )}
      <MeetingFields value={meeting} onChange={setMeeting} />
      <PeopleFields jobId={jobId} value={people} onChange={setPeople} />
    </FormDialog>
  );
}

/** The suggested times that are still to come. Empty if the candidate chooses from all free times. */
const listComingTimes = ({ times, timeZone }: Interview) =>
  times.filter((time) => new Date(time) > new Date()).map((time) => toLocal(time, timeZone));
