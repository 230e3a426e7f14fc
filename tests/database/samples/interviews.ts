import { cast } from '../../fixtures/cast.ts';
import { application, future, id, openJob, past, type Samples } from './sample.ts';

const interviewId = id(71);

const interview = (rest: object = {}) => ({
  application_id: application,
  job_id: openJob,
  kind: 'video',
  minutes: 45,
  language: 'en',
  time_zone: 'Europe/Stockholm',
  choice: 'free',
  ...rest,
});

export const interviews: Samples = {
  interviews: {
    rows: [interview({ id: interviewId })],
    fresh: interview(),
    touch: 'place',
  },
  interview_attendees: {
    rows: [{ interview_id: interviewId, staff_id: cast.rasmus.id }],
    fresh: { interview_id: interviewId, staff_id: cast.astrid.id },
    touch: 'removed_at',
  },
  interview_times: {
    rows: [{ interview_id: interviewId, starts_at: future }],
    fresh: { interview_id: interviewId, starts_at: past },
    touch: 'starts_at',
  },
  staff_calendars: {
    rows: [{ staff_id: cast.rasmus.id, time_zone: 'Europe/Stockholm' }],
    fresh: { staff_id: cast.astrid.id, time_zone: 'Europe/London' },
    touch: 'time_zone',
  },
  working_hours: {
    rows: [{ staff_id: cast.rasmus.id, weekday: 1, starts_at: '09:00', ends_at: '17:00' }],
    fresh: { staff_id: cast.rasmus.id, weekday: 2, starts_at: '09:00', ends_at: '17:00' },
    touch: 'ends_at',
  },
};
