import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import {
  interviewMinutes,
  maxInterviewMessageLength,
  type Scheduling,
  schedulings,
} from '../../../domain/interviews/interview.ts';
import { defaultTimeZone, nameCity, timeZones } from '../../../domain/interviews/time-zone.ts';
import { languages, parseLanguage } from '../../../domain/language.ts';
import { useClientQuery } from '../../backend/use-client-query.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { SelectField } from '../../ui/fields/field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { toastError } from '../../ui/toast/toast-error.ts';
import type { Application } from '../applications/data/application.ts';
import { BounceNotice } from '../conversations/bounce-notice.tsx';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { interviewKeys, listFreeTimes, scheduleInterview } from './data.ts';
import { describeFree } from './describe-free.ts';
import { toMoment } from './local-time.ts';
import { type Meeting, MeetingFields } from './meeting-fields.tsx';
import { type People, PeopleFields } from './people-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { useInterviewMutation } from './use-interview-mutation.ts';

type ScheduleDialogProps = { application: Application; onClose: () => void };

const firstMeeting: Meeting = { kind: 'video', minutes: 45, place: '' };

/** Plans an interview: how, with whom, and how its time is found. */
export function ScheduleDialog({ application, onClose }: ScheduleDialogProps) {
  const { form, schedule } = useMessages('interviews');
  const shownLanguage = useLanguage();
  const { userId } = useStaff();
  const [meeting, setMeeting] = useState(firstMeeting);
  const [people, setPeople] = useState<People>({ staffIds: [userId], contactIds: [] });
  const [language, setLanguage] = useState(application.language);
  const [zone, setZone] = useState(defaultTimeZone);
  const [scheduling, setScheduling] = useState<Scheduling>('free');
  const [times, setTimes] = useState(['']);
  const [message, setMessage] = useState('');
  const { pending, save } = useInterviewMutation(application.id);
  const { staffIds } = people;
  const isKnown = staffIds.length > 0 && meeting.minutes >= interviewMinutes.min;
  const { data: free } = useClientQuery({
    queryKey: interviewKeys.freeTimes(application.id, staffIds, meeting.minutes),
    queryFn: (client) => listFreeTimes(client, application.id, staffIds, meeting.minutes),
    enabled: isKnown,
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (staffIds.length === 0) return toastError(form.peopleMissing);
    const plannedTimes = scheduling === 'agreed' ? times.slice(0, 1) : times;
    const plan = {
      application_id: application.id,
      ...meeting,
      language,
      time_zone: zone,
      staff_ids: staffIds,
      contact_ids: people.contactIds,
      scheduling,
      times: scheduling === 'free' ? [] : plannedTimes.map((time) => toMoment(time, zone)),
      message,
    };
    if (!(await save((client) => scheduleInterview(client, plan)))) return;
    toast.success(scheduling === 'agreed' ? form.booked : form.scheduled);
    onClose();
  }

  return (
    <FormDialog
      title={schedule}
      cancel={form.close}
      submit={scheduling === 'agreed' ? form.book : form.submit}
      disabled={pending}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <BounceNotice personId={application.personId} address={application.email} />
      <MeetingFields value={meeting} onChange={setMeeting} />
      <PeopleFields jobId={application.jobId} value={people} onChange={setPeople} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={form.language}
          value={language}
          onChange={({ currentTarget }) =>
            setLanguage(parseLanguage(currentTarget.value) ?? language)
          }
        >
          {languages.map((code) => (
            <option key={code} value={code}>
              {form.languages[code]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={form.zone}
          value={zone}
          onChange={({ currentTarget }) =>
            setZone(timeZones.find((option) => option === currentTarget.value) ?? zone)
          }
        >
          {timeZones.map((timeZone) => (
            <option key={timeZone} value={timeZone}>
              {nameCity(timeZone, shownLanguage)}
            </option>
          ))}
        </SelectField>
      </div>
      <SelectField
        label={form.scheduling}
        hint={scheduling === 'free' && free && describeFree(free.length, form)}
        value={scheduling}
        onChange={({ currentTarget }) =>
          setScheduling(schedulings.find((option) => option === currentTarget.value) ?? scheduling)
        }
      >
        {schedulings.map((key) => (
          <option key={key} value={key}>
            {form.schedulings[key]}
          </option>
        ))}
      </SelectField>
      {scheduling !== 'free' && (
        <TimeFields
          value={times}
          onChange={setTimes}
          zone={zone}
          free={free ?? []}
          isSingle={scheduling === 'agreed'}
        />
      )}
      <TextareaField
        label={form.message}
        hint={form.messageHint}
        rows={3}
        lang={language}
        maxLength={maxInterviewMessageLength}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
    </FormDialog>
  );
}
