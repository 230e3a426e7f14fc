import { z } from 'zod';
import { interviewKinds } from '../enums.ts';
import * as field from '../forms/form-field.ts';
import { languages } from '../language.ts';
import { timeZones } from './time-zone.ts';

export const interviewMinutes = { min: 15, max: 480 };
export const maxPlaceLength = 500;
export const maxInterviewMessageLength = 2000;
export const maxSuggestedTimes = 10;
const maxAttendees = 10;

/** A candidate can choose a free time from this many hours ahead, up to this many days. */
export const freeTimes = { noticeHours: 12, days: 14, stepMinutes: 30 };

const moment = z.iso.datetime({ offset: true, error: 'date_invalid' });
const place = field.text(maxPlaceLength);
const kind = z.enum(interviewKinds, 'choice_invalid');
const minutes = z
  .number('number_invalid')
  .int('number_invalid')
  .min(interviewMinutes.min, 'number_too_low')
  .max(interviewMinutes.max, 'number_too_high');
const people = z.array(field.uuid).max(maxAttendees, 'too_many');
const attendees = { staff_ids: people.min(1, 'required'), contact_ids: people.default([]) };

/** The ways to find the time: the candidate chooses a free or a suggested one, or it is agreed. */
export const schedulings = ['free', 'fixed', 'agreed'] as const;
export type Scheduling = (typeof schedulings)[number];

export const interviewPlan = z
  .object({
    application_id: field.uuid,
    kind,
    minutes,
    place,
    message: field.text(maxInterviewMessageLength),
    language: z.enum(languages, 'choice_invalid'),
    time_zone: z.enum(timeZones, 'choice_invalid'),
    ...attendees,
    scheduling: z.enum(schedulings, 'choice_invalid'),
    times: z.array(moment).max(maxSuggestedTimes, 'too_many').default([]),
  })
  .refine(({ scheduling, times }) => scheduling === 'free' || times.length > 0, {
    path: ['times'],
    error: 'required',
  });

export type InterviewPlan = z.output<typeof interviewPlan>;

export const interviewChange = z.object({
  interview_id: field.uuid,
  /** The sequence of the interview as the caller saw it. */
  sequence: z.number().int(),
  kind,
  minutes,
  place,
  /** A new time, for an interview that is booked. */
  starts_at: moment.optional(),
  /** The times that the candidate chooses from while none is booked: all free times if the list is empty. */
  times: z.array(moment).max(maxSuggestedTimes, 'too_many').optional(),
  ...attendees,
});

export type InterviewChange = z.output<typeof interviewChange>;

export const interviewCancellation = z.object({ interview_id: field.uuid });

/** With an application, other interviews of the candidate count too. */
export const freeTimesCall = z.object({
  staff_ids: attendees.staff_ids,
  minutes,
  application_id: field.uuid.optional(),
});
